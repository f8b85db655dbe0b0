import type { Manifest } from "@platform/protocol/manifest/manifest.ts";

/** Where people are sent to install an app with the scopes that its manifest asks for. */
export function authorizeUrl(baseUrl: string, clientId: string, manifest: Manifest): string {
  const { bot = [], user = [] } = manifest.oauth_config?.scopes ?? {};
  const query = new URLSearchParams({ client_id: clientId, scope: bot.join(","), user_scope: user.join(",") });
  return `${baseUrl}/oauth/v2/authorize?${query.toString()}`;
}
