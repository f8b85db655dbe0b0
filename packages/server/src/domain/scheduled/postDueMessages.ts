import { type Outcome, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectApp, selectInstallationById } from "../../storage/queries/apps.ts";
import { lockChannel, selectChannel } from "../../storage/queries/channels.ts";
import { deleteScheduled, selectDueScheduled } from "../../storage/queries/scheduledMessages.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import { selectGrantedTeams } from "../../storage/queries/orgInstallations.ts";
import { selectResolution } from "../../storage/queries/resolutions.ts";
import { selectUser, selectUserAtHome } from "../../storage/queries/users.ts";
import type { ScheduledMessageRow } from "../../storage/tables/scheduledMessages.ts";
import type { Caller } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { type NewMessage, post } from "../messages/postMessage.ts";

/**
 * Posts the messages that are due. The server that deletes the row posts the message, in the same transaction: so it is posted
 * once, however many servers poll, and also when one of them dies in the middle. What may no longer be posted is dropped.
 * One at a time: the lock of its channel has to be the first thing that a transaction takes, or its place in the outbox
 * would come before the lock.
 */
export const postDueMessages = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const rows = await selectDueScheduled(ctx.db, Math.floor(ctx.nowMs / 1000), 1);
    const [row] = rows;
    if (!row) return succeed({ hasMore: false, didWork: false });
    const channel = await selectChannel(ctx.db, row.channel_id);
    if (channel) await lockChannel(ctx.db, channel.key);
    if (await deleteScheduled(ctx.db, row.id)) {
      const caller = await callerNow(ctx, row);
      if (caller) await post({ ...ctx, caller }, JSON.parse(row.message) as NewMessage);
    }
    return succeed({ hasMore: true, didWork: true });
  },
);

/** Who asked for it, as they stand today; nobody when the person was deactivated, or the app removed or restricted. */
async function callerNow({ db }: WriteContext, row: ScheduledMessageRow): Promise<Caller | undefined> {
  const then = JSON.parse(row.caller) as Caller;
  const isOrgBot = then.kind === "bot" && then.isOrgInstall === true;
  const user = await (isOrgBot ? selectUserAtHome(db, row.user_id) : selectUser(db, then.teamId, row.user_id));
  if (!user || user.deactivated_ms !== null) return undefined;
  const { installationId, appId } = then;
  if (installationId !== undefined) {
    const installation = await selectInstallationById(db, installationId);
    if (!installation || installation.removed_ms !== null) return undefined;
    // Who has taken back what the app was allowed does not want to speak through it any more.
    const grants = await selectLiveGrants(db, installationId);
    if (!grants.some(({ kind, user_id: userId }) => kind === then.kind && userId === then.userId)) return undefined;
    if (isOrgBot && !(await selectGrantedTeams(db, installationId)).includes(then.teamId)) return undefined;
  }
  if (appId !== undefined && !(await isUsable(db, appId, then.teamId))) return undefined;
  return { ...then, role: user.role, orgRole: user.org_role ?? undefined };
}

async function isUsable(db: Db, appId: string, teamId: string): Promise<boolean> {
  const isThere = (await selectApp(db, appId)) !== undefined;
  return isThere && (await selectResolution(db, { teamId, appId })) !== "restricted";
}
