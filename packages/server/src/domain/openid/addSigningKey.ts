import { createPublicKey } from "node:crypto";
import { limits, succeed } from "@platform/protocol";
import { insertSigningKey } from "../../storage/queries/signingKeys.ts";
import type { SigningKeyRow } from "../../storage/tables/signingKeys.ts";
import { defineOperation } from "../context.ts";
import { encrypt } from "../encrypted.ts";

/** A key as verifiers read it. */
export interface PublicKey {
  readonly kty: "RSA";
  readonly use: "sig";
  readonly alg: "RS256";
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

export const placeOf = (id: string) => ({ purpose: "signing keys", row: id });

export const addSigningKey = defineOperation(
  import.meta,
  async (ctx, pair: { readonly publicKey: string; readonly privateKey: string }) => {
    const id = ctx.ids.unguessable().slice(0, 16);
    const { n = "", e = "" } = createPublicKey(pair.publicKey).export({ format: "jwk" });
    const published: PublicKey = { kty: "RSA", use: "sig", alg: "RS256", kid: id, n, e };
    const key: SigningKeyRow = {
      id,
      public_key: JSON.stringify(published),
      sealed_private_key: encrypt(ctx, placeOf(id), Buffer.from(pair.privateKey)),
      created_ms: ctx.nowMs,
      expires_ms: ctx.nowMs + limits.signing_key_life_s * 1000,
    };
    await insertSigningKey(ctx.db, key);
    return succeed({ key });
  },
);
