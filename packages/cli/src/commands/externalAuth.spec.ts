import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { OAuth2Server } from "oauth2-mock-server";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";

const provider = new OAuth2Server();
let server: DevServer;
let place: Shell;
let appId: string;

const run = (args: readonly string[]) => place.run([...args, ...server.asAlice]);
const externalAuth = (verb: string, ...args: readonly string[]) =>
  run(["external-auth", verb, "--app", appId, "--provider", "acme", ...args]);

function manifestWith(url: string) {
  const account = { type: "slack#/types/credential/oauth2", oauth2_provider_key: "acme" };
  const inputs = { account: { credential_source: "DEVELOPER" } };
  return {
    display_information: { name: "Mailer" },
    features: { bot_user: { display_name: "Mailer" } },
    functions: { send: { title: "Send", input_parameters: { properties: { account }, required: ["account"] } } },
    workflows: { mail: { title: "Mail", steps: [{ id: "0", function_id: "#/functions/send", inputs }] } },
    external_auth_providers: {
      oauth2: {
        acme: {
          provider_type: "CUSTOM",
          options: {
            client_id: "mailer",
            scope: ["mail.send"],
            authorization_url: `${url}/authorize`,
            token_url: `${url}/token`,
            identity_config: { url: `${url}/userinfo`, account_identifier: "$.sub" },
          },
        },
      },
    },
  };
}

describe("platform external-auth", () => {
  before(async () => {
    await provider.issuer.keys.generate("RS256");
    await provider.start(0, "127.0.0.1");
    server = await serveDev();
    place = shell();
    const manifest = manifestWith(`http://127.0.0.1:${provider.address().port}`);
    const { out } = await run(["api", "apps.manifest.create", "--json", "--data", JSON.stringify({ manifest })]);
    ({ app_id: appId } = JSON.parse(out) as { app_id: string });
  });
  after(async () => {
    place[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
    await provider.stop();
  });

  test("stores a secret, connects an account, chooses it for a workflow and deletes it", async () => {
    const secret = await externalAuth("add-secret", "--secret", "s3cret");
    assert.deepEqual([secret.code, secret.out], [0, "Stored the client secret for acme.\n"]);

    const added = await externalAuth("add", "--json");
    const { authorization_url } = JSON.parse(added.out) as { authorization_url: string };
    assert.equal((await fetch(authorization_url)).status, 200);

    const chosen = await externalAuth("select-auth", "--workflow", "#/workflows/mail", "--external-account", "johndoe");
    assert.deepEqual([chosen.code, chosen.out], [0, "mail acts as johndoe.\n"]);

    const removed = await externalAuth("remove", "--yes");
    assert.deepEqual([removed.code, removed.out], [0, "Deleted all accounts of acme.\n"]);
    const none = await externalAuth("select-auth");
    assert.match(none.err, /nothing to choose/);
  });

  test("names the providers when the flag names none of them", async () => {
    const { code, err } = await run(["external-auth", "add", "--app", appId, "--provider", "nowhere"]);

    assert.notEqual(code, 0);
    assert.match(err, /There is no provider nowhere/);
    assert.match(err, /--provider acme/);
  });
});
