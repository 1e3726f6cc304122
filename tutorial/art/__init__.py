"""The drawings: tile faces and signs, as one SVG sprite."""
