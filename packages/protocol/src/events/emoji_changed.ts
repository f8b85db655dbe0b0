import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

const value = Type.String({ description: "The URL of the image, or `alias:` and the name of another emoji." });

export const emoji_changed = defineEvent({
  type: "emoji_changed",
  summary: "A custom emoji was added, removed or renamed.",
  scopes: ["emoji:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: [
    {
      subtype: Type.Literal("add"),
      name: Type.String(),
      value,
      event_ts: eventTs,
    },
    {
      subtype: Type.Literal("remove"),
      names: Type.Array(Type.String(), { description: "The emoji and its aliases." }),
      event_ts: eventTs,
    },
    {
      subtype: Type.Literal("rename"),
      old_name: Type.String(),
      new_name: Type.String(),
      value,
      event_ts: eventTs,
    },
  ],
  example: { subtype: "add", name: "party", value: "https://example.com/party.png", event_ts: exampleTs },
});
