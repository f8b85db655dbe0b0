import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { CallParticipant } from "@platform/protocol/blocks/call.ts";
import { isPictureUrl } from "@platform/protocol/pictureUrl.ts";
import { accessUser } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";
import { isFields } from "../interactions/act.ts";

/** Someone who has taken part in a call, and whether they do so now. */
export interface Participant extends CallParticipant {
  readonly isActive: boolean;
}

export type ParticipantCode = "bad_users" | "user_not_found";

/** People as apps name them: by their id here, by a name of the app's own, or both. */
export async function readParticipants(
  ctx: ReadContext,
  given: readonly unknown[],
): Promise<Outcome<{ users: CallParticipant[] }, ParticipantCode>> {
  if (given.length > limits.call_users_max) return refuse("bad_users", `at most ${limits.call_users_max} users`);
  const users: CallParticipant[] = [];
  for (const one of given) {
    const { slack_id, external_id, display_name, avatar_url } = isFields(one) ? one : {};
    if (!isName(slack_id) && !isName(external_id))
      return refuse("bad_users", "a user needs a slack_id or an external_id");
    if (![slack_id, external_id, display_name].every((text) => text === undefined || isName(text))) {
      return refuse("bad_users", "ids and names of users are texts of at most 255 characters");
    }
    if (isName(slack_id) && !(await accessUser(ctx, slack_id)).ok) return refuse("user_not_found");
    users.push({
      ...(isName(slack_id) && { slack_id }),
      ...(isName(external_id) && { external_id }),
      ...(isName(display_name) && { display_name }),
      ...(isPictureUrl(avatar_url) && { avatar_url }),
    });
  }
  return succeed({ users });
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "" && !isLongerThan(value, limits.call_name_chars_max);
}

/** Nobody is listed twice; a person who comes back is active again. */
export function addParticipants(known: readonly Participant[], added: readonly CallParticipant[]): Participant[] {
  const after = [...known];
  for (const one of added) {
    const at = after.findIndex((other) => isSame(one, other));
    if (at < 0) after.push({ ...one, isActive: true });
    else after[at] = { ...after[at], ...one, isActive: true };
  }
  return after;
}

export function removeParticipants(known: readonly Participant[], gone: readonly CallParticipant[]): Participant[] {
  return known.map((one) => (gone.some((other) => isSame(one, other)) ? { ...one, isActive: false } : one));
}

function isSame(a: CallParticipant, b: CallParticipant): boolean {
  if (a.slack_id !== undefined && a.slack_id === b.slack_id) return true;
  return a.external_id !== undefined && a.external_id === b.external_id;
}

export function participantsOf({ users }: { readonly users: string }): Participant[] {
  return JSON.parse(users) as Participant[];
}

/** Who is in the call. */
export function activeParticipants(call: { readonly users: string }): CallParticipant[] {
  return participantsOf(call)
    .filter(({ isActive }) => isActive)
    .map(withoutActivity);
}

export function withoutActivity({ isActive: _isActive, ...shown }: Participant): CallParticipant {
  return shown;
}
