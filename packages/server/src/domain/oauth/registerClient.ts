import { createHash } from "node:crypto";
import { cutCharacters, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { insertApp } from "../../storage/queries/apps.ts";
import {
  countRegisteredClients,
  deleteRegisteredClient,
  selectRegisteredApp,
  selectUnusedClient,
  upsertRegisteredClient,
} from "../../storage/queries/registeredClients.ts";
import { selectLiveTeams } from "../../storage/queries/teams.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import { clientIdOf } from "../apps/credentials.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { isSafeRedirect, withoutPort } from "./chooseRedirect.ts";

export interface ClientToRegister {
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** What the tools need. */
  readonly scopes: readonly string[];
}

export type RegisterCode = "invalid_redirect_uri" | "invalid_client_metadata" | "too_many_clients";

/**
 * Makes an app of a client that has none: RFC 7591. The same client gets the same app on every machine, so that
 * administrators decide about it once. It can do nothing until a person consents, and their workspace allows it.
 */
export const registerClient = defineOperation(
  import.meta,
  async (ctx, input: ClientToRegister): Promise<Outcome<{ clientId: string }, RegisterCode>> => {
    const redirectUrls = [...new Set(input.redirectUris.map(withoutPort))].toSorted();
    const isMany = redirectUrls.length > limits.registered_redirects_max;
    if (redirectUrls.length === 0 || isMany || !redirectUrls.every(isFit)) return refuse("invalid_redirect_uri");
    const name = cutCharacters(input.name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim(), limits.app_name_chars_max);
    if (name === "") return refuse("invalid_client_metadata");
    const hash = createHash("sha256")
      .update(JSON.stringify([name, redirectUrls]))
      .digest("hex");
    const known = await selectRegisteredApp(ctx.db, hash);
    if (known) return succeed({ clientId: known.client_id });
    if (!(await makeRoom(ctx))) return refuse("too_many_clients");
    const app = await addApp(ctx, manifestOf(name, redirectUrls, input.scopes));
    if (!app) return refuse("too_many_clients");
    await upsertRegisteredClient(ctx.db, { hash, app_id: app.id, created_ms: ctx.nowMs });
    return succeed({ clientId: app.client_id });
  },
);

function isFit(uri: string): boolean {
  return uri.length <= limits.request_url_chars_max && isSafeRedirect(uri);
}

async function makeRoom(ctx: WriteContext): Promise<boolean> {
  if ((await countRegisteredClients(ctx.db)) < limits.registered_clients_max) return true;
  const unused = await selectUnusedClient(ctx.db);
  if (unused) await deleteRegisteredClient(ctx.db, unused);
  return unused !== undefined;
}

/** Such a client keeps no secret: the verifier of each request proves that it asked. Its tokens are renewed. */
function manifestOf(name: string, redirectUrls: readonly string[], scopes: readonly string[]): Manifest {
  return {
    display_information: { name },
    oauth_config: { redirect_urls: [...redirectUrls], scopes: { user: [...scopes] }, pkce_enabled: true },
    settings: { token_rotation_enabled: true, is_mcp_enabled: true },
  };
}

/**
 * Nobody is signed in, so the app is at home in the first workspace and can be installed in all. It counts as listed:
 * the limits for apps of strangers would let an assistant read one page a minute.
 */
async function addApp(ctx: WriteContext, manifest: Manifest): Promise<AppRow | undefined> {
  const [home] = await selectLiveTeams(ctx.db);
  if (!home) return undefined;
  const id = ctx.ids.next("app");
  const row: AppRow = {
    id,
    team_id: home.id,
    name: manifest.display_information.name,
    client_id: clientIdOf(ctx.secrets, id),
    rotation: 1,
    manifest: JSON.stringify(manifest),
    address_ranges: null,
    distribution: "directory",
    owner_id: null,
    created_ms: ctx.nowMs,
    deleted_ms: null,
    events_off_ms: null,
    messages_tab_off: 1,
    client_secret_generation: 0,
    signing_secret_generation: 0,
  };
  await insertApp(ctx.db, row);
  return row;
}
