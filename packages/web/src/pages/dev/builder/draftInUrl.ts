import type { BuilderSurface } from "./templates.ts";

export interface Draft {
  readonly surface: BuilderSurface;
  readonly text: string;
}

const surfaces: readonly BuilderSurface[] = ["message", "modal", "home"];

/**
 * A draft in the fragment of a URL: everyone who opens the link sees the same. A fragment is never sent
 * to a server, so the blocks cannot end up in a log.
 */
export function printDraft({ surface, text }: Draft): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#${surface}/${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

export function readDraft(hash: string): Draft | undefined {
  const [name = "", code = ""] = hash.replace(/^#/, "").split("/");
  const surface = surfaces.find((known) => known === name);
  if (surface === undefined || code === "") return undefined;
  try {
    const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return { surface, text: new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0))) };
  } catch {
    return undefined;
  }
}
