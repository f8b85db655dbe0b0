import type { Secrets } from "../../ports/ports.ts";

/** Grants access to the controls of a dev server. Known to readers of its `dev.json`; the database does not contain it. */
export function controlTokenOf(secrets: Secrets): string {
  return `xctl-${secrets.derive("control token")}`;
}
