import type { WriteContext } from "../context.ts";
import { mailPerson } from "./mailPerson.ts";

/** Tells a person that an administrator removed their second factor, in case they did not ask for it. */
export async function mailSecondFactorReset(ctx: WriteContext, userId: string): Promise<void> {
  await mailPerson(ctx, { kind: "second_factor_reset", userId, content: ({ tz }) => ({ atMs: ctx.nowMs, tz }) });
}
