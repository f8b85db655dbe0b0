import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { updateSignInProvider } from "../../storage/queries/signInProviders.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";
import { accessProvider, type ProviderCode } from "./accessProviders.ts";
import { providerEntity } from "./providerEntity.ts";

/** Says where a provider names the groups of a person, in a claim or an attribute. Without it, groups mean nothing here. */
export const setGroupsClaim = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly providerId: string; readonly claim: string },
  ): Promise<Outcome<{ provider: SignInProviderRow }, ProviderCode | "invalid_claim">> => {
    const accessed = await accessProvider(ctx, input.providerId);
    if (!accessed.ok) return accessed;
    const { provider: before } = accessed;
    const claim = input.claim.trim();
    if (isLongerThan(claim, limits.groups_claim_chars_max)) return refuse("invalid_claim");
    const change = { groups_claim: claim, updated_ms: ctx.nowMs };
    await updateSignInProvider(ctx.db, before.id, change);
    const provider = { ...before, ...change };
    const details = { previous_groups_claim: before.groups_claim };
    await noteAction(ctx, { action: "idp_prod_configuration_updated", entity: providerEntity(provider), details });
    return succeed({ provider });
  },
);
