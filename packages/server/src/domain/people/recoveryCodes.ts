import { limits } from "@platform/protocol";
import type { Ids, Secrets } from "../../ports/ports.ts";

/** Without letters and digits that look alike; 32 of them, so that each takes five bits. */
const alphabet = "abcdefghjkmnpqrstuvwxyz023456789";
const chars = 16;

/** Codes for the day the phone is gone: 80 bits each, in groups that can be typed from paper. */
export function makeRecoveryCodes(ids: Ids): string[] {
  return Array.from({ length: limits.recovery_codes }, () => {
    const bytes = Buffer.from(ids.unguessable(), "base64url").subarray(0, chars);
    const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
    return letters.replaceAll(/.{4}(?=.)/g, "$&-");
  });
}

/** Keyed with the server's key: from the database alone not even a short code could be guessed. */
export function hashRecoveryCode(secrets: Secrets, userId: string, code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return secrets.derive(`recovery code\n${userId}\n${letters}`);
}
