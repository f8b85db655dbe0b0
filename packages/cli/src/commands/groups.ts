export interface CommandGroup {
  readonly title: string;
  /** First words of commands. */
  readonly words: readonly string[];
}

/** Related commands, in the order in which a user needs them. */
export const commandGroups: readonly CommandGroup[] = [
  { title: "Develop an app", words: ["create", "init", "run", "event", "listen", "manifest", "doctor", "upgrade"] },
  {
    title: "Deploy and manage",
    words: [
      "deploy",
      "trigger",
      "workflow",
      "function",
      "env",
      "datastore",
      "external-auth",
      "activity",
      "app",
      "collaborator",
      "api",
      "mcp",
    ],
  },
  { title: "Sign in", words: ["login", "logout", "auth"] },
  {
    title: "Serve",
    words: ["serve", "workspace", "user", "audit", "seed", "import", "export", "migrate", "backup", "restore", "move"],
  },
  { title: "Control a dev server", words: ["logs", "record", "replay", "clock", "faults", "state"] },
  { title: "This program", words: ["docs", "version", "completion"] },
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
