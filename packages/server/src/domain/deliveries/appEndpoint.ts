import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { fillActionToken } from "../agentSearch/actionTokenSlot.ts";
import { credentialsOf } from "../apps/credentials.ts";
import type { ReadContext } from "../context.ts";
import { functionTokenOf } from "../functions/token.ts";

/** How an app is reached now. */
export interface AppEndpoint {
  readonly isSocketMode: boolean;
  readonly signingSecret: string;
  readonly verificationToken: string;
  readonly eventsUrl: string | undefined;
  /** Where it receives clicks and submissions; nothing if it wants none. */
  readonly interactivityUrl: string | undefined;
  /** Where it is asked for options. */
  readonly optionsUrl: string | undefined;
  /** Commands that the manifest does not name are those of code channels. */
  commandUrl(command: string): string | undefined;
  /** What the app calls with while it works on an execution of one of its functions. */
  functionToken(executionId: string): string;
  /** The stored event with what the app searches with on behalf of the person who wrote to it. */
  withActionToken(envelope: string): string;
}

/** Read for every request: an author who has just changed a URL expects the next request there. */
export async function readAppEndpoint(
  { db, secrets, nowMs }: Pick<ReadContext, "db" | "secrets" | "nowMs">,
  appId: string,
): Promise<AppEndpoint | undefined> {
  const app = await selectApp(db, appId);
  if (!app) return undefined;
  const { settings, features } = JSON.parse(app.manifest) as Manifest;
  const interactivity = settings?.interactivity?.is_enabled ? settings.interactivity : undefined;
  const { signingSecret, verificationToken } = credentialsOf(secrets, app);
  return {
    isSocketMode: settings?.socket_mode_enabled ?? false,
    signingSecret,
    verificationToken,
    eventsUrl: settings?.event_subscriptions?.request_url,
    interactivityUrl: interactivity?.request_url,
    optionsUrl: interactivity?.message_menu_options_url,
    functionToken: (executionId) => functionTokenOf(secrets, executionId),
    withActionToken: (envelope) => fillActionToken(secrets, envelope, nowMs),
    commandUrl: (command) =>
      features?.slash_commands?.find((known) => known.command === command)?.url ??
      features?.code_channels?.slash_command_url,
  };
}
