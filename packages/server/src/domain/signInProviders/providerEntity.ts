import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import type { Entity } from "../audit/note.ts";
import { fingerprintsOf } from "./saml/certificates.ts";

/** A provider as the audit log describes it: everything that decides who is let in, and no secret. */
export function providerEntity(provider: SignInProviderRow): Entity {
  const { id, name, kind, scope_id: scope, issuer, client_id, domains } = provider;
  const state = {
    name,
    kind,
    scope,
    issuer,
    client_id,
    domains,
    groups_claim: provider.groups_claim,
    is_enabled: provider.is_enabled === 1,
    is_enforced: provider.is_enforced === 1,
    provisions: provider.provisions === 1,
    ...(kind === "saml" && samlState(provider)),
  };
  return { type: "sign_in_provider", id, state };
}

function samlState(provider: SignInProviderRow): Readonly<Record<string, unknown>> {
  return {
    sso_url: provider.sso_url,
    certificates: fingerprintsOf(provider.certificates).join(", "),
    email_attribute: provider.email_attribute,
    name_attribute: provider.name_attribute,
    verifies_email: provider.verifies_email === 1,
  };
}
