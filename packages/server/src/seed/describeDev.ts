import { tokenText } from "../domain/tokens/issueToken.ts";
import type { Secrets } from "../ports.ts";
import type { Db } from "../storage/db.ts";
import { selectInventory } from "../storage/queries/inventory.ts";

/** What an app author needs to reach the dev workspace: written to `dev.json` as it is. */
export interface DevDescription {
  readonly base_url: string;
  readonly api_url: string;
  readonly org: { readonly id: string } | undefined;
  readonly teams: readonly { readonly id: string; readonly domain: string; readonly name: string }[];
  readonly users: readonly DevUser[];
  readonly channels: Readonly<Record<string, string>>;
  readonly apps: readonly DevApp[];
}

export interface DevUser {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly real_name: string;
  readonly email: string | undefined;
  readonly role: string;
  readonly token: string | undefined;
}

export interface DevApp {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly client_id: string;
  readonly bot_token: string | undefined;
  readonly user_token: string | undefined;
  readonly app_token: string | undefined;
  readonly rotation: boolean;
}

/** Describes the seeded workspaces; `channels` are those of the first one, by name. */
export async function describeDev(db: Db, secrets: Secrets, baseUrl: string): Promise<DevDescription> {
  const rows = await selectInventory(db);
  const tokenOf = (installationId: string, kind: "bot" | "user" | "app", userId?: string): string | undefined => {
    const grant = rows.tokens.find(
      (token) => token.installation_id === installationId && token.kind === kind && (!userId || token.user_id === userId),
    );
    const appId = rows.installations.find((installation) => installation.id === installationId)?.app_id ?? "";
    return grant && tokenText(secrets, { kind, installationId, userId: grant.user_id, appId });
  };
  const first = rows.teams[0];
  return {
    base_url: baseUrl,
    api_url: `${baseUrl}/api/`,
    org: rows.orgs[0] && { id: rows.orgs[0].id },
    teams: rows.teams.map(({ id, domain, name }) => ({ id, domain, name })),
    users: rows.users
      .filter((user) => user.bot_id === null)
      .map(({ id, team_id, name, real_name, email, role }) => {
        const grant = rows.tokens.find((token) => token.kind === "user" && token.user_id === id);
        const token = grant?.installation_id ? tokenOf(grant.installation_id, "user", id) : undefined;
        return { id, team_id, name, real_name, email: email ?? undefined, role, token };
      }),
    channels: Object.fromEntries(
      rows.channels.filter((channel) => channel.team_id === first?.id).map((channel) => [channel.name, channel.id]),
    ),
    apps: rows.installations.map((installation) => {
      const app = rows.apps.find((candidate) => candidate.id === installation.app_id);
      return {
        id: installation.app_id,
        team_id: installation.team_id,
        name: app?.name ?? "",
        client_id: app?.client_id ?? "",
        bot_token: tokenOf(installation.id, "bot"),
        user_token: tokenOf(installation.id, "user", installation.installer_id),
        app_token: tokenOf(installation.id, "app"),
        rotation: app?.rotation === 1,
      };
    }),
  };
}
