import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import type { AppRow } from "../access/accessApp.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { findApp } from "../interactions/findActed.ts";

export type ServerDefinition = NonNullable<Manifest["mcp_servers"]>[string];

export interface DeclaredServer {
  readonly app: AppRow;
  readonly key: string;
  readonly definition: ServerDefinition;
}

export type FindServerCode = "app_not_found" | "server_not_found";

/** The scope of the bot without which no tool of the app is offered. */
const scope = "mcp:connect";

/** The servers with tools of an app that the caller may use: guests use none, as if the app were not there. */
export async function findServers(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<{ servers: readonly DeclaredServer[] }, "app_not_found">> {
  if (isGuest(ctx.caller)) return refuse("app_not_found");
  const found = await findApp(ctx, appId);
  if (!found.ok) return found;
  const { app, caller: bot } = found.installed;
  const definitions = Object.entries(manifestOf(app).mcp_servers ?? {});
  // The manifest may ask for more than the workspace has granted.
  const isGranted = definitions.length > 0 && (await hasScope(ctx, bot.installationId ?? ""));
  return succeed({ servers: isGranted ? definitions.map(([key, definition]) => ({ app, key, definition })) : [] });
}

export async function findServer(
  ctx: ReadContext,
  { appId, serverKey }: { readonly appId: string; readonly serverKey: string },
): Promise<Outcome<{ server: DeclaredServer }, FindServerCode>> {
  const found = await findServers(ctx, appId);
  if (!found.ok) return found;
  const server = found.servers.find(({ key }) => key === serverKey);
  return server ? succeed({ server }) : refuse("server_not_found");
}

async function hasScope({ db }: ReadContext, installationId: string): Promise<boolean> {
  const grants = await selectLiveGrants(db, installationId);
  return grants.some(({ kind, scopes }) => kind === "bot" && scopes.split(",").includes(scope));
}
