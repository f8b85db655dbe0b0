import { type Outcome, succeed } from "@platform/protocol";
import { updateUser } from "../../storage/queries/users.ts";
import type { UserRow } from "../access/accessUser.ts";
import { notePerson } from "../audit/notePerson.ts";
import type { WriteContext } from "../context.ts";
import { emitProfileEvents } from "./emitUserEvents.ts";
import { type ProfileCode, type ProfileFields, readProfileChange } from "./readProfileChange.ts";

/** Changes fields of a profile that the caller may change, and reports it. */
export async function changeProfile(
  ctx: WriteContext,
  user: UserRow,
  given: ProfileFields,
): Promise<Outcome<{ user: UserRow }, ProfileCode>> {
  const read = await readProfileChange(ctx, user, given);
  if (!read.ok) return read;
  const changed = { ...user, ...read.change, updated_ms: ctx.nowMs };
  await updateUser(ctx.db, user, { ...read.change, updated_ms: ctx.nowMs });
  await emitProfileEvents(ctx, user, changed);
  // People set their status all day.
  const fields = Object.keys(read.change).filter((name) => !name.startsWith("status_"));
  if (fields.length > 0) await notePerson(ctx, changed, "user_profile_updated", { details: { fields } });
  return succeed({ user: changed });
}
