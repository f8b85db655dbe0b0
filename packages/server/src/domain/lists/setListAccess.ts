import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertMember } from "../../storage/queries/channels.ts";
import { updateFile } from "../../storage/queries/files.ts";
import {
  deleteListAccess,
  deleteListChannel,
  selectOwnLevel,
  upsertListAccess,
  upsertListChannel,
} from "../../storage/queries/listAccess.ts";
import { selectRecordsWithout } from "../../storage/queries/lists.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { accessListToChange, type ListLevel, type ListRow, type SeenList } from "../access/accessList.ts";
import { accessUser } from "../access/accessUser.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitListChange } from "./emitListChange.ts";

export type ListAccessCode =
  | "list_not_found"
  | "restricted_action"
  | "user_not_found"
  | "channel_not_found"
  | "failed_to_update_user_ids"
  | "invalid_parameters"
  | "access_denied";

export interface ListAccess {
  readonly listId: string;
  readonly userIds: readonly string[] | undefined;
  readonly channelIds: readonly string[] | undefined;
  /** Undefined removes the access. */
  readonly level: ListLevel | undefined;
}

/** Gives a list to people or channels, with the conversations about its items; or takes it away. Writers may do so. */
export const setListAccess = defineOperation(
  import.meta,
  async (ctx, input: ListAccess): Promise<Outcome<object, ListAccessCode>> => {
    const seen = await accessListToChange(ctx, input.listId);
    if (!seen.ok) return refuse(seen.error === "permission_denied" ? "restricted_action" : seen.error);
    const { userIds, channelIds, level } = input;
    if ((userIds === undefined) === (channelIds === undefined)) {
      return refuse("invalid_parameters", "name either user_ids or channel_ids");
    }
    const done = level === "owner" ? await passOn(ctx, seen, userIds) : await setLevel(ctx, seen.list, input);
    if (done.ok) await emitListChange(ctx, seen.list);
    return done;
  },
);

async function setLevel(
  ctx: WriteContext,
  list: ListRow,
  { userIds, channelIds, level }: ListAccess,
): Promise<Outcome<object, ListAccessCode>> {
  for (const id of new Set(channelIds)) {
    const done = await setChannel(ctx, list, id, level);
    if (!done.ok) return done;
  }
  return setUsers(ctx, list, [...new Set(userIds)], level);
}

/** Direct conversations are not given anything: their people are. */
async function setChannel(
  ctx: WriteContext,
  list: ListRow,
  id: string,
  level: ListLevel | undefined,
): Promise<Outcome<object, "channel_not_found">> {
  const channel = await findReadableChannel(ctx, id);
  if (!channel || (channel.kind !== "public" && channel.kind !== "private")) return refuse("channel_not_found");
  if (level === undefined) await deleteListChannel(ctx.db, list.id, id);
  else await upsertListChannel(ctx.db, list.id, id, level);
  return succeed({});
}

async function setUsers(
  ctx: WriteContext,
  list: ListRow,
  userIds: readonly string[],
  level: ListLevel | undefined,
): Promise<Outcome<object, ListAccessCode>> {
  const failed: string[] = [];
  for (const id of userIds) {
    const found = await accessUser(ctx, id);
    if (!found.ok) return found;
    if (id === list.user_id) return refuse("restricted_action");
    // Access that comes through a channel is taken from the channel.
    const hasOwn = level !== undefined || (await selectOwnLevel(ctx.db, list.id, id)) !== undefined;
    if (!hasOwn || (level !== undefined && found.user.deactivated_ms !== null)) failed.push(id);
    else if (level === undefined) await deleteListAccess(ctx.db, list.id, id);
    else await giveTo(ctx, list, id, level);
  }
  if (failed.length === 0) return succeed({});
  return { ...refuse("failed_to_update_user_ids"), failed_to_update_user_ids: failed };
}

async function giveTo(ctx: WriteContext, list: ListRow, userId: string, level: ListLevel): Promise<void> {
  await upsertListAccess(ctx.db, list.id, userId, level);
  for (const { key, last_ts } of await selectRecordsWithout(ctx.db, list.id, userId)) {
    await insertMember(ctx.db, { channel_key: key, user_id: userId, joined_ms: ctx.nowMs, last_read_ts: last_ts });
  }
}

/** A list has one owner, who becomes a writer by passing it on. */
async function passOn(
  ctx: WriteContext,
  { list, level }: SeenList,
  userIds: readonly string[] | undefined,
): Promise<Outcome<object, ListAccessCode>> {
  const [heir, ...others] = new Set(userIds);
  if (heir === undefined || others.length > 0) return refuse("invalid_parameters", "a list has one owner");
  const found = await accessUser(ctx, heir);
  if (!found.ok) return found;
  if (level !== "owner" || heir === list.user_id) return refuse("restricted_action");
  if (found.user.deactivated_ms !== null) {
    return { ...refuse("failed_to_update_user_ids"), failed_to_update_user_ids: [heir] };
  }
  await upsertListAccess(ctx.db, list.id, list.user_id, "write");
  await giveTo(ctx, list, heir, "owner");
  await updateFile(ctx.db, list.id, { user_id: heir });
  return succeed({});
}
