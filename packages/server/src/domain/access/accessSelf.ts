import { selectUser } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import type { UserRow } from "./accessUser.ts";

/** The caller's own row. Nobody is refused themselves: a token is believed only while its user is there. */
export async function accessSelf({ db, caller }: ReadContext): Promise<UserRow> {
  const user = await selectUser(db, caller.userId);
  if (!user) throw new Error(`the user ${caller.userId} of a token is gone`);
  return user;
}
