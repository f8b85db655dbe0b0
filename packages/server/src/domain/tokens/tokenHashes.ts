import { createByteCache } from "../../ports/byteCache.ts";
import { hashToken } from "./hashToken.ts";

interface Hashed {
  readonly hash: string;
}

const hashBytes = 64;
const hashes = createByteCache<Hashed>({
  name: "token hashes",
  bytesMax: 1024 * 1024,
  bytesOf: () => hashBytes,
});

/** The hash of a token that came with a call; to hash one takes a thirtieth of a call. */
export function hashPresentedToken(token: string): string {
  return hashes.get(token)?.hash ?? hashToken(token);
}

/** Caches the hash of a token that the store knows. Unknown tokens are never cached: anyone can present any number of them. */
export function rememberToken(token: string, hash: string): void {
  if (!hashes.get(token)) hashes.set(token, { hash });
}
