import { createECDH, createPrivateKey, sign } from "node:crypto";

/** By which push services recognize this platform: each subscription is bound to the public key. */
export interface VapidKey {
  /** On P-256: 65 bytes as base64url. */
  readonly publicKey: string;
  /** 32 bytes as base64url. */
  readonly privateKey: string;
}

interface VapidClaims {
  readonly endpoint: string;
  /** Whom the push service can ask about this sender: an address that begins with `https:` or `mailto:`. */
  readonly contact: string | undefined;
  readonly expiresS: number;
}

const scalarBytes = 32;

export function newVapidKey(): VapidKey {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const privateKey = Buffer.alloc(scalarBytes);
  const scalar = pair.getPrivateKey();
  scalar.copy(privateKey, scalarBytes - scalar.length);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}

/** The header `Authorization` of a request to a push service (RFC 8292): a token that ends soon and is for that service only. */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKey,
  { endpoint, contact, expiresS }: VapidClaims,
): string {
  const claims = { aud: new URL(endpoint).origin, exp: expiresS, ...(contact !== undefined && { sub: contact }) };
  const text = `${encode({ typ: "JWT", alg: "ES256" })}.${encode(claims)}`;
  const point = Buffer.from(publicKey, "base64url");
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", d: privateKey, x, y };
  const key = createPrivateKey({ key: jwk, format: "jwk" });
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${text}.${signature.toString("base64url")}, k=${publicKey}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
