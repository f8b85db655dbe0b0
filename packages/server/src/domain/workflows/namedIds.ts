import { hash } from "node:crypto";
import { idAlphabet, type IdKind, idPrefixes, idStart, idVariableChars } from "@platform/protocol";

/**
 * Functions and workflows live in manifests, which give them names only. Outside they are known by ids: always the same
 * for the same name of the same app, so that nothing has to be kept, and a new manifest changes none of them.
 */
export function functionIdOf(appId: string, callbackId: string): string {
  return idFor("function", `function\n${appId}\n${callbackId}`);
}

export function workflowIdOf(appId: string, callbackId: string): string {
  return idFor("workflow", `workflow\n${appId}\n${callbackId}`);
}

/** Manifests from before ids had a zero after their prefix name functions without it. */
export function isFunctionIdOf(id: string, appId: string, callbackId: string): boolean {
  const known = functionIdOf(appId, callbackId);
  return id === known || id === idPrefixes.function + known.slice(idStart("function").length);
}

function idFor(kind: IdKind, name: string): string {
  const bytes = hash("sha256", name, "buffer").subarray(0, idVariableChars);
  return idStart(kind) + Array.from(bytes, (byte) => idAlphabet[byte % idAlphabet.length]).join("");
}
