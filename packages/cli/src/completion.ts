import type { AnyCommand } from "./command.ts";
import { commonFlags } from "./flags.ts";

export const shells = ["bash", "zsh", "fish"] as const;
export type ShellName = (typeof shells)[number];

interface Word {
  readonly text: string;
  readonly describe: string;
}

/** A script with which a shell completes commands and flags. It knows them all, so that no key press starts a program. */
export function completionScript(shell: ShellName, commands: readonly AnyCommand[]): string {
  return { bash, zsh, fish }[shell](commands);
}

/** What may come after the words so far: the first words of commands, then the second, then the flags. */
function wordsAfter(commands: readonly AnyCommand[]): Map<string, readonly Word[]> {
  const after = new Map<string, Word[]>([["", []]]);
  const add = (path: string, text: string, describe: string): void => {
    const words = after.get(path) ?? [];
    if (!words.some((word) => word.text === text)) words.push({ text, describe });
    after.set(path, words);
  };
  for (const { name, summary, flags } of commands) {
    const [noun = "", verb] = name.split(" ");
    add("", noun, verb === undefined ? summary : `${noun} …`);
    if (verb !== undefined) add(noun, verb, summary);
    for (const [flag, { describe }] of Object.entries({ ...flags, ...commonFlags })) add(name, `--${flag}`, describe);
  }
  return after;
}

function bash(commands: readonly AnyCommand[]): string {
  const cases = [...wordsAfter(commands)].map(
    ([path, words]) => `    "${path}") words="${words.map((word) => word.text).join(" ")}" ;;`,
  );
  return `# eval "$(platform completion bash)"
_platform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" word words="" at
  for ((at = 1; at < COMP_CWORD; at++)); do
    word="\${COMP_WORDS[at]}"
    [[ "$word" == -* ]] && continue
    path="\${path:+$path }$word"
    [[ "$path" == *" "* ]] && break
  done
  case "$path" in
${cases.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _platform platform
`;
}

function zsh(commands: readonly AnyCommand[]): string {
  const cases = [...wordsAfter(commands)].map(([path, words]) => {
    const rows = words.map(({ text, describe }) => `      ${quoted(`${text.replaceAll(":", "\\:")}:${describe}`)}`);
    return `    "${path}") choices=(\n${rows.join("\n")}\n    ) ;;`;
  });
  return `#compdef platform
# source <(platform completion zsh)
_platform() {
  local typed="" word at
  local -a choices
  for ((at = 2; at < CURRENT; at++)); do
    word="\${words[at]}"
    [[ "$word" == -* ]] && continue
    typed="\${typed:+$typed }$word"
    [[ "$typed" == *" "* ]] && break
  done
  case "$typed" in
${cases.join("\n")}
  esac
  _describe 'platform' choices
}
compdef _platform platform
`;
}

function fish(commands: readonly AnyCommand[]): string {
  const lines = [...wordsAfter(commands)].flatMap(([path, words]) =>
    words.map(({ text, describe }) => {
      const condition = quoted(`__platform_at ${quoted(path)}`);
      const word = text.startsWith("--") ? `-l ${text.slice(2)}` : `-a ${text}`;
      return `complete -c platform -f -n ${condition} ${word} -d ${quoted(describe)}`;
    }),
  );
  return `# platform completion fish | source
function __platform_at
  set -l path
  for word in (commandline -opc)[2..-1]
    string match -q -- '-*' $word; and continue
    set -a path $word
    test (count $path) -ge 2; and break
  end
  test "$path" = "$argv[1]"
end
${lines.join("\n")}
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
