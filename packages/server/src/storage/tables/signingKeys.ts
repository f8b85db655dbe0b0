import type { Selectable } from "kysely";

/** A key pair that signs id tokens. Every server publishes all of them and signs with the newest. */
export interface SigningKeysTable {
  /** The `kid` of tokens and of the published key. */
  id: string;
  /** JSON Web Key. */
  public_key: string;
  /** PKCS #8, encrypted with a key that is not in the database. */
  sealed_private_key: string;
  created_ms: number;
  /** Until then the public key is published; signing ends earlier, so that the last token can be verified. */
  expires_ms: number;
}

export type SigningKeyRow = Selectable<SigningKeysTable>;
