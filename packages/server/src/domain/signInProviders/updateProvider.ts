import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateProviderSessionsRevoked } from "../../storage/queries/sessions.ts";
import { selectSignInProvider, updateSignInProvider } from "../../storage/queries/signInProviders.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import { accessProvider, type ProviderCode } from "./accessProviders.ts";
import { beginEnforcing, type EnforceCode } from "./beginEnforcing.ts";
import { sealClientSecret } from "./clientSecret.ts";
import { providerEntity } from "./providerEntity.ts";
import { checkProviderFields, type ProviderFieldCode, type ProviderInput } from "./providerFields.ts";

export type UpdateProviderCode = ProviderCode | ProviderFieldCode | EnforceCode;

/** Changes a provider. One that is switched off, or that is another issuer now, ends the sessions that were opened through it. */
export const updateProvider = defineOperation(
  import.meta,
  async (
    ctx,
    input: ProviderInput & { readonly providerId: string },
  ): Promise<Outcome<{ provider: SignInProviderRow }, UpdateProviderCode>> => {
    const accessed = await accessProvider(ctx, input.providerId);
    if (!accessed.ok) return accessed;
    const { provider: before } = accessed;
    const checked = checkProviderFields(before.kind, input);
    if (!checked.ok) return checked;
    const { clientSecret } = input;
    await updateSignInProvider(ctx.db, before.id, {
      ...checked.fields,
      ...(clientSecret !== undefined && {
        sealed_secret: sealClientSecret(ctx, before.id, clientSecret),
      }),
      updated_ms: ctx.nowMs,
    });
    const provider = await selectSignInProvider(ctx.db, before.id);
    if (!provider) return refuse("provider_not_found");
    if (before.issuer !== provider.issuer || provider.is_enabled === 0) {
      const userIds = await updateProviderSessionsRevoked(ctx.db, { providerId: provider.id }, ctx.nowMs);
      for (const userId of userIds) await endListening(ctx, userId);
    }
    const enforced = await beginEnforcing(ctx, before, provider);
    if (!enforced.ok) return enforced;
    const changes = changedFields(before, provider);
    const details = { ...changes, ...(clientSecret !== undefined && { secret_changed: true }) };
    await noteAction(ctx, { action: "idp_prod_configuration_updated", entity: providerEntity(provider), details });
    return succeed({ provider });
  },
);

/** The previous values, so that the log tells since when an administrator trusts a provider for a domain. */
function changedFields(before: SignInProviderRow, after: SignInProviderRow): Readonly<Record<string, unknown>> {
  const [earlier, later] = [providerEntity(before).state, providerEntity(after).state];
  const changed = Object.keys(later).filter((field) => earlier[field] !== later[field]);
  return Object.fromEntries(changed.map((field) => [`previous_${field}`, earlier[field]]));
}
