import { type Outcome, slackbotId, succeed } from "@platform/protocol";
import {
  insertChannel,
  insertMember,
  selectChannelNameTaken,
  selectSeenChannel,
} from "../../storage/queries/channels.ts";
import { selectDirectId } from "../../storage/queries/members.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import type { UserRow } from "../access/accessUser.ts";
import type { WriteContext } from "../context.ts";
import { directPeople, type PeopleCode } from "./directPeople.ts";
import { emitDirectCreated } from "./directEvents.ts";

/**
 * The direct conversation of the caller with these people, made when there is none. For use inside a write: of two
 * servers that make it at once, the store lets one win, and the other runs again and finds it.
 */
export async function openDirect(
  ctx: WriteContext,
  userIds: readonly string[],
): Promise<Outcome<{ channel: SeenChannelRow; isNew: boolean }, PeopleCode>> {
  const found = await directPeople(ctx, userIds);
  if (!found.ok) return found;
  const membersKey = directKey(ctx.caller.userId, found.others);
  const known = await selectDirectId(ctx.db, ctx.caller.teamId, membersKey);
  const id = known ?? (await createDirect(ctx, found.others, membersKey));
  const channel = await selectSeenChannel(ctx.db, id, ctx.caller.userId);
  if (!channel) throw new Error(`conversation ${id} was written but cannot be read`);
  if (known !== undefined) return succeed({ channel, isNew: false });
  await emitDirectCreated(ctx, channel, [ctx.caller.userId, ...found.others.map((user) => user.id)]);
  return succeed({ channel, isNew: true });
}

/** By what the conversation of the caller with these people is known, in whatever order they are named. */
export function directKey(callerId: string, others: readonly Pick<UserRow, "id">[]): string {
  return [callerId, ...others.map((user) => user.id)].toSorted().join(",");
}

async function createDirect(ctx: WriteContext, others: readonly UserRow[], membersKey: string): Promise<string> {
  const { caller, nowMs } = ctx;
  const isGroup = others.length > 1;
  const id = ctx.ids.next(isGroup ? "channel" : "dm");
  const names = [caller.userName, ...others.map((user) => user.name)];
  const key = await insertChannel(ctx.db, {
    id,
    team_id: caller.teamId,
    kind: isGroup ? "mpim" : "im",
    name: isGroup ? await groupName(ctx, names) : null,
    is_general: 0,
    is_archived: 0,
    creator_id: caller.userId,
    topic: "",
    topic_by: "",
    topic_ms: 0,
    purpose: isGroup ? `Group messaging with: ${names.map((name) => `@${name}`).join(" ")}` : "",
    purpose_by: isGroup ? caller.userId : "",
    purpose_ms: isGroup ? nowMs : 0,
    created_ms: nowMs,
    updated_ms: nowMs,
    last_ts: 0,
    members_key: membersKey,
  });
  const member = { channel_key: key, joined_ms: nowMs, last_read_ts: 0 };
  await insertMember(ctx.db, { ...member, user_id: caller.userId });
  // The others see it with its first message; an empty conversation has nothing to show them.
  for (const other of others.filter((user) => user.id !== slackbotId))
    await insertMember(ctx.db, { ...member, user_id: other.id, closed_ts: 0 });
  return id;
}

/** The number tells groups apart whose people have, or had, the same names. */
async function groupName(ctx: WriteContext, names: readonly string[]): Promise<string> {
  for (let at = 1; ; at++) {
    const name = `mpdm-${names.join("--")}-${at}`;
    if (!(await selectChannelNameTaken(ctx.db, ctx.caller.teamId, name))) return name;
  }
}
