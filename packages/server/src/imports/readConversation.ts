import { cutCharacters, isConversationId, limits } from "@platform/protocol";
import type { ImportedConversation, ImportedNote } from "../domain/imports/importConversation.ts";
import type { JsonObject } from "./archive/jsonItems.ts";
import { objectOf, objectsOf, textOf, textsOf, timeOf } from "./fields.ts";
import type { ConversationKind } from "./layout.ts";

/** A pin of channels.json. */
export interface ListedPin {
  readonly userId: string;
  readonly atMs: number | undefined;
}

export interface ReadConversation {
  readonly conversation: ImportedConversation;
  /** By the timestamp of the message. */
  readonly pins: ReadonlyMap<string, ListedPin>;
  /** Pinned files, for which there is no place. */
  readonly pinnedFiles: number;
}

/** A conversation of one of the lists; nothing for what has no id. */
export function readConversation(channel: JsonObject, kind: ConversationKind): ReadConversation | undefined {
  const id = textOf(channel, "id");
  if (!isConversationId(id)) return undefined;
  const pins = objectsOf(channel, "pins");
  const conversation: ImportedConversation = {
    id,
    kind,
    name: kind === "im" ? undefined : nameOf(channel, id, kind),
    isGeneral: channel["is_general"] === true,
    isArchived: channel["is_archived"] === true,
    creatorId: textOf(channel, "creator"),
    topic: noteOf(channel, "topic"),
    purpose: noteOf(channel, "purpose"),
    createdMs: timeOf(channel, "created") ?? 0,
    memberIds: [...new Set(textsOf(channel, "members"))],
    previousNames: textsOf(channel, "previous_names"),
    json: JSON.stringify(channel),
  };
  return {
    conversation,
    pins: new Map(
      pins
        .filter((pin) => textOf(pin, "type") === "C")
        .map((pin) => [textOf(pin, "id"), { userId: textOf(pin, "user"), atMs: timeOf(pin, "created") }]),
    ),
    pinnedFiles: pins.filter((pin) => textOf(pin, "type") !== "C").length,
  };
}

/** A group DM is named after all of its people. */
function nameOf(channel: JsonObject, id: string, kind: ConversationKind): string {
  const name = textOf(channel, "name");
  return (kind === "mpim" ? name : cutCharacters(name, limits.channel_name_chars_max)) || id.toLowerCase();
}

function noteOf(channel: JsonObject, name: string): ImportedNote {
  const note = objectOf(channel, name);
  return { value: textOf(note, "value"), creatorId: textOf(note, "creator"), setMs: timeOf(note, "last_set") ?? 0 };
}
