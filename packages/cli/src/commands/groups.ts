export interface CommandGroup {
  readonly title: string;
  /** First words of commands. */
  readonly words: readonly string[];
}

/** What belongs together, in the order in which somebody needs it. */
export const commandGroups: readonly CommandGroup[] = [
  { title: "Write an app", words: ["create", "init", "run", "manifest", "doctor", "upgrade"] },
  {
    title: "Bring it to people",
    words: ["deploy", "trigger", "workflow", "function", "env", "activity", "app", "collaborator", "api"],
  },
  { title: "Sign in", words: ["login", "logout", "auth"] },
  { title: "Serve", words: ["serve", "seed", "migrate", "backup", "move"] },
  { title: "Steer a dev server", words: ["logs", "clock", "faults", "state"] },
  { title: "The shell", words: ["completion"] },
];

/** The names of commands, group by group. */
export function grouped(names: readonly string[]): { readonly title: string; readonly names: readonly string[] }[] {
  return commandGroups
    .map(({ title, words }) => ({
      title,
      names: words.flatMap((word) => names.filter((name) => name === word || name.startsWith(`${word} `))),
    }))
    .filter((group) => group.names.length > 0);
}
