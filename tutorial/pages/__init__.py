"""The pages that belong to no feature: home, about, errors, health; and what every page shares."""
