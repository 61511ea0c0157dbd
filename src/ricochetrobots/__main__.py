"""``python -m ricochetrobots``: the command ``ricochet``."""

from ricochetrobots.cli import main

if __name__ == "__main__":
    main()
