import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertSignInProvider, selectSignInProviders } from "../../storage/queries/signInProviders.ts";
import type { ProviderKind, SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { defineOperation } from "../context.ts";
import { accessProviderScope, type ProviderScopeCode } from "./accessProviders.ts";
import { sealClientSecret } from "./clientSecret.ts";
import { type EnforceCode, beginEnforcing } from "./beginEnforcing.ts";
import { checkProviderFields, type ProviderFieldCode, type ProviderInput } from "./providerFields.ts";
import { providerEntity } from "./providerEntity.ts";
import { noteAction } from "../audit/noteAction.ts";

export interface NewProvider extends ProviderInput {
  /** Undefined for the org of the caller. */
  readonly teamId: string | undefined;
  readonly kind: ProviderKind;
  readonly name: string;
}

export type CreateProviderCode = ProviderScopeCode | ProviderFieldCode | EnforceCode | "too_many_providers";

/** Adds a provider through which people sign in to a workspace, or to every workspace of the org. */
export const createProvider = defineOperation(
  import.meta,
  async (ctx, input: NewProvider): Promise<Outcome<{ provider: SignInProviderRow }, CreateProviderCode>> => {
    const accessed = await accessProviderScope(ctx, input.teamId);
    if (!accessed.ok) return accessed;
    const missing = missingField(input);
    if (missing) return refuse(missing);
    const checked = checkProviderFields(input.kind, input);
    if (!checked.ok) return checked;
    const { scopeId } = accessed;
    const others = await selectSignInProviders(ctx.db, [scopeId]);
    if (others.length >= limits.sign_in_providers_max) return refuse("too_many_providers");
    const id = ctx.ids.next("signInProvider");
    const { clientSecret = "" } = input;
    const provider: SignInProviderRow = {
      domains: "",
      is_enabled: 1,
      is_enforced: 0,
      provisions: 0,
      issuer: "",
      client_id: "",
      sso_url: "",
      certificates: "",
      email_attribute: "",
      name_attribute: "",
      verifies_email: 0,
      groups_claim: "",
      ...checked.fields,
      id,
      scope_id: scopeId,
      kind: input.kind,
      name: input.name.trim(),
      sealed_secret: clientSecret === "" ? null : sealClientSecret(ctx, id, clientSecret),
      created_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
    };
    await insertSignInProvider(ctx.db, provider);
    const enforced = await beginEnforcing(ctx, undefined, provider);
    if (!enforced.ok) return enforced;
    await noteAction(ctx, { action: "idp_configuration_added", entity: providerEntity(provider) });
    return succeed({ provider });
  },
);

/** What a provider of its kind cannot be without. */
function missingField(input: NewProvider): ProviderFieldCode | undefined {
  if (input.issuer === undefined) return "invalid_issuer";
  if (input.kind === "oidc") return input.clientId === undefined ? "invalid_client" : undefined;
  if (input.ssoUrl === undefined) return "invalid_sso_url";
  return input.certificates === undefined ? "invalid_certificate" : undefined;
}
