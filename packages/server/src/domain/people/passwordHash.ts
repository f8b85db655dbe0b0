import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../ports/ports.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** Argon2id as OWASP asks for it: 19 MiB, two passes, one lane. About 20 ms, on a thread of the library's own. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The native library is loaded with the first sign-in, because a server should start quickly. */
const argon2 = () => import("@node-rs/argon2");

export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(plain(password), cost);
}

/**
 * Whether it is the password. Without a hash the same work is done anyway: the timing must not reveal
 * who has an account, or whose password was generated.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const slow = hash?.startsWith("$argon2id$") ? hash : nobodysHash;
  const isRight = await (await argon2()).verify(slow, plain(password));
  if (hash === slow) return isRight;
  return hash?.startsWith(madeMark) === true && isSame(hash, madeHash(password));
}

/** Of a password that nobody has; it costs what a real one costs. */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$YSBzYWx0IGZvciBub2JvZHk$bm9ib2R5IGhhcyBhIHBhc3N3b3JkIHRoYXQgZ2l2ZXM";

const madeMark = "$sha256$";

/** The password that dev mode makes for a person and writes to `dev.json`: 100 bits out of the server's key. */
export function madePassword(secrets: Secrets, userId: string): string {
  const digits = secrets.derive(`dev password\n${userId}`).slice(0, 25);
  return digits.replaceAll(/.{5}(?=.)/g, "$&-");
}

/** Nobody can guess a made password, so that one round is enough at rest, as for tokens. */
export function madeHash(password: string): string {
  return madeMark + hashToken(plain(password));
}

/** The same letters, however a keyboard composes them. */
function plain(password: string): string {
  return password.normalize("NFKC");
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
