import { hash } from "node:crypto";

/** Base64url of a SHA-256. */
const challengeShape = /^[A-Za-z0-9_-]{43}$/;
const verifierShape = /^[A-Za-z0-9._~-]{43,128}$/;

/** Only S256: with `plain` the challenge, which passes through the browser, would already be the secret. */
export function isCodeChallenge(challenge: string, method: string | undefined): boolean {
  return method === "S256" && challengeShape.test(challenge);
}

/**
 * Whether a verifier belongs to the challenge that its code was asked for with. One without the other is refused:
 * otherwise an attacker who injects a code into another person's installation only has to omit the challenge.
 */
export function isAnswered(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined) return challenge === null && verifier === undefined;
  return verifierShape.test(verifier) && hash("sha256", verifier, "base64url") === challenge;
}
