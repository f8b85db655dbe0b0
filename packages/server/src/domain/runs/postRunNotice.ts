import { type Outcome, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectExecutionsOfRun } from "../../storage/queries/executions.ts";
import { selectRunsToTell, updateNoticeTo } from "../../storage/queries/runNotices.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import { accessNoticeSender } from "../access/noticeSender.ts";
import { openDirect } from "../channels/openDirect.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { readContent } from "../messages/content.ts";
import { post } from "../messages/postMessage.ts";
import { noticeText } from "./noticeText.ts";

/**
 * Tells one person that a run failed, in a direct message from the app. One person at a time: the lock of the channel has
 * to be the first thing that a transaction takes. Who cannot be reached, because they or the workspace are gone, is
 * passed over.
 */
export const postRunNotice = defineOperation(import.meta, async (ctx): Promise<Outcome<object, never>> => {
  const [run] = await selectRunsToTell(ctx.db, 1);
  if (!run) return succeed({});
  const [userId = "", ...others] = run.notify_user_ids?.split(",") ?? [];
  const caller = await accessNoticeSender(ctx.db, run.app_id, run.team_id);
  const sending = caller && { ...ctx, caller };
  const opened =
    sending && (await canBeNotified(ctx, run.team_id, userId)) ? await openDirect(sending, [userId]) : undefined;
  if (opened?.ok) await lockChannel(ctx.db, opened.channel.key);
  const isMine = await updateNoticeTo(ctx.db, run, others.length === 0 ? null : others.join(","));
  if (isMine && sending && opened?.ok) await postNotice(sending, run, { userId, channel: opened.channel.id });
  return succeed({});
});

/** Asked at every look, so that a write happens only where there is something to tell. */
export async function isNoticeWaiting(db: Db): Promise<boolean> {
  return (await selectRunsToTell(db, 1)).length > 0;
}

async function canBeNotified({ db }: WriteContext, teamId: string, userId: string): Promise<boolean> {
  const user = await selectUser(db, teamId, userId);
  return user?.deactivated_ms === null && user.bot_id === null;
}

async function postNotice(
  ctx: WriteContext,
  run: WorkflowRunRow,
  { userId, channel }: { readonly userId: string; readonly channel: string },
): Promise<void> {
  const failed = (await selectExecutionsOfRun(ctx.db, run.id)).at(-1);
  const text = noticeText(run, { error: failed?.error ?? "", isStarter: run.started_by === userId });
  const read = await readContent(ctx, { text });
  if (read.ok) await post(ctx, { channel, content: read.content });
}
