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
  ...Object.entries(families).flatMap(([family, verbs]) =>
    verbs.map((verb) => [`${family}.${verb}`, `conversations.${verb}`] as const),
  ),
]);
