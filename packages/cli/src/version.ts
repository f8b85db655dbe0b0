import { readFileSync } from "node:fs";

/** Of the command line and the server it comes with. */
export function readVersion(): string {
  const file = new URL("../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
