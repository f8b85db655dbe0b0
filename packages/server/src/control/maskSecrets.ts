import { mask } from "../ports/log.ts";

/** Arguments and fields that hold secrets, whatever these look like. */
const secretKey =
  /token|secret|password|passphrase|authorization|cookie|assertion|verifier|ticket|otp|^code$|^codes$|^variables$|recovery/i;
const harmlessKey = /^(token_type|token_kind|token_rotation_enabled|rotation)$/;
/** Nothing that people write has letters and digits mixed this long; keys, seals and digests have. */
const longRun = /(?=[\w-]*\d)(?=[\w-]*[a-zA-Z])[\w-]{32,}/g;
const hidden = "***";
const depthMax = 64;

/** A value as a person may see it: the same shape, with nothing in it that opens anything. */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return maskManifest(value, depth);
  if (typeof value !== "object" || value === null) return value;
  if (depth > depthMax) return hidden;
  if (Array.isArray(value)) return value.map((part) => maskSecrets(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      maskText(key),
      isSecret(key, inside) ? hidden : key === "headers" ? maskHeaders(inside) : maskSecrets(inside, depth + 1),
    ]),
  );
}

/** Headers that a manifest has sent to a server hold keys under any name. */
function maskHeaders(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return maskSecrets(value);
  return Object.fromEntries(Object.keys(value).map((name) => [maskText(name), hidden]));
}

/** A manifest may come as a text, in which keys alone do not tell where a secret begins. */
function maskManifest(text: string, depth: number): string {
  if (!text.includes("mcp_servers")) return maskText(text);
  try {
    return JSON.stringify(maskSecrets(JSON.parse(text), depth + 1));
  } catch {
    return hidden;
  }
}

export function maskText(text: string): string {
  return mask(text).replace(longRun, hidden);
}

function isSecret(key: string, value: unknown): boolean {
  const isPlain = value === null || typeof value === "boolean" || value === "";
  return !isPlain && secretKey.test(key) && !harmlessKey.test(key);
}
