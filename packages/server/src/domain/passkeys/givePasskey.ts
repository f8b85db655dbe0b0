import type { Outcome } from "@platform/protocol";
import type { PasskeyContext } from "./beginPasskey.ts";
import { type CheckCode, checkPasskey } from "./checkPasskey.ts";
import { noteRefusedPasskey } from "./noteRefusedPasskey.ts";
import { passCodeByPasskey } from "./passCodeByPasskey.ts";
import type { UseCode } from "./usePasskey.ts";

export interface GivenPasskey {
  readonly userId: string;
  /** The session that waits for a second factor. */
  readonly session: string;
  readonly browser: string;
  readonly credential: string;
  readonly userAgent: string;
}

export type GiveCode = CheckCode | UseCode | "session_over";

/** Gives a passkey as the second factor after a password. */
export async function givePasskey(
  ctx: PasskeyContext,
  { userId, session, browser, credential, userAgent }: GivenPasskey,
): Promise<Outcome<{ session: string }, GiveCode>> {
  const checked = await checkPasskey(ctx, { purpose: "code", userId, browser, credential });
  const passed = checked.ok ? await ctx.write(passCodeByPasskey, { passkey: checked.passkey, session }) : checked;
  if (!passed.ok) await ctx.write(noteRefusedPasskey, { credential, userAgent, reason: passed.error });
  return passed;
}
