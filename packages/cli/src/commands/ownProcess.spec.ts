import assert from "node:assert/strict";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { runCli } from "../../testkit/cliProcess.ts";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";
import { readVersion } from "../version.ts";

let server: DevServer;
before(async () => void (server = await serveDev()));
after(() => server[Symbol.asyncDispose]());

/** Runs the real program in a folder, as a person there would. */
async function run(place: Shell, ...args: string[]) {
  const env = { HOME: place.folder, PLATFORM_CONFIG_DIR: place.path("config") };
  return runCli(args, { cwd: place.folder, env });
}

/** A project that is linked to an app, in a place that is signed in as alice. */
async function linkedProject(place: Shell): Promise<string> {
  mkdirSync(place.path(".platform"));
  writeFileSync(place.path(".platform", "hooks.json"), "{}");
  await run(place, "login", server.url, "--token", server.dev.config_token ?? "");
  const manifest = JSON.stringify({ manifest: { display_information: { name: "Echo" } } });
  const made = await run(place, "api", "apps.manifest.create", "--json", "--data", manifest);
  const { app_id } = JSON.parse(made.out) as { app_id: string };
  const linked = await run(place, "app", "link", app_id, "--environment", "local");
  assert.equal(linked.code, 0, linked.err);
  return app_id;
}

describe("platform, in a process of its own", () => {
  test("version prints the version", async () => {
    using place = shell();
    assert.deepEqual(await run(place, "version"), { code: 0, out: `Platform v${readVersion()}\n`, err: "" });
    const { out } = await run(place, "version", "--json");
    assert.deepEqual(JSON.parse(out), { ok: true, version: readVersion() });
  });

  test("docs search finds pages without a server, and links to the one of the account", async () => {
    using place = shell();
    const found = await run(place, "docs", "search", "socket", "mode", "--limit", "2", "--json");
    const answer = JSON.parse(found.out) as { total_results: number; results: { url: string }[] };
    assert.equal(answer.results.length, 2);
    assert.ok(answer.total_results > 2);
    assert.ok(answer.results.every(({ url }) => url.startsWith("http://localhost:8065/docs")));

    await run(place, "login", server.url, "--token", server.dev.config_token ?? "");
    const guide = await run(place, "docs", "search", "datastores", "--category", "guide");
    assert.match(guide.out, /^Datastores \(guide\)\n {2}\S.*\n {2}(\S+)$/m);
    const [url = ""] = /http:\S+/.exec(guide.out) ?? [];
    assert.ok(url.startsWith(server.url));
    assert.equal((await fetch(url)).status, 200);

    assert.equal((await run(place, "docs", "search", "qwertzuiop")).out, "No page contains qwertzuiop.\n");
    assert.equal((await run(place, "docs", "search")).code, 2);
    assert.match(
      (await run(place, "docs", "search", "x", "--category", "y")).err,
      /^--category must be one of method,/,
    );
  });

  test("env init copies the example file once, readable by nobody else", async () => {
    using place = shell();
    assert.match((await run(place, "env", "init")).err, /\(project_not_found\)/);
    mkdirSync(place.path(".platform"));
    writeFileSync(place.path(".platform", "hooks.json"), "{}");
    assert.match((await run(place, "env", "init")).err, /\(env_example_not_found\)/);
    writeFileSync(place.path(".env.example"), "# Where\nCITY=Bern\nKEY=\n");

    const made = await run(place, "env", "init", "--json");

    assert.deepEqual(JSON.parse(made.out), { ok: true, from: ".env.example", names: ["CITY", "KEY"] });
    assert.equal(readFileSync(place.path(".env"), "utf8"), "# Where\nCITY=Bern\nKEY=\n");
    assert.equal(statSync(place.path(".env")).mode & 0o777, 0o600);
    assert.match((await run(place, "env", "init")).err, /\(env_file_exists\)/);
  });

  test("app settings prints the page of the app, where no browser can be opened", async () => {
    using place = shell();
    const appId = await linkedProject(place);
    const { code, out } = await run(place, "app", "settings");
    assert.deepEqual([code, out], [0, `${server.url}/apps/${appId}\n`]);
    const none = await run(place, "app", "settings", "--app", "A0000000NOT");
    assert.match(none.err, /^The workspace has no such app\./);
  });

  test("app unlink forgets an app that stays on the server", async () => {
    using place = shell();
    const appId = await linkedProject(place);
    const file = place.path(".platform", "apps.dev.json");
    assert.match((await run(place, "app", "unlink")).err, /Confirm with --yes/);
    assert.match(readFileSync(file, "utf8"), new RegExp(appId));

    const done = await run(place, "app", "unlink", "--yes");

    assert.match(done.out, new RegExp(`^Unlinked ${appId}\\. The app itself stays\\.\n\n.+ app link ${appId}\n$`));
    assert.doesNotMatch(readFileSync(file, "utf8"), new RegExp(appId));
    assert.match((await run(place, "app", "list", "--all")).out, new RegExp(appId));
    assert.match((await run(place, "app", "unlink", "--app", appId, "--yes")).err, /\(app_not_found\)/);
  });

  test("auth revoke ends a token, and the account that it belongs to", async () => {
    await using own = await serveDev();
    using place = shell();
    const token = own.dev.config_token ?? "";
    await run(place, "login", own.url, "--token", token);

    const done = await run(place, "auth", "revoke", "--token", token, "--base-url", own.url);

    assert.deepEqual([done.code, done.out], [0, "Revoked the token and signed out of its account.\n"]);
    assert.match((await run(place, "auth", "list")).out, /^You are not signed in\./);
    const again = await run(place, "auth", "revoke", "--token", token, "--base-url", own.url);
    assert.equal(again.code, 1);
    assert.match((await run(place, "auth", "revoke", "--base-url", own.url)).err, /Pass --token/);
  });
});
