import type { Flags } from "./command.ts";

/** Commands under the names that Slack's command line has for them. */
const commandNames: Readonly<Record<string, string>> = {
  install: "app install",
  uninstall: "app uninstall",
  delete: "app delete",
  manifest: "manifest info",
  "env add": "env set",
  "env remove": "env unset",
};

/** The same words with the name of a command of this program. */
export function ownCommand(words: readonly string[], isCommand: (name: string) => boolean): readonly string[] {
  const [noun = "", verb = "", ...rest] = words;
  const two = commandNames[`${noun} ${verb}`];
  if (two !== undefined) return [...two.split(" "), ...rest];
  const one = commandNames[noun];
  const isOwn = isCommand(`${noun} ${verb}`) || isCommand(noun);
  return one === undefined || isOwn ? words : [...one.split(" "), ...words.slice(1)];
}

/** Flags under the names that Slack's command line has for them; used where the command has no flag of that name. */
const flagNames: Readonly<Record<string, string>> = {
  force: "yes",
  tail: "follow",
  workspace: "team",
};
const shortNames: Readonly<Record<string, string>> = { "-a": "--app", "-w": "--team", "-f": "--force", "-t": "--tail" };

/** Flags for which this program has no use: it checks for no updates, and prints nothing that they would change. */
const mootSwitches = ["skip-update", "no-color", "accessible", "hide-triggers", "force"];
const mootShort = ["-s"];
const mootValued = ["org-workspace-grant", "experiment", "runtime"];

/** What a command gets for flags that Slack's command line, and programs that drive it, give. */
export function ownFlags(args: readonly string[], declared: Flags): string[] {
  const own: string[] = [];
  const isDeclared = (name: string): boolean => Object.hasOwn(declared, name);
  for (let at = 0; at < args.length; at++) {
    const given = args[at] ?? "";
    if (given === "--") return [...own, ...args.slice(at)];
    if (mootShort.includes(given)) continue;
    const word = shortNames[given] ?? given;
    const [, name, value = ""] = /^--([^=]+)(=.*)?$/s.exec(word) ?? [];
    const renamed = name === undefined ? undefined : flagNames[name];
    if (name === undefined || isDeclared(name)) own.push(word);
    else if (renamed !== undefined && isDeclared(renamed)) own.push(`--${renamed}${value}`);
    else if (name === "apihost" && isDeclared("base-url")) {
      const host = value === "" ? (args[++at] ?? "") : value.slice(1);
      own.push("--base-url", /^https?:/.test(host) ? host : `https://${host}`);
    } else if (mootValued.includes(name)) {
      if (value === "") at++;
    } else if (!mootSwitches.includes(name)) own.push(word);
  }
  return own;
}

/** `env set NAME value`, as Slack's command line writes `NAME=value`. */
export function ownVariables(command: string, args: readonly string[]): readonly string[] {
  const [name = "", value, ...rest] = args;
  const isPair = command === "env set" && /^[A-Za-z_]\w*$/.test(name) && value !== undefined && !value.startsWith("--");
  return isPair ? [`${name}=${value}`, ...rest] : args;
}
