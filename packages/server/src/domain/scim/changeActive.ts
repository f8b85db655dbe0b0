import { type Outcome, refuse, succeed } from "@platform/protocol";
import { notePerson } from "../audit/notePerson.ts";
import { isGuest } from "../caller.ts";
import type { WriteContext } from "../context.ts";
import { type DeactivateCode, deactivateUser } from "../users/deactivateUser.ts";
import { reactivateUser } from "../users/reactivateUser.ts";
import type { PersonCode } from "./codes.ts";
import type { ScimPerson } from "./findPeople.ts";

type Done = Outcome<object, PersonCode>;

/** Removes a person from every workspace of the directory. What they can still use of an org is not the client's. */
export async function deactivatePerson(ctx: WriteContext, { memberships }: ScimPerson): Promise<Done> {
  for (const user of memberships) {
    if (user.deactivated_ms !== null) continue;
    const done = await deactivateUser.within(ctx, { teamId: user.team_id, userId: user.id });
    if (!done.ok) return refuse(codeOf(done.error));
    if (!isGuest(user)) await notePerson(ctx, user, "user_deactivated");
  }
  return succeed({});
}

/** Lets a person return to the workspace of the token, or to the one that they know. The id stays the same. */
export async function reactivatePerson(ctx: WriteContext, { user }: ScimPerson): Promise<Done> {
  const done = await reactivateUser.within(ctx, { teamId: user.team_id, userId: user.id });
  if (!done.ok) return refuse(done.error === "user_not_deactivated" ? "user_not_found" : done.error);
  if (!isGuest(user)) await notePerson(ctx, user, "user_reactivated");
  return succeed({});
}

/** The account is locked, so nobody has deactivated it since it was read. */
function codeOf(error: DeactivateCode): PersonCode {
  return error === "user_already_deleted" ? "user_not_found" : error;
}
