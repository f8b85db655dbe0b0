import { hash } from "node:crypto";
import { idAlphabet, idLength } from "@platform/protocol";

/**
 * Functions and workflows live in manifests, which give them names only. Outside they are known by ids: always the same
 * for the same name of the same app, so that nothing has to be kept, and a new manifest changes none of them.
 */
export function functionIdOf(appId: string, callbackId: string): string {
  return idFor("Fn", `function\n${appId}\n${callbackId}`);
}

export function workflowIdOf(appId: string, callbackId: string): string {
  return idFor("Wf", `workflow\n${appId}\n${callbackId}`);
}

function idFor(prefix: string, name: string): string {
  const bytes = hash("sha256", name, "buffer");
  const letters = Array.from(
    bytes.subarray(0, idLength - prefix.length),
    (byte) => idAlphabet[byte % idAlphabet.length],
  );
  return prefix + letters.join("");
}
