import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockAccount } from "../../storage/queries/memberships.ts";
import { deletePasskey } from "../../storage/queries/passkeys.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { endIfLastFactor } from "../people/dropSecondFactors.ts";

/** Removes a passkey of a person. Without the last one, and without an app, the account asks for no second factor. */
export const removePasskey = defineOperation(
  import.meta,
  async (
    ctx,
    { userId, credentialId }: { readonly userId: string; readonly credentialId: string },
  ): Promise<Outcome<object, "passkey_unknown">> => {
    await lockAccount(ctx.db, userId);
    const removed = await deletePasskey(ctx.db, { user_id: userId, credential_id: credentialId });
    if (!removed) return refuse("passkey_unknown");
    await noteSignIn(ctx, { action: "passkey_removed", userId, details: { passkey: removed.name } });
    if (await endIfLastFactor(ctx, userId)) await noteSignIn(ctx, { action: "two_factor_disabled", userId });
    return succeed({});
  },
);
