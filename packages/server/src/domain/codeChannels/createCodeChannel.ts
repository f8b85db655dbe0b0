import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertAgentSession } from "../../storage/queries/agentSessions.ts";
import { lockApp } from "../../storage/queries/apps.ts";
import { insertCodeChannel, selectCodeChannelOf } from "../../storage/queries/codeChannels.ts";
import { accessMessage, type SeenMessage } from "../access/accessMessage.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import { applyStatus } from "../agents/applyStatus.ts";
import { channelRoot, wholeChannel } from "../agents/sessionRoot.ts";
import { titleOf } from "../agents/agentSession.ts";
import { addMembers } from "../channels/addMembers.ts";
import { insertNewChannel } from "../channels/insertNewChannel.ts";
import { inviteeFault } from "../channels/inviteUsers.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { channelNameOf } from "./channelNameOf.ts";
import { hasCodeChannels } from "./codeAgent.ts";

export interface NewCodeChannel {
  readonly sessionId: string | undefined;
  /** Nothing for a channel that is named after the message that it came from. */
  readonly name: string | undefined;
  readonly isPrivate: boolean;
  readonly origin: { readonly channelId: string; readonly ts: string } | undefined;
}

export type CreateCodeChannelCode = "feature_not_enabled" | "invalid_arguments" | OriginCode;
type OriginCode = "channel_not_found" | "message_not_found" | "channel_type_not_supported";

/** Creates a channel for a session of the calling agent, or finds the one that it created for the session before. */
export const createCodeChannel = defineOperation(
  import.meta,
  async (ctx, input: NewCodeChannel): Promise<Outcome<{ channelId: string }, CreateCodeChannelCode>> => {
    const { appId = "", teamId } = ctx.caller;
    if (!(await hasCodeChannels(ctx, appId))) return refuse("feature_not_enabled");
    const { sessionId } = input;
    // Two calls of one moment would otherwise both find no channel of the session, or the same name free.
    await lockApp(ctx.db, appId);
    if (sessionId !== undefined) {
      const known = await selectCodeChannelOf(ctx.db, { appId, teamId, sessionId });
      if (known !== undefined) return succeed({ channelId: known });
    }
    const origin = input.origin && (await findOrigin(ctx, input.origin));
    if (origin && !origin.ok) return origin;
    const title = input.name ?? (origin && titleOf({ title: "" }, origin.message.body));
    if (title === undefined) return refuse("invalid_arguments", "missing required field: name");
    const channel = await write(ctx, { ...input, title });
    if (origin) await inviteAuthor(ctx, channel, origin);
    await beginSession(ctx, channel, { title: input.name ?? "", initiatorId: origin && authorOf(origin) });
    return succeed({ channelId: channel.id });
  },
);

async function findOrigin(
  ctx: WriteContext,
  named: { readonly channelId: string; readonly ts: string },
): Promise<Outcome<SeenMessage, OriginCode>> {
  const seen = await accessMessage(ctx, named);
  if (!seen.ok) {
    const isMessage = seen.error === "message_not_found" || seen.error === "bad_timestamp";
    return refuse(isMessage ? "message_not_found" : "channel_not_found");
  }
  // What is said in a shared channel is another organization's, too.
  if (seen.channel.sharing !== null) return refuse("channel_type_not_supported");
  return seen.message.subtype === "tombstone" ? refuse("message_not_found") : seen;
}

async function write(ctx: WriteContext, input: NewCodeChannel & { readonly title: string }): Promise<SeenChannelRow> {
  const { appId = "", teamId, userId: creatorId } = ctx.caller;
  const { origin, sessionId = null } = input;
  const kind = input.isPrivate ? "private" : "public";
  const name = await channelNameOf(ctx, input.title);
  const channel = await insertNewChannel(ctx, { teamId, kind, name, creatorId, isJoined: true, isCode: true });
  await insertCodeChannel(ctx.db, {
    channel_key: channel.key,
    team_id: teamId,
    app_id: appId,
    session_id: sessionId,
    origin_channel_id: origin?.channelId ?? null,
    origin_ts: origin?.ts ?? null,
    context_bar_items: "[]",
    summary_ts: null,
    summary_thread_ts: null,
    resource: "{}",
  });
  return channel;
}

/** The person who asked; nothing when an app did. */
function authorOf({ message }: SeenMessage): string | undefined {
  return message.user_id === "" ? undefined : message.user_id;
}

/** A person who cannot be invited is left out: the work goes on, and others can be asked. */
async function inviteAuthor(ctx: WriteContext, channel: SeenChannelRow, origin: SeenMessage): Promise<void> {
  const author = authorOf(origin);
  if (author === undefined || (await inviteeFault(ctx, channel, author, false)) !== undefined) return;
  await addMembers(ctx, channel, [author], ctx.caller.userId);
}

async function beginSession(
  ctx: WriteContext,
  channel: SeenChannelRow,
  { title, initiatorId }: { readonly title: string; readonly initiatorId: string | undefined },
): Promise<void> {
  await insertAgentSession(ctx.db, {
    channel_key: channel.key,
    thread_ts: wholeChannel,
    title,
    initiator_id: initiatorId === ctx.caller.userId ? null : (initiatorId ?? null),
    created_ms: ctx.nowMs,
  });
  await applyStatus(ctx, { channel, root: channelRoot(channel) }, { status: "active" });
}
