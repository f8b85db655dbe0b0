import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertExternalSecret } from "../../storage/queries/externalAuth.ts";
import { accessApp } from "../access/accessApp.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { defineOperation } from "../context.ts";
import { declaredProviders } from "./provider.ts";
import { sealClientSecret } from "./sealedTokens.ts";

export type SecretCode = "app_not_found" | "access_denied" | "providers_not_found" | "invalid_client_secret";

/** Stores the client secret of an app at a provider, in place of the one before. */
export const setClientSecret = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly providerKey: string; readonly clientSecret: string },
  ): Promise<Outcome<object, SecretCode>> => {
    const { appId, providerKey, clientSecret } = input;
    const found = await accessApp(ctx, appId, "app_not_found");
    if (!found.ok) return found;
    if (!Object.hasOwn(declaredProviders(manifestOf(found.app)), providerKey)) return refuse("providers_not_found");
    if (clientSecret === "" || isLongerThan(clientSecret, limits.client_secret_chars_max)) {
      return refuse("invalid_client_secret");
    }
    const sealed = sealClientSecret(ctx, { appId, providerKey }, clientSecret);
    await upsertExternalSecret(ctx.db, { app_id: appId, provider_key: providerKey, sealed, set_ms: ctx.nowMs });
    return succeed({});
  },
);
