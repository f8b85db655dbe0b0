import {
  blocksOf,
  type Chunk,
  emptyStream,
  limits,
  type Outcome,
  refuse,
  succeed,
  type TaskDisplayMode,
  textOf,
} from "@platform/protocol";
import { findAgent } from "../agents/agentOf.ts";
import { applyStatus } from "../agents/applyStatus.ts";
import { sessionRootOf } from "../agents/sessionRoot.ts";
import { selectChannel } from "../../storage/queries/channels.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import { updateSent } from "../../storage/queries/sentMessages.ts";
import { selectStreamLimits } from "../../storage/queries/streamLimits.ts";
import { insertStream } from "../../storage/queries/streams.ts";
import { accessChannelToPost, type PostAccessCode, type SeenChannelRow } from "../access/accessChannel.ts";
import { accessTeam } from "../access/accessTeam.ts";
import { accessUser, type UserRow } from "../access/accessUser.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { type SenderOverride, resolveSender } from "../messages/author.ts";
import type { Metadata } from "../messages/metadata.ts";
import { type PlaceCode, resolveTarget } from "../messages/resolveTarget.ts";
import { type DuplicateCode, findDuplicate } from "../messages/findDuplicate.ts";
import { writeMessage } from "../messages/writeMessage.ts";
import type { SharedLinkCode } from "../policies/checkSharedLinks.ts";
import { checkStreamed } from "./checkStreamed.ts";
import { type GrowCode, growStream } from "./growStream.ts";

export interface NewStream {
  /** An id, a name, or the id of a person. */
  readonly channel: string;
  readonly threadTs: string | undefined;
  readonly chunks: readonly Chunk[];
  readonly mode: TaskDisplayMode;
  readonly recipientUserId: string | undefined;
  readonly recipientTeamId: string | undefined;
  readonly metadata: Metadata | undefined;
  readonly senderOverride: SenderOverride | undefined;
  /** Made up by the client, so that it can send again what may or may not have arrived. */
  readonly clientMsgId: string | undefined;
}

export type RecipientCode =
  | "missing_recipient_user_id"
  | "missing_recipient_team_id"
  | "user_not_found"
  | "team_not_found"
  | "access_denied";
export type StartStreamCode =
  | PlaceCode
  | PostAccessCode
  | SharedLinkCode
  | DuplicateCode
  | RecipientCode
  | GrowCode
  | "missing_scope"
  | "channel_type_not_supported"
  | "messaging_processing_failed"
  | "invalid_arguments";

type Started = Outcome<{ channelId: string; ts: string }, StartStreamCode>;

/** Begins a message that its app goes on writing while people read it. */
export const startStream = defineOperation(import.meta, async (ctx, input: NewStream): Promise<Started> => {
  const { clientMsgId, threadTs } = input;
  const place = await resolveTarget(ctx, input.channel);
  if (!place.ok) return place;
  const { channelId } = place;
  const again = clientMsgId === undefined ? undefined : await findDuplicate(ctx, clientMsgId, channelId);
  if (again) return again;
  const seen = await accessChannelToPost(ctx, channelId, { threadTs });
  if (!seen.ok) return (await isRecord(ctx, channelId, seen.error)) ? refuse("channel_type_not_supported") : seen;
  if (threadTs === undefined) return refuse("invalid_arguments", "missing required field: thread_ts");
  const { channel } = seen;
  const recipient = await checkRecipient(ctx, channel, input);
  if (!recipient.ok) return recipient;
  return writeStart(ctx, channel, { ...input, threadTs });
});

async function writeStart(
  ctx: WriteContext,
  channel: SeenChannelRow,
  input: NewStream & { readonly threadTs: string },
): Promise<Started> {
  const { threadTs, metadata, clientMsgId } = input;
  const grown = growStream(emptyStream(input.mode), input.chunks);
  if (!grown.ok) return grown;
  const { state } = grown;
  const linked = await checkStreamed(ctx, channel, state);
  if (!linked.ok) return linked;
  const content = { text: textOf(state), blocks: blocksOf(state), streaming_state: "in_progress" };
  const spoken = resolveSender(ctx, input.senderOverride ?? {});
  if (!spoken.ok) return spoken;
  const own = clientMsgId === undefined ? undefined : { client_msg_id: clientMsgId };
  const placement = { threadTs, metadata, ownerId: ctx.caller.userId };
  const written = await writeMessage(ctx, channel, { ...spoken.author, ...own, ...content }, placement);
  if (!written.ok) return refuse("messaging_processing_failed", "thread_ts names no message that can be replied to");
  if (clientMsgId !== undefined) await updateSent(ctx.db, ctx.caller.userId, clientMsgId, written.ts);
  const teamLimits = await selectStreamLimits(ctx.db, ctx.caller.teamId);
  await insertStream(ctx.db, {
    channel_key: channel.key,
    ts: written.ts,
    app_id: ctx.caller.appId ?? "",
    recipient_id: input.recipientUserId ?? null,
    state: JSON.stringify(state),
    started_ms: ctx.nowMs,
    touched_ms: ctx.nowMs,
    idle_s: teamLimits?.stream_idle_s ?? limits.stream_idle_s,
    life_s: teamLimits?.stream_life_s ?? limits.stream_life_s,
    ended_ms: null,
    ended_by: null,
  });
  if (await findAgent(ctx, ctx.caller.appId)) {
    const root = await selectMessage(ctx.db, channel.key, written.threadTs);
    const session = root && (await sessionRootOf(ctx.db, channel, root));
    if (session) await applyStatus(ctx, { channel, root: session }, { status: "processing" });
  }
  return succeed({ channelId: channel.id, ts: written.tsText });
}

/** Messages about a record have no threads, and never will: it is the kind of conversation that is wrong. */
async function isRecord({ db }: WriteContext, channelId: string, code: string): Promise<boolean> {
  if (code !== "restricted_action_non_threadable_channel") return false;
  return (await selectChannel(db, channelId))?.kind === "record";
}

/** A DM has one reader; anywhere else the app says whom it answers. */
async function checkRecipient(
  ctx: WriteContext,
  channel: SeenChannelRow,
  { recipientUserId, recipientTeamId }: NewStream,
): Promise<Outcome<object, RecipientCode>> {
  if (channel.kind !== "im") {
    if (recipientUserId === undefined) return refuse("missing_recipient_user_id");
    if (recipientTeamId === undefined) return refuse("missing_recipient_team_id");
  }
  // An org-wide app may name the org, as it does where it is installed.
  const teamId = recipientTeamId === ctx.caller.orgId ? undefined : recipientTeamId;
  if (teamId !== undefined) {
    const team = await accessTeam(ctx, { id: teamId });
    if (!team.ok) return team;
  }
  if (recipientUserId === undefined) return succeed({});
  const found = await accessUser(ctx, recipientUserId);
  return found.ok && !canRead(ctx, found.user, teamId) ? refuse("user_not_found") : found;
}

/** A stream answers an active person of the named workspace; an app that answers itself has mixed up its ids. */
function canRead({ caller }: WriteContext, user: UserRow, teamId: string | undefined): boolean {
  if (user.deactivated_ms !== null || user.id === caller.userId) return false;
  return teamId === undefined || user.team_id === teamId;
}
