/** Flags that many commands share, and that people and tools therefore write before the command. */
const valued = [
  "app",
  "team",
  "base-url",
  "token",
  // Those of Slack's command line, which `ownFlags` translates for the command.
  "workspace",
  "apihost",
  "experiment",
  "runtime",
] as const;
const switches = ["json", "verbose", "force", "no-color", "accessible"] as const;
const letters: Readonly<Record<string, string>> = { "-a": "--app", "-w": "--team", "-f": "--force" };

/** A flag by which other tools of this kind skip their update check; this one never checks. */
const moot = ["--skip-update", "-s"];

/** The same words with the command first: `--team acme app list` is `app list --team acme`. */
export function commandFirst(args: readonly string[]): string[] {
  const moved: string[] = [];
  let at = 0;
  for (; at < args.length; at++) {
    if (moot.includes(args[at] ?? "")) continue;
    const word = letters[args[at] ?? ""] ?? args[at] ?? "";
    const [, name = "", value] = /^--([^=]+)(=.*)?$/s.exec(word) ?? [];
    const takesValue = valued.some((known) => known === name);
    if (!takesValue && !switches.some((known) => known === name)) break;
    moved.push(word);
    if (takesValue && value === undefined) moved.push(args[++at] ?? "");
  }
  return [...args.slice(at), ...moved];
}
