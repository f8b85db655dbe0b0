import type { Secrets } from "../../ports/ports.ts";

/** Opens the controls of a dev server. Known to whoever can read its `dev.json`, and to nobody by the database. */
export function controlTokenOf(secrets: Secrets): string {
  return `xctl-${secrets.derive("control token")}`;
}
