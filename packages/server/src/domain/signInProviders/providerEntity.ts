import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import type { Entity } from "../audit/note.ts";

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
    is_enabled: provider.is_enabled === 1,
    is_enforced: provider.is_enforced === 1,
    provisions: provider.provisions === 1,
  };
  return { type: "sign_in_provider", id, state };
}
