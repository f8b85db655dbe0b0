import { systemIds } from "../src/ports/ports.ts";
import { samlKey } from "./samlKeys.ts";
import { teamsOf } from "./admins.ts";
import type { Workspace } from "./workspace.ts";

export const providerOf = (team_id?: string) => ({
  ...(team_id !== undefined && { team_id }),
  name: "Acme ID",
  issuer: "https://id.acme.test",
  client_id: "platform",
  client_secret: "s3cret",
});

export const samlProviderOf = (team_id?: string) => ({
  ...(team_id !== undefined && { team_id }),
  name: "Acme SAML",
  kind: "saml" as const,
  issuer: "urn:acme:idp",
  sso_url: "https://id.acme.test/sso?idpid=1",
  certificates: [samlKey.cert],
});

/** A provider of the first workspace, or of the org; its id. */
export async function makeProvider(world: Workspace, { ofOrg = false } = {}): Promise<string> {
  const team = ofOrg ? undefined : teamsOf(world).acme;
  return (await world.alice.does("admin.signIn.providers.create", providerOf(team))).provider.id;
}

/** A SAML provider of the first workspace; its id. */
export async function makeSamlProvider(world: Workspace): Promise<string> {
  return (await world.alice.does("admin.signIn.providers.create", samlProviderOf(teamsOf(world).acme))).provider.id;
}

/** An identity of the provider that is linked to a person, as signing in through it leaves it behind. */
export async function plantIdentity(world: Workspace, provider_id: string, user_id: string, subject: string) {
  const nowMs = world.clock.nowMs();
  const identity = { provider_id, issuer: "https://id.acme.test", subject };
  await world.platform.store.db
    .insertInto("identities")
    .values({ ...identity, user_id, email: "", linked_by: "confirmation", created_ms: nowMs, used_ms: nowMs })
    .execute();
  return identity;
}

export const unknownProvider = systemIds.next("signInProvider");
