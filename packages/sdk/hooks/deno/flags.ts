/** The flags that a hook was called with: `--name=value`, or `--name value`. */
export function readFlags(words: readonly string[]): ReadonlyMap<string, string> {
  const flags = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    const [, name, value] = /^--([^=]+)(?:=(.*))?$/s.exec(words[at] ?? "") ?? [];
    if (name === undefined) continue;
    flags.set(name, value ?? words[++at] ?? "");
  }
  return flags;
}
