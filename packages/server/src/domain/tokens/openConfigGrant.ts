import type { WriteContext } from "../context.ts";
import type { TokenSet } from "./mintTokens.ts";
import { openGrant } from "./openGrant.ts";

const scopes = ["app_configurations:read", "app_configurations:write"];

/** Lets a person configure apps of a workspace by token. Such a token always expires. */
export function openConfigGrant(
  ctx: WriteContext,
  person: { readonly teamId: string; readonly userId: string },
): Promise<TokenSet> {
  return openGrant(ctx, { ...person, kind: "config", appId: null, installationId: null, scopes, rotating: true });
}
