import { credentialsOf } from "../domain/apps/credentials.ts";
import { controlTokenOf } from "../domain/tokens/controlToken.ts";
import { madeHash, madePassword } from "../domain/people/passwordHash.ts";
import { webhookPath, webhookSecret } from "../domain/webhooks/openWebhook.ts";
import { accessTokenText, refreshTokenText, type TokenName } from "../domain/tokens/tokenText.ts";
import type { Secrets } from "../ports/ports.ts";
import type { Db } from "../storage/db.ts";
import { selectInventory } from "../storage/queries/inventory.ts";
import type { GrantRow } from "../storage/tables/grants.ts";
import type { TokenKind } from "../storage/tables/tokens.ts";

/** What an app author needs to reach the dev workspace: written to `dev.json` as it is. */
export interface DevDescription {
  readonly base_url: string;
  readonly api_url: string;
  /** Where people are sent to install an app. */
  readonly authorize_url: string;
  readonly org: { readonly id: string } | undefined;
  readonly teams: readonly { readonly id: string; readonly domain: string; readonly name: string }[];
  readonly users: readonly DevUser[];
  readonly channels: Readonly<Record<string, string>>;
  readonly apps: readonly DevApp[];
  /** For configuring apps of the first workspace as the first of its people; it expires, and the other one renews it. */
  readonly config_token: string | undefined;
  readonly config_refresh_token: string | undefined;
  /** Posts JSON into a channel of the first workspace; every holder of the URL can use it. */
  readonly webhook_url: string | undefined;
  /** For `/control/...`: moves time, orders faults, resets state. */
  readonly control_token: string;
}

export interface DevUser {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly real_name: string;
  readonly email: string | undefined;
  /** The one that was made for them; not there once they have chosen another. */
  readonly password: string | undefined;
  readonly role: string;
  readonly token: string | undefined;
}

export interface DevApp {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly signing_secret: string;
  readonly bot_token: string | undefined;
  readonly user_token: string | undefined;
  readonly app_token: string | undefined;
  readonly rotation: boolean;
}

/** Describes the seeded workspaces; `channels` are those of the first one, by name. */
export async function describeDev(db: Db, secrets: Secrets, baseUrl: string): Promise<DevDescription> {
  const rows = await selectInventory(db);
  const tokenOf = (isWanted: (grant: GrantRow) => boolean): string | undefined => {
    const grant = rows.grants.find(isWanted);
    return grant && accessTokenText(secrets, nameOf(grant));
  };
  const first = rows.teams[0];
  const inSeedOrder = <Row extends { readonly team_id: string }>(listed: readonly Row[]): Row[] =>
    rows.teams.flatMap((team) => listed.filter((row) => row.team_id === team.id));
  const [webhook] = rows.webhooks
    .filter((row) => row.team_id === first?.id)
    .map(({ id, team_id }) => ({ id, teamId: team_id, secret: webhookSecret(secrets, id) }));
  const config = rows.grants.find((grant) => grant.kind === "config" && grant.team_id === first?.id);
  return {
    base_url: baseUrl,
    api_url: `${baseUrl}/api/`,
    authorize_url: `${baseUrl}/oauth/v2/authorize`,
    org: first && first.org_id !== null ? { id: first.org_id } : undefined,
    teams: rows.teams.map(({ id, domain, name }) => ({ id, domain, name })),
    // A user of several workspaces is listed once for each, with the token for it.
    users: inSeedOrder(rows.users)
      .filter((user) => user.bot_id === null)
      .map(({ id, team_id, name, real_name, email, role }) => {
        const token = tokenOf((grant) => grant.kind === "user" && grant.user_id === id && grant.team_id === team_id);
        const password = madePassword(secrets, id);
        const isStill = rows.passwords.some((row) => row.user_id === id && row.hash === madeHash(password));
        return {
          id,
          team_id,
          name,
          real_name,
          email: email ?? undefined,
          password: isStill ? password : undefined,
          role,
          token,
        };
      }),
    channels: Object.fromEntries(
      rows.channels.filter((channel) => channel.team_id === first?.id).map((channel) => [channel.name, channel.id]),
    ),
    config_token: config && accessTokenText(secrets, nameOf(config)),
    config_refresh_token: config && refreshTokenText(secrets, nameOf(config)),
    webhook_url: webhook && `${baseUrl}${webhookPath(webhook)}`,
    control_token: controlTokenOf(secrets),
    apps: inSeedOrder(rows.installations).map((installation) => {
      const app = rows.apps.find((candidate) => candidate.id === installation.app_id);
      const credentials = app && credentialsOf(secrets, app);
      const tokenAs = (kind: TokenKind, userId?: string) =>
        tokenOf(
          (grant) =>
            grant.installation_id === installation.id &&
            grant.kind === kind &&
            (userId === undefined || grant.user_id === userId),
        );
      return {
        id: installation.app_id,
        team_id: installation.team_id,
        name: app?.name ?? "",
        client_id: app?.client_id ?? "",
        client_secret: credentials?.clientSecret ?? "",
        signing_secret: credentials?.signingSecret ?? "",
        bot_token: tokenAs("bot"),
        user_token: tokenAs("user", installation.installer_id),
        app_token: tokenAs("app"),
        rotation: app?.rotation === 1,
      };
    }),
  };
}

/** The grant's newest generation. */
function nameOf(grant: GrantRow): TokenName {
  return { kind: grant.kind, appId: grant.app_id, grantId: grant.id, generation: grant.generation };
}
