import { constants, createPublicKey, type KeyObject, verify, type VerifyKeyObjectInput } from "node:crypto";

/** How one algorithm verifies; keys of another kind are never tried. */
interface Algorithm {
  readonly kty: "RSA" | "EC" | "OKP";
  readonly crv?: string;
  readonly digest: string | null;
  readonly options: Omit<VerifyKeyObjectInput, "key">;
}

const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };
const rsa = (digest: string): Algorithm => ({ kty: "RSA", digest, options: {} });
const ec = (crv: string, digest: string): Algorithm => ({
  kty: "EC",
  crv,
  digest,
  options: { dsaEncoding: "ieee-p1363" },
});

/** Neither "none" nor those with a shared secret: a client secret is known to more than the provider. */
const algorithms: ReadonlyMap<string, Algorithm> = new Map([
  ["RS256", rsa("sha256")],
  ["RS384", rsa("sha384")],
  ["RS512", rsa("sha512")],
  ["PS256", { ...rsa("sha256"), options: pss }],
  ["PS384", { ...rsa("sha384"), options: pss }],
  ["PS512", { ...rsa("sha512"), options: pss }],
  ["ES256", ec("P-256", "sha256")],
  ["ES384", ec("P-384", "sha384")],
  ["ES512", ec("P-521", "sha512")],
  ["EdDSA", { kty: "OKP", crv: "Ed25519", digest: null, options: {} }],
  ["Ed25519", { kty: "OKP", crv: "Ed25519", digest: null, options: {} }],
]);

const rsaBitsMin = 2048;

type Fields = Readonly<Record<string, unknown>>;

/** Whether one of the keys that a provider publishes signed the text. The header of the token chooses among them, and no other. */
export function isSigned(
  { header, signed, signature }: { readonly header: Fields; readonly signed: string; readonly signature: string },
  keys: readonly unknown[],
): boolean {
  const { alg, kid } = header;
  const algorithm = typeof alg === "string" ? algorithms.get(alg) : undefined;
  if (!algorithm) return false;
  const { kty, crv, digest, options } = algorithm;
  return keys.filter(isFields).some((jwk) => {
    const isMeant = jwk["kty"] === kty && (crv === undefined || jwk["crv"] === crv) && (jwk["alg"] ?? alg) === alg;
    if (!isMeant || (jwk["use"] ?? "sig") !== "sig" || (kid !== undefined && jwk["kid"] !== kid)) return false;
    const key = openKey(jwk);
    if (!key) return false;
    return verify(digest, Buffer.from(signed), { key, ...options }, Buffer.from(signature, "base64url"));
  });
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Undefined for a key that this machine cannot read, or that is too short. */
function openKey(jwk: Fields): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: { ...jwk }, format: "jwk" });
    const bits = key.asymmetricKeyDetails?.modulusLength;
    return bits === undefined || bits >= rsaBitsMin ? key : undefined;
  } catch {
    return undefined;
  }
}
