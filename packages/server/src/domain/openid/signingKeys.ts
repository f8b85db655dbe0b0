import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { limits } from "@platform/protocol";
import { selectSigningKeys } from "../../storage/queries/signingKeys.ts";
import type { SigningKeyRow } from "../../storage/tables/signingKeys.ts";
import type { Context, ReadContext } from "../context.ts";
import { decrypt } from "../encrypted.ts";
import { addSigningKey, placeOf, type PublicKey } from "./addSigningKey.ts";

export interface SigningKey {
  readonly id: string;
  /** PEM. */
  readonly privateKey: string;
}

const generate = promisify(generateKeyPair);

/**
 * The key that signs now. The first sign-in creates one, and a new one follows in good time before the old one expires.
 * Two servers that find none at once create one each; both are published, so both are good.
 */
export async function currentSigningKey(ctx: Context): Promise<SigningKey> {
  const [newest] = await selectSigningKeys(ctx.db, ctx.nowMs);
  if (newest && ctx.nowMs < newest.created_ms + limits.signing_key_use_s * 1000) return openKey(ctx, newest);
  // Here, because it takes a tenth of a second, in which no transaction should wait.
  const { publicKey, privateKey } = await generate("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const { key } = await ctx.write(addSigningKey, { publicKey, privateKey });
  return openKey(ctx, key);
}

/** What verifiers may need: a key is published for longer than it signs, and before it signs for the first time. */
export async function publicKeys(ctx: Context): Promise<readonly PublicKey[]> {
  await currentSigningKey(ctx);
  const rows = await selectSigningKeys(ctx.db, ctx.nowMs);
  return rows.map((row) => JSON.parse(row.public_key) as PublicKey);
}

function openKey({ secrets }: ReadContext, { id, sealed_private_key: sealed }: SigningKeyRow): SigningKey {
  return { id, privateKey: decrypt(secrets, placeOf(id), sealed).toString() };
}
