import { selectEmailChange } from "../../storage/queries/emailChanges.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** The addresses of an account, for its person. */
export interface OwnEmail {
  /** Empty when the account has none. */
  readonly email: string;
  /** The new address that waits for its confirmation. */
  readonly waiting: string | undefined;
}

export async function readOwnEmail(ctx: ReadContext, userId: string): Promise<OwnEmail> {
  const user = await selectUserAtHome(ctx.db, userId);
  const waiting = await selectEmailChange(ctx.db, userId, ctx.nowMs);
  return { email: user?.email ?? "", waiting: waiting?.email };
}

/** The address that a link confirms; nothing when it is not a link of this person, or has ended. */
export async function readConfirmation(ctx: ReadContext, userId: string, key: string): Promise<string | undefined> {
  const waiting = await selectEmailChange(ctx.db, userId, ctx.nowMs);
  return waiting?.hash === hashToken(key) ? waiting.email : undefined;
}
