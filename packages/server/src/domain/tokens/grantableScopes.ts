import { isGrantable } from "@platform/protocol";
import type { GrantRow } from "../../storage/tables/grants.ts";

type Granted = Pick<GrantRow, "kind" | "app_id" | "scopes">;

/**
 * The scopes of a grant that can still be granted. Grants of older versions may hold others, and the next tokens of an app
 * must not carry these on. Configuration tokens, and what people hold without an app, are the platform's own.
 */
export function grantableScopes({ kind, app_id: appId, scopes }: Granted): string {
  if (kind === "config" || appId === null || scopes === "") return scopes;
  return scopes
    .split(",")
    .filter((scope) => isGrantable(scope, kind))
    .join(",");
}
