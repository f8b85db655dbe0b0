import { readFileSync } from "node:fs";

/** The version of this server, from the manifest of its package. */
export const version = readVersion();

function readVersion(): string {
  const file = new URL("../../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly version: string }).version;
}
