import { printTs } from "@platform/protocol";
import type { selectPinsOf } from "../storage/queries/exports.ts";
import type { ChannelRow } from "../storage/tables/channels.ts";

type JsonObject = Readonly<Record<string, unknown>>;
type Pin = Awaited<ReturnType<typeof selectPinsOf>>[number];

export interface ConversationContent {
  readonly channel: ChannelRow;
  /** Who is in it, by id. */
  readonly memberIds: readonly string[];
  readonly pins: readonly Pin[];
  /** What an import kept of it. */
  readonly imported: JsonObject | undefined;
}

/** A conversation as channels.json, groups.json, mpims.json and dms.json list it. */
export function conversationJson({ channel, memberIds, pins, imported }: ConversationContent): JsonObject {
  if (channel.kind === "im") {
    return {
      ...imported,
      id: channel.id,
      created: seconds(channel.created_ms),
      members: pairOf(channel, memberIds, imported),
    };
  }
  const { pins: _, previous_names: __, ...others } = imported ?? {};
  const previousNames = JSON.parse(channel.previous_names) as string[];
  const allPins = [...pins.map((pin) => pinJson(pin)), ...filePins(imported)];
  return {
    ...others,
    id: channel.id,
    name: channel.name ?? channel.id,
    created: seconds(channel.created_ms),
    creator: channel.creator_id,
    is_archived: channel.is_archived === 1,
    is_general: channel.is_general === 1,
    members: channel.kind === "mpim" ? keyedMembers(channel, memberIds) : memberIds,
    topic: { value: channel.topic, creator: channel.topic_by, last_set: seconds(channel.topic_ms) },
    purpose: { value: channel.purpose, creator: channel.purpose_by, last_set: seconds(channel.purpose_ms) },
    ...(previousNames.length > 0 && { previous_names: previousNames }),
    ...(allPins.length > 0 && { pins: allPins }),
  };
}

function pinJson({ ts, user_id, author_id, at_ms }: Pin): JsonObject {
  return { id: printTs(ts), type: "C", created: seconds(at_ms), user: user_id, owner: author_id };
}

/** Files were pinned at the old workspace, and cannot be here. */
function filePins(imported: JsonObject | undefined): unknown[] {
  const listed = Array.isArray(imported?.["pins"]) ? (imported["pins"] as JsonObject[]) : [];
  return listed.filter((pin) => typeof pin === "object" && pin !== null && pin["type"] !== "C");
}

/** The key of a direct conversation names Slackbot, too, who is a member of nothing. */
function keyedMembers({ members_key: key }: ChannelRow, memberIds: readonly string[]): readonly string[] {
  return key === null ? memberIds : key.split(",");
}

/** A conversation with oneself names the person twice. */
function pairOf(
  channel: ChannelRow,
  memberIds: readonly string[],
  imported: JsonObject | undefined,
): readonly unknown[] {
  const listed = imported?.["members"];
  if (channel.members_key === null && Array.isArray(listed)) return listed;
  const members = keyedMembers(channel, memberIds);
  const [only] = members;
  return members.length === 1 && only !== undefined ? [only, only] : members;
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
