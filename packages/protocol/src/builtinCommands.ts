/** The slash commands of the platform itself, without the slash. The server runs them; clients describe them. */
export const builtinCommands = [
  "archive",
  "close",
  "dm",
  "dnd",
  "invite",
  "join",
  "kick",
  "leave",
  "me",
  "msg",
  "mute",
  "open",
  "part",
  "remind",
  "remove",
  "rename",
  "shrug",
  "slackauthticket",
  "star",
  "status",
  "topic",
  "who",
] as const;

export type BuiltinCommandName = (typeof builtinCommands)[number];

const names: ReadonlySet<string> = new Set(builtinCommands);

export function isBuiltinCommand(name: string): name is BuiltinCommandName {
  return names.has(name);
}

/** Names that no app may register, whether or not this server has the command. */
const otherReserved = [
  "apps",
  "away",
  "call",
  "collapse",
  "expand",
  "feed",
  "feedback",
  "huddle",
  "prefs",
  "pro",
  "search",
  "shortcuts",
];

export function isReservedCommand(name: string): boolean {
  return isBuiltinCommand(name) || otherReserved.includes(name);
}
