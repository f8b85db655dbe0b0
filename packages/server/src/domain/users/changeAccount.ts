import { updateUser } from "../../storage/queries/users.ts";
import type { UserChange, UserRow } from "../../storage/tables/memberships.ts";
import { notePerson } from "../audit/notePerson.ts";
import type { WriteContext } from "../context.ts";
import { endEmailChange } from "../emailChanges/endEmailChange.ts";
import { emitAccountEvents } from "./emitUserEvents.ts";

export interface AccountChange {
  readonly email?: string | undefined;
  /** The handle in the workspace of the row. */
  readonly name?: string | undefined;
  readonly tz?: string | undefined;
  readonly locale?: string | undefined;
}

/** Changes what only administrators change of an account. The caller has found the address and the handle to be free. */
export async function changeAccount(ctx: WriteContext, user: UserRow, wanted: AccountChange): Promise<UserRow> {
  const { email, name, tz, locale } = wanted;
  const change: UserChange = {
    // Nobody has proved that it is the person's own.
    ...(email !== undefined && { email, email_verified_ms: null }),
    ...(name !== undefined && { name }),
    ...(tz !== undefined && { tz }),
    ...(locale !== undefined && { locale }),
    updated_ms: ctx.nowMs,
  };
  await updateUser(ctx.db, user, change);
  const changed = { ...user, ...change } as UserRow;
  await emitAccountEvents(ctx, user.id);
  if (email !== undefined) {
    await endEmailChange(ctx, user.id);
    await notePerson(ctx, changed, "user_email_updated", { details: { previous_email: user.email ?? "" } });
  }
  if (name !== undefined)
    await notePerson(ctx, changed, "user_username_updated", { details: { previous_name: user.name } });
  const fields = [...(tz === undefined ? [] : ["tz"]), ...(locale === undefined ? [] : ["locale"])];
  if (fields.length > 0) await notePerson(ctx, changed, "user_profile_updated", { details: { fields } });
  return changed;
}
