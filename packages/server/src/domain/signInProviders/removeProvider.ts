import { type Outcome, succeed } from "@platform/protocol";
import { updateProviderSessionsRevoked } from "../../storage/queries/sessions.ts";
import { deleteSignInProvider } from "../../storage/queries/signInProviders.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import { accessProvider, type ProviderCode } from "./accessProviders.ts";
import { providerEntity } from "./providerEntity.ts";

/** Removes a provider with all identities and sessions that depend on it. The accounts stay. */
export const removeProvider = defineOperation(
  import.meta,
  async (ctx, input: { readonly providerId: string }): Promise<Outcome<object, ProviderCode>> => {
    const accessed = await accessProvider(ctx, input.providerId);
    if (!accessed.ok) return accessed;
    const { provider } = accessed;
    const userIds = await updateProviderSessionsRevoked(ctx.db, { providerId: provider.id }, ctx.nowMs);
    await deleteSignInProvider(ctx.db, provider.id);
    for (const userId of userIds) await endListening(ctx, userId);
    await noteAction(ctx, { action: "idp_configuration_deleted", entity: providerEntity(provider) });
    return succeed({});
  },
);
