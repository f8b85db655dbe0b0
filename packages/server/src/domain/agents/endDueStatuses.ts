import { type Outcome, succeed } from "@platform/protocol";
import { selectDueSessionApps } from "../../storage/queries/agentSessions.ts";
import { lockChannel, selectChannelByKey } from "../../storage/queries/channels.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import { selectDueThreadStatus, selectThreadStatuses } from "../../storage/queries/threadStatuses.ts";
import { selectSessionApps } from "../../storage/queries/agentSessions.ts";
import { endThreadStatus } from "../assistants/threadStatus.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { channelRoot, wholeChannel } from "./sessionRoot.ts";
import { settleSession } from "./settleSession.ts";

/**
 * An app that died would otherwise seem to be at work for ever. One status at a time, because the lock of its channel has
 * to be the first thing that a transaction takes.
 */
export const endDueStatuses = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const [status] = await selectDueThreadStatus(ctx.db, ctx.nowMs);
    const [app] = status ? [] : await selectDueSessionApps(ctx.db, ctx.nowMs);
    if (status) await endStatus(ctx, status);
    if (app) await endProcessing(ctx, app);
    const didWork = status !== undefined || app !== undefined;
    return succeed({ hasMore: didWork, didWork });
  },
);

interface Due {
  readonly channel_key: number;
  readonly thread_ts: number;
  readonly app_id: string;
  readonly bot_user_id: string;
}

async function endStatus(ctx: WriteContext, due: Due): Promise<void> {
  const channel = await selectChannelByKey(ctx.db, due.channel_key);
  if (!channel) return;
  await lockChannel(ctx.db, due.channel_key);
  // Read again behind the lock: its app may have renewed it meanwhile, or another server have come by first.
  const rows = await selectThreadStatuses(ctx.db, due.channel_key, due.thread_ts);
  if (!rows.some((row) => row.app_id === due.app_id && isDue(ctx, row))) return;
  const place = { channel, threadTs: due.thread_ts, appId: due.app_id, botUserId: due.bot_user_id };
  await endThreadStatus(ctx, place, "timeout");
}

async function endProcessing(ctx: WriteContext, due: Due): Promise<void> {
  const channel = await selectChannelByKey(ctx.db, due.channel_key);
  if (!channel) return;
  await lockChannel(ctx.db, due.channel_key);
  const rows = await selectSessionApps(ctx.db, due.channel_key, due.thread_ts);
  if (!rows.some((row) => row.app_id === due.app_id && isDue(ctx, row))) return;
  const ts = due.thread_ts;
  const root =
    ts === wholeChannel
      ? channelRoot(channel)
      : ((await selectMessage(ctx.db, due.channel_key, ts)) ?? { ts, body: noBody });
  await settleSession(ctx, { channel, root, appId: due.app_id });
}

/** Of a first message that was deleted. */
const noBody = '{"text":""}';

function isDue({ nowMs }: WriteContext, { due_ms: dueMs }: { readonly due_ms: number | null }): boolean {
  return dueMs !== null && dueMs <= nowMs;
}
