import { type Outcome, succeed } from "@platform/protocol";
import { type NamedInstallation, selectNamedInstallations } from "../../storage/queries/apps.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";

export interface AppInstallation {
  readonly installation: NamedInstallation;
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
}

/** Where an app is installed, by whom and with which scopes, for its collaborators. */
export async function listAppInstallations(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<{ installations: AppInstallation[] }, "app_not_found" | "access_denied">> {
  const found = await accessApp(ctx, appId, "app_not_found", "read");
  if (!found.ok) return found;
  const rows = await selectNamedInstallations(ctx.db, found.app.id);
  const installations = rows.map(async (installation) => {
    const grants = await selectLiveGrants(ctx.db, installation.id);
    const scopesOf = (kind: string) => [
      ...new Set(grants.filter((grant) => grant.kind === kind).flatMap(({ scopes }) => scopes.split(","))),
    ];
    return { installation, botScopes: scopesOf("bot"), userScopes: scopesOf("user") };
  });
  return succeed({ installations: await Promise.all(installations) });
}
