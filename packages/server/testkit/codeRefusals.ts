import { createHash } from "node:crypto";
import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { type Asked, consent, createApp } from "./installing.ts";
import type { Workspace } from "./workspace.ts";

const codeChallenge = createHash("sha256").update("v".repeat(43)).digest("base64url");

/** How each refusal comes about that the methods share which redeem the code of a consent page. */
export function codeRefusals(method: MethodName, asked: Asked): Record<string, (world: Workspace) => Promise<string>> {
  const redeem = async (world: Workspace, more: Asked, change: Record<string, string>): Promise<string> => {
    const app = await createApp(world);
    const code = await consent(world, "alice", app, { ...asked, ...more });
    return world.actor("").refused(method, { ...app.client, code, ...change });
  };
  const other: Asked =
    asked.flow === "openid" ? { flow: "install", scope: "chat:write" } : { flow: "openid", scope: "openid" };
  return {
    invalid_client_id: (world) => redeem(world, {}, { client_id: "1.2" }),
    bad_client_secret: (world) => redeem(world, {}, { client_secret: "wrong" }),
    invalid_grant_type: (world) => redeem(world, {}, { grant_type: "password" }),
    invalid_code: (world) => redeem(world, {}, { code: "unknown" }),
    bad_redirect_uri: (world) => redeem(world, {}, { redirect_uri: "https://other.test/" }),
    oauth_authorization_url_mismatch: (world) => redeem(world, other, {}),
    invalid_code_verifier: (world) => redeem(world, { codeChallenge }, { code_verifier: "w".repeat(43) }),
    invalid_refresh_token: (world) =>
      redeem(world, {}, { grant_type: "refresh_token", refresh_token: "xoxe-1-unknown" }),
  };
}
