const named: Readonly<Record<string, string>> = {
  bot_message: "MessageBot",
  me_message: "MessageMe",
  message_changed: "MessageChanged",
  message_deleted: "MessageDeleted",
  group_archive: "MessageChannelArchive",
  block_actions: "app-backend/interactive-components/BlockAction",
  message_action: "app-backend/interactive-components/MessageShortcut",
};

/** Under which name the recorded payloads have one of this kind. */
export function payloadName(payload: Readonly<Record<string, unknown>>): string {
  const type = String(payload["type"]);
  if (type !== "message") return named[type] ?? camel(type);
  const subtype = payload["subtype"];
  return typeof subtype === "string" ? (named[subtype] ?? `Message${camel(subtype)}`) : "Message";
}

function camel(name: string): string {
  return name
    .split("_")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");
}
