import { type Outcome, refuse } from "@platform/protocol";
import { selectIdentity } from "../../storage/queries/identities.ts";
import { accessProvider, type ProviderCode } from "../signInProviders/accessProviders.ts";
import { defineOperation } from "../context.ts";
import { unlinkIdentity } from "./unlinkIdentity.ts";

/** An administrator takes an identity off the account of a person. */
export const removeIdentity = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly providerId: string; readonly issuer: string; readonly subject: string },
  ): Promise<Outcome<object, ProviderCode | "identity_not_found">> => {
    const accessed = await accessProvider(ctx, input.providerId);
    if (!accessed.ok) return accessed;
    const { issuer, subject } = input;
    const found = await selectIdentity(ctx.db, { provider_id: accessed.provider.id, issuer, subject });
    if (!found) return refuse("identity_not_found");
    return unlinkIdentity.within(ctx, { providerId: accessed.provider.id, issuer, subject, userId: found.user_id });
  },
);
