import type { Secrets } from "../../ports.ts";

/** What an app proves itself with, and what it checks us by. Derived from the server's key, so none of it is stored. */
export interface AppCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly signingSecret: string;
  /** Older apps compare it with the `token` of what we send them, instead of checking the signature. */
  readonly verificationToken: string;
}

export function credentialsOf(secrets: Secrets, appId: string): AppCredentials {
  return {
    clientId: secrets.derive(`client id\n${appId}`).slice(0, 24),
    clientSecret: secrets.derive(`client secret\n${appId}`).slice(0, 32),
    signingSecret: secrets.derive(`signing secret\n${appId}`).slice(0, 32),
    verificationToken: secrets.derive(`verification token\n${appId}`).slice(0, 24),
  };
}
