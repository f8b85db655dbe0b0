import { selectPasskey, updatePasskeyUsed } from "../../storage/queries/passkeys.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import type { WriteContext } from "../context.ts";
import type { CheckedPasskey } from "./checkPasskey.ts";

export type UseCode = "passkey_unknown" | "passkey_copied";

/** Notes that a passkey was used, or says why it cannot be: it was removed meanwhile, or its counter has not risen. */
export async function usePasskey(
  ctx: WriteContext,
  { credentialId, userId, name, counter }: CheckedPasskey,
): Promise<UseCode | undefined> {
  const used = { credential_id: credentialId, user_id: userId, counter, nowMs: ctx.nowMs };
  if (!(await updatePasskeyUsed(ctx.db, used))) {
    return (await selectPasskey(ctx.db, credentialId)) ? "passkey_copied" : "passkey_unknown";
  }
  await noteSignIn(ctx, { action: "passkey_used", userId, details: { passkey: name } });
  return undefined;
}
