import { Secret, TOTP } from "otpauth";

export const secretBytes = 20;
const periodS = 30;

export interface Labels {
  /** The workspace, as the person's list of codes shows it. */
  readonly issuer: string;
  readonly label: string;
}

/** Six digits every 30 seconds with SHA-1: what every authenticator app reads. */
function totpOf(secret: Buffer, labels?: Labels): TOTP {
  return new TOTP({
    ...labels,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: "SHA1",
    digits: 6,
    period: periodS,
  });
}

/** The time step that a code is of: this one, or the one before or after for clocks that are not quite right. */
export function stepOf(secret: Buffer, code: string, nowMs: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / periodS) + delta;
}

export function describeSecret(secret: Buffer, labels: Labels): { readonly text: string; readonly uri: string } {
  const totp = totpOf(secret, labels);
  return { text: totp.secret.base32, uri: totp.toString() };
}
