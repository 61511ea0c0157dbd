"""The state that several servers on one PostgreSQL share: notifications, presence, jobs and budgets."""
