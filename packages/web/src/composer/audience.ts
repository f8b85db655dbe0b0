import { limits } from "@platform/protocol/limits.ts";
import type { MethodResult } from "@platform/sdk";
import { call } from "../api/call.ts";
import { callOrThrow } from "../api/useCall.ts";
import { store } from "../store/store.ts";
import type { Mentions } from "./mentionsIn.ts";

const pageSize = 1_000;
const namedMax = limits.arg_count_max;

export type Audience = MethodResult<"client.mentions.audience">;

/** How many people a message notifies besides its author, and where. Of one that is sent later, everybody may be online then. */
export function readAudience(
  channel: string,
  { users, groups, ranges }: Mentions,
  isLater: boolean,
): Promise<Audience> {
  const isForPresent = ranges.size === 1 && ranges.has("here") && !isLater;
  const range = isForPresent ? "here" : ranges.size > 0 ? "channel" : undefined;
  const named = { users: [...users].slice(0, namedMax), usergroups: [...groups].slice(0, namedMax) };
  return callOrThrow("client.mentions.audience", { channel, ...named, ...(range !== undefined && { range }) });
}

/** The members of a channel, as far as they are read for this. */
export async function readMembers(channel: string): Promise<readonly string[]> {
  const members: string[] = [];
  let cursor = "";
  do {
    const page = await callOrThrow("conversations.members", { channel, limit: pageSize, cursor });
    members.push(...page.members);
    cursor = page.response_metadata?.next_cursor ?? "";
  } while (cursor !== "" && members.length < limits.mentioned_members_max);
  return members;
}

/** Those of the mentioned people who are not in the channel, and so would not see the message. */
export async function readOutsiders(channel: string, { users }: Mentions): Promise<readonly string[]> {
  const { self, people, channels } = store.getState();
  const home = channels[channel];
  const named = [...users].filter((id) => id !== self && people[id]?.deleted !== true);
  if (named.length === 0 || !home || home.is_im || home.is_mpim) return [];
  const members = await readMembers(channel).catch(() => undefined);
  // Of a larger channel it is not known who is outside.
  if (!members || members.length >= limits.mentioned_members_max) return [];
  return named.filter((id) => !members.includes(id));
}

export async function invite(channel: string, users: readonly string[]): Promise<string | undefined> {
  const answer = await call("conversations.invite", { channel, users: [...users] }).catch(() => undefined);
  if (answer?.ok) return undefined;
  return answer?.error ?? "";
}
