import type { Secrets } from "../../ports/ports.ts";
import type { AppRow } from "../../storage/tables/apps.ts";

/** What an app proves itself with, and what it checks us by. Derived from the server's key, so none of it is stored. */
export interface AppCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly signingSecret: string;
  /** Older apps compare it with the `token` of what we send them, instead of checking the signature. */
  readonly verificationToken: string;
}

/** As much of an app as its secrets are derived from. */
export type SecretBearer = Pick<AppRow, "id" | "client_secret_generation" | "signing_secret_generation">;

export function credentialsOf(secrets: Secrets, app: SecretBearer): AppCredentials {
  return {
    clientId: clientIdOf(secrets, app.id),
    clientSecret: secrets.derive(`client secret\n${app.id}${suffixOf(app.client_secret_generation)}`).slice(0, 32),
    signingSecret: secrets.derive(`signing secret\n${app.id}${suffixOf(app.signing_secret_generation)}`).slice(0, 32),
    verificationToken: secrets.derive(`verification token\n${app.id}`).slice(0, 24),
  };
}

export function clientIdOf(secrets: Secrets, appId: string): string {
  return secrets.derive(`client id\n${appId}`).slice(0, 24);
}

/** Empty for the first generation: an app that never regenerated its secret keeps the original one. */
function suffixOf(generation: number): string {
  return generation === 0 ? "" : `\n${generation}`;
}
