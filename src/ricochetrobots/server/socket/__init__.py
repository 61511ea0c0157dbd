"""The live connection: reading messages, the conversation, and a bounded queue out."""
