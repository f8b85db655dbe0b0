import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "../ports/ports.ts";

const sealChars = 32;

/** A text that outsiders carry and cannot change: with a seal for one purpose in front. */
export function sealText(secrets: Secrets, purpose: string, text: string): string {
  return Buffer.from(sealOf(secrets, purpose, text) + text).toString("base64url");
}

/** The text, or nothing when its seal is not ours, or was made for another purpose. */
export function openSealed(secrets: Secrets, purpose: string, sealed: string): string | undefined {
  const whole = Buffer.from(sealed, "base64url").toString();
  const text = whole.slice(sealChars);
  const given = Buffer.from(whole.slice(0, sealChars));
  const wanted = Buffer.from(sealOf(secrets, purpose, text));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : undefined;
}

function sealOf(secrets: Secrets, purpose: string, text: string): string {
  return secrets.derive(`${purpose}\n${text}`).slice(0, sealChars);
}
