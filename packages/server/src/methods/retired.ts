const shared = ["history", "list", "mark", "replies"];
const ofChannels = [
  "archive",
  "create",
  "info",
  "invite",
  "kick",
  "leave",
  "rename",
  "setPurpose",
  "setTopic",
  "unarchive",
];
const ofMessages = ["close", "open"];

/** The families from before `conversations.*`: what each could do, all under the same name there. */
const families: Readonly<Record<string, readonly string[]>> = {
  channels: [...shared, ...ofChannels, "join"],
  groups: [...shared, ...ofChannels, ...ofMessages],
  im: [...shared, ...ofMessages],
  mpim: [...shared, ...ofMessages],
};

/** Methods that were retired, each with its replacement, which the refusal names. */
export const retired: ReadonlyMap<string, string> = new Map([
  ["oauth.access", "oauth.v2.access"],
  ["groups.createChild", "conversations.create"],
  // Comments of files became replies to the message that shares the file.
  ["files.comments.delete", "chat.delete"],
  ...Object.entries(families).flatMap(([family, verbs]) =>
    verbs.map((verb) => [`${family}.${verb}`, `conversations.${verb}`] as const),
  ),
]);

/** Names that old SDKs still have and Slack no longer knows: they answer `unknown_method` there, too. */
export const dropped: ReadonlySet<string> = new Set(["files.comments.add", "files.comments.edit", "presence.set"]);
