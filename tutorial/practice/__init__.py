"""The practice table: whole deals against three others, with help, and with a reason for every refusal."""
