import type { WriteContext } from "../context.ts";
import { mailPerson } from "./mailPerson.ts";

/** Tells a person that the password of their account was changed, in case it was not them. */
export async function mailPasswordChange(ctx: WriteContext, userId: string): Promise<void> {
  await mailPerson(ctx, { kind: "password_changed", userId, content: ({ tz }) => ({ atMs: ctx.nowMs, tz }) });
}
