import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ErrorCode, WebClient, type WebAPIPlatformError } from "@slack/web-api";
import { servePlatform } from "./servePlatform.ts";

async function listening() {
  const platform = await servePlatform();
  const { dev } = platform;
  const slackApiUrl = `${platform.url}/api/`;
  const client = (token: string | undefined) => new WebClient(token, { slackApiUrl, retryConfig: { retries: 0 } });
  return { dev, client, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() };
}

const manifest = {
  display_information: { name: "Echo", description: "Says it again" },
  features: { bot_user: { display_name: "echo" } },
  oauth_config: { scopes: { bot: ["chat:write" as const] } },
  settings: { socket_mode_enabled: true, function_runtime: "remote" },
};

describe("@slack/web-api and apps as code", () => {
  test("takes an app from its manifest to its end", async () => {
    await using server = await listening();
    const { apps } = server.client(server.dev.config_token);

    const checked = await apps.manifest.validate({ manifest });
    const made = await apps.manifest.create({ manifest });
    const app_id = made.app_id ?? "";
    const updated = await apps.manifest.update({ app_id, manifest: { ...manifest, oauth_config: {} } });
    const exported = await apps.manifest.export({ app_id });
    await apps.manifest.delete({ app_id });

    assert.deepEqual(checked.errors, []);
    assert.match(made.oauth_authorize_url ?? "", /\/oauth\/v2\/authorize\?/);
    assert.equal(updated.permissions_updated, true);
    assert.deepEqual(exported.manifest, { ...manifest, oauth_config: {} });
    await assert.rejects(apps.manifest.export({ app_id }), /app_not_found/);
  });

  test("tells the author what is wrong with a manifest, and where", async () => {
    await using server = await listening();
    const { apps } = server.client(server.dev.config_token);

    const failure = apps.manifest.validate({ manifest: { display_information: { name: "" } } });

    await assert.rejects(failure, (error: WebAPIPlatformError) => {
      assert.equal(error.code, ErrorCode.PlatformError);
      assert.deepEqual((error.data as { errors?: unknown }).errors, [
        { message: "must be more than 0 characters", pointer: "/display_information/name" },
      ]);
      return true;
    });
  });

  test("renews the token that it configures apps with", async () => {
    await using server = await listening();

    const { token } = await server
      .client(undefined)
      .tooling.tokens.rotate({ refresh_token: server.dev.config_refresh_token ?? "" });

    await server.client(token).apps.manifest.validate({ manifest });
  });
});
