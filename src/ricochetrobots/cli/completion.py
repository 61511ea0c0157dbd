"""Shell completion: a script in the shell runs this program to list the next words."""

import os
import re
import sys
from pathlib import Path

from ricochetrobots.cli.arguments import HELP, UsageError
from ricochetrobots.cli.commands import ABOUT, COMMANDS
from ricochetrobots.cli.console import say, write
from ricochetrobots.cli.text import t

SCRIPTS = {
    "bash": """\
_ricochet() {
    local IFS=$'\\n'
    COMPREPLY=( $(_RICOCHET_COMPLETE=1 COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD=$COMP_CWORD ricochet) )
}
complete -o default -F _ricochet ricochet""",
    "zsh": """\
#compdef ricochet
_ricochet() {
    compadd -- ${(f)"$(_RICOCHET_COMPLETE=1 COMP_WORDS="${(F)words}" COMP_CWORD=$((CURRENT - 1)) ricochet)"}
}
compdef _ricochet ricochet""",
    "fish": """\
complete -c ricochet -a '(env _RICOCHET_COMPLETE=1 COMP_WORDS=(commandline -cp | string collect) \
    COMP_CWORD=(count (commandline -cpo)) ricochet)'""",
    "powershell": """\
Register-ArgumentCompleter -Native -CommandName ricochet -ScriptBlock {
    param($word, $ast, $at)
    $env:_RICOCHET_COMPLETE = 1
    $env:COMP_WORDS = $ast.ToString()
    $env:COMP_CWORD = $ast.CommandElements.Count - [int]($word -ne "")
    ricochet
    Remove-Item Env:_RICOCHET_COMPLETE, Env:COMP_WORDS, Env:COMP_CWORD
}""",
}
PROFILES = {"bash": ".bashrc", "zsh": ".zshrc", "fish": ".config/fish/completions/ricochet.fish"}
"""The file in the home directory to which each shell's script is appended."""


def complete() -> int:
    """Print the words that fit at index ``COMP_CWORD`` of ``COMP_WORDS``, one per line."""
    words = re.split(r"\s+", os.environ.get("COMP_WORDS", ""))
    at = int(os.environ.get("COMP_CWORD") or len(words) - 1)
    begun = words[at] if at < len(words) else ""
    for word in candidates(words[1:at]):
        if word.startswith(begun):
            write(word)
    return 0


def candidates(before: list[str]) -> list[str]:
    """Return the words that can follow ``before``: commands, or the options of a command."""
    names = [command.name.split() for command in COMMANDS]
    for command in COMMANDS:
        name = command.name.split()
        if before[: len(name)] == name:
            options = [option for option in command.parameters if not option.is_argument]
            return [*(spelling for option in options for spelling in option.spellings), *HELP]
    following = {name[len(before)]: None for name in names if name[: len(before)] == before}
    return [*following, *([] if before else [*(option.names for option in ABOUT.parameters), *HELP])]


def offer(shell: str | None = None, *, install: bool) -> None:
    """Print the script for a shell, or append it to the shell's profile. Raises UsageError."""
    shell = shell or _shell()
    if shell not in SCRIPTS or (install and shell not in PROFILES):
        raise UsageError("usage-shell", given=shell, choices=", ".join(PROFILES if install else SCRIPTS))
    script = SCRIPTS[shell]
    if not install:
        write(script)
        return
    profile = Path.home() / PROFILES[shell]
    profile.parent.mkdir(parents=True, exist_ok=True)
    text = profile.read_text("utf-8") if profile.exists() else ""
    if script not in text:
        profile.write_text(f"{text}\n{script}\n", "utf-8")
    say(t("cli-completion-installed", file=str(profile)))


def _shell() -> str:
    return "powershell" if sys.platform == "win32" else Path(os.environ.get("SHELL", "")).stem
