import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectSignInProvider } from "../../storage/queries/signInProviders.ts";
import { updateProviderSessionsRevoked } from "../../storage/queries/sessions.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import { dropIdentity } from "./addIdentity.ts";

export interface Unlinking {
  readonly providerId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly userId: string;
}

/** A person takes an identity off their account. The sessions that were opened with it end. */
export const unlinkIdentity = defineOperation(
  import.meta,
  async (ctx, input: Unlinking): Promise<Outcome<object, "identity_not_found">> => {
    const provider = await selectSignInProvider(ctx.db, input.providerId);
    if (!provider || !(await dropIdentity(ctx, { ...input, provider }))) return refuse("identity_not_found");
    const { providerId, subject, userId } = input;
    await updateProviderSessionsRevoked(ctx.db, { providerId, subject, userId }, ctx.nowMs);
    await endListening(ctx, userId);
    return succeed({});
  },
);
