import { refuse, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { lockChannel, selectChannel } from "../../storage/queries/channels.ts";
import { lockAccount } from "../../storage/queries/memberships.ts";
import type { NextJobItem } from "../../storage/queries/jobs.ts";
import type { WriteResult } from "../../storage/job.ts";
import { archiveGoverned } from "../channelAdministration/archiveGoverned.ts";
import { deleteGoverned } from "../channelAdministration/deleteGoverned.ts";
import { moveGoverned } from "../channelAdministration/moveGoverned.ts";
import { type AuditExport, describeExport, mayReadExport, produceExport } from "../audit/auditExportFile.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { resetSessions } from "../people/resetSessions.ts";
import { deactivateUser } from "../users/deactivateUser.ts";
import { expireGuest, isExpiryObsolete } from "../users/expireGuest.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** The file that a job writes, which can be downloaded when the job is done and no item has failed. */
export interface JobFileKind {
  describe(args: Arguments): { readonly name: string; readonly mimetype: string };
  /** The part of an item. It is read before the transaction that checks the rights of the actor, and kept only if that succeeds. */
  produce(db: Db, item: NextJobItem, args: Arguments): AsyncIterable<string>;
  /** Whether the caller may have all of it. */
  mayRead(ctx: ReadContext, args: Arguments): Promise<boolean>;
}

/** What a job does with each of its items. */
export interface JobKind {
  /** For kinds that write a file, of which each item adds a part. */
  readonly file?: JobFileKind;
  /** False for items that are not worth an entry: the call that starts the job has one. */
  readonly isAudited?: false;
  /** Whether the server starts it, on behalf of no person. */
  readonly isByServer?: true;
  /** The method that does the same to one object. Every item is audited as a call of it. */
  readonly method: string;
  /** The arguments of that call, for the audit log. */
  params(subjectId: string, args: Arguments): Arguments;
  /**
   * Locks what the operation will lock first. A transaction that writes anything before it waits for a channel gets its place
   * in the outbox before it has the lock, and events of the channel would be out of order.
   */
  lock(ctx: WriteContext, subjectId: string): Promise<void>;
  /** For jobs of the server itself: whether the object needs nothing any more. Its item is then done without an entry. */
  isObsolete?(ctx: WriteContext, subjectId: string, args: Arguments): Promise<boolean>;
  /** The operation on one object, which checks the rights of `ctx.caller`. */
  run(ctx: WriteContext, subjectId: string, args: Arguments): Promise<WriteResult>;
}

const aboutChannel = {
  params: (channelId: string): Arguments => ({ channel_id: channelId }),
  async lock(ctx: WriteContext, channelId: string): Promise<void> {
    const channel = await selectChannel(ctx.db, channelId);
    if (channel) await lockChannel(ctx.db, channel.key);
  },
};

/** Arguments that `startAuditExport` has stored. */
const exported = (args: Arguments) => args as unknown as AuditExport;

/** Every kind of job. A kind is named after the method that starts it, or after what the server does. */
export const jobKinds: Readonly<Record<string, JobKind>> = {
  "admin.audit.export": {
    method: "admin.audit.export",
    isAudited: false,
    params: () => ({}),
    lock: async () => {},
    run: async (ctx, _range, args) =>
      (await mayReadExport(ctx, exported(args))) ? succeed({}) : refuse("not_an_admin"),
    file: {
      describe: (args) => describeExport(exported(args)),
      produce: (db, item, args) => produceExport(db, item, exported(args)),
      mayRead: (ctx, args) => mayReadExport(ctx, exported(args)),
    },
  },
  "admin.conversations.bulkArchive": {
    ...aboutChannel,
    method: "admin.conversations.archive",
    run: (ctx, channelId) => archiveGoverned.within(ctx, { channelId }),
  },
  "admin.conversations.bulkDelete": {
    ...aboutChannel,
    method: "admin.conversations.delete",
    run: (ctx, channelId) => deleteGoverned.within(ctx, { channelId }),
  },
  "admin.conversations.bulkMove": {
    ...aboutChannel,
    method: "admin.conversations.bulkMove",
    params: (channelId, args) => ({ channel_id: channelId, target_team_id: args["targetTeamId"] }),
    run: (ctx, channelId, args) => moveGoverned.within(ctx, { channelId, targetTeamId: String(args["targetTeamId"]) }),
  },
  "admin.users.bulkRemove": {
    method: "admin.users.remove",
    params: (userId, args) => ({ team_id: args["teamId"], user_id: userId }),
    lock: (ctx, userId) => lockAccount(ctx.db, userId),
    run: (ctx, userId, args) => deactivateUser.within(ctx, { teamId: String(args["teamId"]), userId }),
  },
  "admin.users.session.resetBulk": {
    method: "admin.users.session.reset",
    params: (userId) => ({ user_id: userId }),
    // Sessions are locked by the statement that ends them.
    lock: async () => {},
    run: (ctx, userId) => resetSessions.within(ctx, { userId }),
  },
  "guests.expire": {
    isByServer: true,
    method: "admin.users.remove",
    params: (userId, args) => ({ team_id: args["teamId"], user_id: userId }),
    lock: (ctx, userId) => lockAccount(ctx.db, userId),
    isObsolete: (ctx, userId, args) => isExpiryObsolete(ctx, { teamId: String(args["teamId"]), userId }),
    run: (ctx, userId, args) => expireGuest.within(ctx, { teamId: String(args["teamId"]), userId }),
  },
};
