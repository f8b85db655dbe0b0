import { slackbotId } from "@platform/protocol";
import { insertChannel, insertMember } from "../../storage/queries/channels.ts";
import type { WriteContext } from "../context.ts";

interface FirstMember {
  readonly teamId: string;
  /** Nobody yet in a workspace whose owner is only invited: Slackbot is named as the creator. */
  readonly userId: string | undefined;
}

const channels = [
  { name: "general", is_general: 1, purpose: "Everyone in the workspace is in this channel." },
  { name: "random", is_general: 0, purpose: "Everything else." },
];

/** Creates the channels that every new workspace has, with its owner as the first member, if there is one. */
export async function addFirstChannels(ctx: WriteContext, first: FirstMember): Promise<void> {
  for (const channel of channels) await addChannel(ctx, { ...first, ...channel });
}

async function addChannel(
  ctx: WriteContext,
  { teamId, userId, ...channel }: (typeof channels)[number] & FirstMember,
): Promise<void> {
  const creatorId = userId ?? slackbotId;
  const key = await insertChannel(ctx.db, {
    ...channel,
    id: ctx.ids.next("channel"),
    team_id: teamId,
    kind: "public",
    is_archived: 0,
    creator_id: creatorId,
    topic: "",
    topic_by: "",
    topic_ms: 0,
    purpose_by: creatorId,
    purpose_ms: ctx.nowMs,
    created_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    last_ts: 0,
  });
  if (userId === undefined) return;
  await insertMember(ctx.db, { channel_key: key, user_id: userId, joined_ms: ctx.nowMs, last_read_ts: 0 });
}
