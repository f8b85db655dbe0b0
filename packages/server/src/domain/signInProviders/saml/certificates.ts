import { X509Certificate } from "node:crypto";
import { limits } from "@platform/protocol";

/**
 * Certificates as an administrator pastes them, with or without the lines of PEM around them, as they are stored. Undefined
 * when one is none, or its key is too weak or of a kind with which no provider signs. Their dates and issuers do not
 * matter: a provider signs with one of these keys because an administrator said so.
 */
export function readCertificates(texts: readonly string[]): string[] | undefined {
  const blocks = texts.flatMap(blocksIn).map((block) => block.replaceAll(/\s+/g, ""));
  const unique = [...new Set(blocks.filter((block) => block !== ""))];
  if (unique.length === 0 || unique.length > limits.saml_certificates_max) return undefined;
  return unique.every(isUsable) ? unique : undefined;
}

function blocksIn(text: string): string[] {
  const pem = [...text.matchAll(/-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g)];
  return pem.length === 0 ? [text] : pem.map(([, block = ""]) => block);
}

function isUsable(block: string): boolean {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(block)) return false;
  try {
    const { publicKey } = new X509Certificate(Buffer.from(block, "base64"));
    const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0;
    return publicKey.asymmetricKeyType === "rsa" && bits >= limits.saml_key_bits_min;
  } catch {
    return false;
  }
}

/** As the library and administrators read them. */
export function pemsOf(stored: string): string[] {
  const blocks = stored === "" ? [] : stored.split(",");
  return blocks.map((block) => {
    const lines = block.match(/.{1,64}/g) ?? [];
    return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
  });
}

/** What tells certificates apart in tables and in the audit log. */
export function fingerprintsOf(stored: string): string[] {
  return pemsOf(stored).map((pem) => new X509Certificate(pem).fingerprint256);
}
