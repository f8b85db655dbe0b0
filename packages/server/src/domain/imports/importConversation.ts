import { type Outcome, refuse, slackbotId, succeed } from "@platform/protocol";
import {
  insertChannel,
  selectChannel,
  selectChannelIdByName,
  selectGeneralChannels,
} from "../../storage/queries/channels.ts";
import { upsertImportedObjects } from "../../storage/queries/imports.ts";
import { insertMembers, selectDirectId } from "../../storage/queries/members.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { freeChannelName, giveWay, mayGiveWay } from "./giveWay.ts";

export interface ImportedNote {
  readonly value: string;
  readonly creatorId: string;
  readonly setMs: number;
}

/** A conversation of an export, as it is stored. */
export interface ImportedConversation {
  readonly id: string;
  readonly kind: "public" | "private" | "im" | "mpim";
  readonly name: string | undefined;
  readonly isGeneral: boolean;
  readonly isArchived: boolean;
  readonly creatorId: string;
  readonly topic: ImportedNote;
  readonly purpose: ImportedNote;
  readonly createdMs: number;
  /** Accounts that exist. In a conversation with oneself the person is there once. */
  readonly memberIds: readonly string[];
  readonly previousNames: readonly string[];
  /** All that the export says, as JSON. */
  readonly json: string;
}

export interface ConversationImport {
  readonly teamId: string;
  readonly conversation: ImportedConversation;
}

export interface ConversationImported {
  readonly channelKey: number;
  readonly isNew: boolean;
  /** What it is called here. */
  readonly name: string | undefined;
  /** Whether these people have another direct conversation already. */
  readonly isSecond: boolean;
}

/** Adds a conversation with its members. One that was imported before stays as it is. */
export const importConversation = defineOperation(
  import.meta,
  async (
    ctx,
    { teamId, conversation }: ConversationImport,
  ): Promise<Outcome<ConversationImported, "channel_in_other_team">> => {
    const known = await selectChannel(ctx.db, conversation.id);
    if (known && known.team_id !== teamId) return refuse("channel_in_other_team");
    await upsertImportedObjects(ctx.db, [
      { team_id: teamId, kind: "channel", id: conversation.id, body: conversation.json },
    ]);
    if (known) {
      return succeed({ channelKey: known.key, isNew: false, name: known.name ?? undefined, isSecond: false });
    }
    return succeed(await insertConversation(ctx, teamId, conversation));
  },
);

async function insertConversation(
  ctx: WriteContext,
  teamId: string,
  conversation: ImportedConversation,
): Promise<ConversationImported> {
  const former = await replaceFormer(ctx, teamId, conversation);
  const { kind, name: wanted, topic, purpose, memberIds } = conversation;
  const isDirect = kind === "im" || kind === "mpim";
  const membersKey = isDirect && memberIds.length > 0 ? memberIds.toSorted().join(",") : null;
  const isSecond = membersKey !== null && (await selectDirectId(ctx.db, teamId, membersKey)) !== undefined;
  const name = wanted === undefined ? undefined : await freeChannelName(ctx, teamId, wanted, "imported");
  const generals = conversation.isGeneral ? await selectGeneralChannels(ctx.db, teamId) : [];
  const channelKey = await insertChannel(ctx.db, {
    id: conversation.id,
    team_id: teamId,
    kind,
    name: name ?? null,
    is_general: conversation.isGeneral && generals.length === 0 ? 1 : 0,
    is_archived: conversation.isArchived ? 1 : 0,
    creator_id: conversation.creatorId,
    topic: topic.value,
    topic_by: topic.creatorId,
    topic_ms: topic.setMs,
    purpose: purpose.value,
    purpose_by: purpose.creatorId,
    purpose_ms: purpose.setMs,
    created_ms: conversation.createdMs,
    updated_ms: ctx.nowMs,
    last_ts: 0,
    members_key: isSecond ? null : membersKey,
    previous_names: JSON.stringify(conversation.previousNames),
  });
  const people = [...new Set([...memberIds, ...former])].filter((id) => id !== slackbotId);
  // A direct conversation without messages is not listed until it has one.
  const member = { channel_key: channelKey, joined_ms: ctx.nowMs, last_read_ts: 0, closed_ts: isDirect ? 0 : null };
  await insertMembers(
    ctx.db,
    people.map((user_id) => ({ ...member, user_id })),
  );
  return { channelKey, isNew: true, name, isSecond };
}

/** Channels of a new workspace in which nobody wrote yet are replaced by those of the export; tells who was in them. */
async function replaceFormer(
  ctx: WriteContext,
  teamId: string,
  { kind, name, isGeneral }: ImportedConversation,
): Promise<string[]> {
  if (kind !== "public" && kind !== "private") return [];
  const holders = new Map<number, ChannelRow>();
  const generals = isGeneral ? await selectGeneralChannels(ctx.db, teamId) : [];
  for (const channel of generals) holders.set(channel.key, channel);
  const id = name === undefined ? undefined : await selectChannelIdByName(ctx.db, teamId, name);
  const sameName = id === undefined ? undefined : await selectChannel(ctx.db, id);
  if (sameName && (isGeneral || sameName.is_general === 0)) holders.set(sameName.key, sameName);
  const members: string[] = [];
  for (const holder of holders.values()) {
    if (!(await mayGiveWay(ctx, holder))) continue;
    const there = await giveWay(ctx, holder);
    if (isGeneral && holder.is_general === 1) members.push(...there);
  }
  return members;
}
