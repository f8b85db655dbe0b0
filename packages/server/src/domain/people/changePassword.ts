import { isLongerThan, isShorterThan, limits, type Outcome, refuse } from "@platform/protocol";
import type { Context } from "../context.ts";
import { hashPassword } from "./passwordHash.ts";
import { type ProofCode, provePassword } from "./provePassword.ts";
import { storePassword } from "./storePassword.ts";

export interface PasswordChange {
  readonly userId: string;
  readonly session: string;
  readonly current: string;
  readonly next: string;
}

export type PasswordCode = ProofCode | "password_too_short" | "password_too_long" | "same_password" | "session_over";

/** Changes a password for a person who knows the current one, and signs out every other browser. */
export async function changePassword(
  ctx: Context,
  { userId, session, current, next }: PasswordChange,
): Promise<Outcome<{ session: string }, PasswordCode>> {
  if (isShorterThan(next, limits.password_chars_min)) return refuse("password_too_short");
  if (isLongerThan(next, limits.password_chars_max)) return refuse("password_too_long");
  const proved = await provePassword(ctx, { userId, password: current });
  if (!proved.ok) return proved;
  if (current === next) return refuse("same_password");
  return ctx.write(storePassword, { userId, session, hash: await hashPassword(next) });
}
