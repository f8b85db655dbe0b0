import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { runCli } from "../../testkit/cliProcess.ts";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";

let server: DevServer;
let place: Shell;
before(async () => {
  server = await serveDev();
  place = shell();
  mkdirSync(place.path(".slack"));
  const manifest = {
    display_information: { name: "Echo" },
    features: { bot_user: { display_name: "Echo" } },
    oauth_config: { scopes: { bot: ["chat:write"] } },
  };
  writeFileSync(place.path("manifest.json"), JSON.stringify(manifest));
  writeFileSync(place.path("hook.mjs"), `process.stdout.write(${JSON.stringify(JSON.stringify(manifest))})`);
  const hooks = { "get-manifest": "node hook.mjs" };
  writeFileSync(place.path(".slack", "hooks.json"), JSON.stringify({ runtime: "node", hooks }));
});
after(async () => {
  place[Symbol.dispose]();
  await server[Symbol.asyncDispose]();
});

/** Runs a line as a test driver assembles it: global flags first, then the command, then its flags. */
async function drive(line: string): Promise<string> {
  const env = { HOME: place.folder, SLACK_CONFIG_DIR: place.path("config"), PLATFORM_BASE_URL: server.url };
  const { code, out, err } = await runCli(line.split(" "), { cwd: place.folder, env });
  assert.equal(code, 0, `${line}: ${out}${err}`);
  return out;
}

describe("platform, driven like Slack's command line", () => {
  test("signs in by the line that begins with /slackauthticket", async () => {
    const begun = await drive("--skip-update login --no-prompt");
    const [, ticket = ""] = /^\/slackauthticket (\S+)$/m.exec(begun) ?? [];
    const args = { channel: server.dev.channels["general"], command: "/slackauthticket", text: ticket };
    const ran = await server.platform.control("person.call", { user: "alice", method: "chat.command", args });
    const [, challenge = ""] = /`([A-Z2-9]{8})`/.exec(JSON.stringify(ran)) ?? [];

    await drive(`--skip-update login --no-prompt --challenge ${challenge} --ticket ${ticket}`);

    assert.match(await drive("auth list"), /alice/);
  });

  test("installs, shows, changes and deletes an app", async () => {
    const team = server.dev.teams[0]?.id ?? "";
    const global = `--skip-update --team ${team} --force`;
    assert.match(await drive(`${global} app list`), /This project has no apps/);
    await drive(`${global} app install --environment deployed --org-workspace-grant all`);
    assert.match(await drive(`${global} manifest --source project`), /"name": "Echo"/);
    await drive(`${global} manifest validate`);
    await drive(`${global} env add CITY Bern --app local`);
    assert.equal(readFileSync(place.path(".env"), "utf8"), "CITY=Bern\n");
    await drive(`${global} env remove CITY --app local`);
    await drive(`${global} uninstall --app deployed`);
    await drive(`${global} app delete --force --app deployed`);
    assert.match(await drive(`${global} app list`), /This project has no apps/);
    await drive("--skip-update logout --all");
  });
});
