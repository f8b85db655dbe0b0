import { type Outcome, succeed } from "@platform/protocol";
import { selectToolRegistration } from "../../../storage/queries/agentTools.ts";
import { credentialsOf } from "../../apps/credentials.ts";
import type { DeclaredServer } from "../findServers.ts";
import type { ToolContext } from "../toolContext.ts";
import { discover } from "./discover.ts";
import { registerAtServer } from "./registerAtServer.ts";
import type { RegistrationCode } from "./registrationFault.ts";
import { openRegistration, type Registration } from "./sealedParts.ts";
import { storeRegistration } from "./storeRegistration.ts";

/** How the platform is known at a server; it registers there when the first person connects, or when an address has changed. */
export async function findRegistration(
  ctx: ToolContext,
  { app, key, definition }: DeclaredServer,
  redirectUri: string,
): Promise<Outcome<{ registration: Registration }, RegistrationCode>> {
  const stored = await selectToolRegistration(ctx.db, app.id, key);
  if (stored?.url === definition.url && stored.redirect_uri === redirectUri) {
    const registration = openRegistration(ctx.secrets, app.id, key, stored.sealed);
    if (registration.endsMs === undefined || registration.endsMs > ctx.nowMs) return succeed({ registration });
  }
  const found = await discover(ctx.outgoing, definition, credentialsOf(ctx.secrets, app).signingSecret);
  if (!found.ok) return found;
  const registered = await registerAtServer(ctx.outgoing, found.discovered, { appName: app.name, redirectUri });
  if (!registered.ok) return registered;
  const { registration } = registered;
  await ctx.write(storeRegistration, { appId: app.id, serverKey: key, url: definition.url, redirectUri, registration });
  return registered;
}
