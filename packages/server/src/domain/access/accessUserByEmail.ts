import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectUserByEmail } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import type { UserRow } from "./accessUser.ts";
import { isBarredFrom } from "./barriers.ts";

/** The door to a person by email address: active ones of the caller's workspace, on this side of every barrier. */
export async function accessUserByEmail(
  ctx: ReadContext,
  email: string,
): Promise<Outcome<{ user: UserRow }, "users_not_found">> {
  const user = await selectUserByEmail(ctx.db, ctx.caller.teamId, email.trim());
  if (!user || user.deactivated_ms !== null || (await isBarredFrom(ctx, user.id))) return refuse("users_not_found");
  return succeed({ user });
}
