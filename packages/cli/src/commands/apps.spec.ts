import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";

let server: DevServer;
before(async () => void (server = await serveDev()));
after(() => server[Symbol.asyncDispose]());

const manifest = {
  display_information: { name: "Echo" },
  features: { bot_user: { display_name: "Echo" } },
  oauth_config: { scopes: { bot: ["chat:write"] } },
};

/** A project whose only hook prints its manifest, so that nothing but our own code runs. */
function makeProject(place: Shell): void {
  mkdirSync(place.path(".platform"));
  writeFileSync(place.path("hook.mjs"), `process.stdout.write(${JSON.stringify(JSON.stringify(manifest))})`);
  const hooks = { "get-manifest": "node hook.mjs" };
  writeFileSync(place.path(".platform", "hooks.json"), JSON.stringify({ runtime: "node", hooks }));
}

const env = (place: Shell) => ({ HOME: place.folder, PATH: process.env["PATH"] });

async function answer<T>(place: Shell, args: readonly string[]): Promise<T> {
  const { out, err } = await place.run([...args, "--json", ...server.asAlice], { env: env(place) });
  assert.equal(err, "");
  return JSON.parse(out) as T;
}

describe("platform api in the folder of an app", () => {
  test("acts with the token that --as names, and by itself with one that the method accepts", async () => {
    using place = shell();
    makeProject(place);
    await place.run(["login", server.url, "--token", server.dev.config_token ?? ""]);
    const api = async (...args: string[]) => place.run(["api", ...args, "--json"], { env: env(place) });
    const none = await api("auth.test", "--as", "bot");
    assert.match(none.out, /"error":"app_not_found","message":"There is no app here to act as\."/);
    await answer(place, ["app", "install"]);

    const bot = JSON.parse((await api("auth.test", "--as", "bot")).out) as { bot_id?: string };
    assert.match(bot.bot_id ?? "", /^B/);
    const login = JSON.parse((await api("auth.test")).out) as { user?: string };
    assert.equal(login.user, "alice");
    const opened = JSON.parse((await api("apps.connections.open", "--as", "app")).out) as { url?: string };
    assert.match(opened.url ?? "", /^ws/);
    // A login may not post, and the bot of the app may.
    const posted = await api("chat.postMessage", "channel=C0", "text=x");
    assert.equal((JSON.parse(posted.out) as { code?: string }).code, "channel_not_found");
    const user = await api("auth.test", "--as", "user");
    assert.match(
      user.out,
      /"error":"token_not_found","message":"A\w+ has no user token: its manifest asks for no user scopes\."/,
    );
    const odd = await place.run(["api", "auth.test", "--as", "bott"], { env: env(place) });
    assert.match(odd.err, /^--as must be one of bot, user, app, not bott\.\n/);
  });
});

describe("platform manifest info", () => {
  test("takes the names of the project's own apps", async () => {
    using place = shell();
    makeProject(place);
    const none = await place.run(["manifest", "info", "--app", "deployed", ...server.asAlice], { env: env(place) });
    assert.match(none.err, /^The project has no deployed app in Acme\. \(app_not_found\)/);
    await answer(place, ["app", "install"]);
    const { manifest: shown } = await answer<{ manifest: typeof manifest }>(place, [
      "manifest",
      "info",
      "--app",
      "deployed",
    ]);
    assert.equal(shown.display_information.name, "Echo");
    const remote = await answer<{ manifest: object }>(place, ["manifest", "info", "--source", "remote"]);
    assert.deepEqual(remote.manifest, shown);
    await answer(place, ["manifest", "validate", "--app", "deployed"]);
  });
});

describe("platform app", () => {
  test("installs the project's app, lists it, takes it out, and deletes it", async () => {
    using place = shell();
    makeProject(place);
    assert.match(
      (await place.run(["app", "list", ...server.asAlice], { env: env(place) })).out,
      /^This project has no apps\.\n/,
    );

    const made = await answer<{ app_id: string; is_new: boolean }>(place, ["app", "install"]);
    const again = await answer<{ app_id: string; is_new: boolean }>(place, ["app", "install"]);
    assert.deepEqual([made.is_new, again], [true, { ...made, is_new: false }]);
    const listed = await place.run(["app", "list", ...server.asAlice], { env: env(place) });
    assert.equal(listed.out, `${made.app_id}  Echo  installed  deployed\n`);

    const asked = await place.run(["app", "delete", ...server.asAlice], { env: env(place) });
    assert.deepEqual(
      [asked.code, asked.err],
      [1, `Delete ${made.app_id} permanently? (prompt_needed)\n\nConfirm with --yes.\n`],
    );
    await answer(place, ["app", "uninstall", "--yes"]);
    const after = await place.run(["app", "list", ...server.asAlice], { env: env(place) });
    assert.equal(after.out, `${made.app_id}  Echo  not installed  deployed\n`);
    await answer(place, ["app", "delete", "--yes"]);
    assert.deepEqual(JSON.parse(readFileSync(place.path(".platform", "apps.json"), "utf8")), {});
  });

  test("links an app that was made elsewhere, and chooses between two only when told", async () => {
    using place = shell();
    makeProject(place);
    const one = await answer<{ app_id: string }>(place, ["app", "install"]);
    const [dev] = server.dev.apps;
    await answer(place, ["app", "link", dev?.id ?? "", "--environment", "local"]);
    assert.ok(existsSync(place.path(".platform", "apps.dev.json")));

    const torn = await place.run(["collaborator", "list", ...server.asAlice], { env: env(place) });
    assert.match(
      torn.err,
      /^Which app\? \(prompt_needed\)\n {2}--app deployed {2}deployed: A\w+\n {2}--app local {2}local: A/,
    );
    const chosen = await answer<{ app_id: string }>(place, ["collaborator", "list", "--app", "deployed"]);
    assert.equal(chosen.app_id, one.app_id);
    const unknown = await place.run(["app", "link", "A0000000NOT", ...server.asAlice], { env: env(place) });
    assert.match(
      unknown.err,
      /^The workspace has no such app\. \(developer\.apps\.info: app_not_found\)\n\nList your apps/,
    );
  });

  test("says so where the project has none in the workspace, and where there is no project", async () => {
    using place = shell();
    const outside = await place.run(["activity", ...server.asAlice]);
    assert.match(outside.err, /\(project_not_found\)/);
    makeProject(place);
    const none = await place.run(["activity", ...server.asAlice]);
    assert.match(none.err, /^The project has no app in Acme\. \(app_not_found\)/);
  });
});

describe("platform collaborator", () => {
  test("lets people work on an app, and ends it", async () => {
    using place = shell();
    makeProject(place);
    await answer(place, ["app", "install"]);
    await answer(place, ["collaborator", "add", "bob@acme.test", "--permission-type", "reader"]);
    const { out } = await place.run(["collaborator", "list", ...server.asAlice]);
    assert.match(out, /^U\w+ {2}alice {2}owner {3}alice@acme\.test\nU\w+ {2}bob {4}reader {2}bob@acme\.test\n$/);
    const bob = server.dev.users.find((user) => user.name === "bob")?.id ?? "";
    await answer(place, ["collaborator", "remove", bob]);
    const { collaborators } = await answer<{ collaborators: unknown[] }>(place, ["collaborator", "list"]);
    assert.equal(collaborators.length, 1);
    const wrong = await place.run(["collaborator", "add", "bob@acme.test", "--permission-type", "boss"]);
    assert.equal(wrong.err.split("\n")[0], "--permission-type must be owner or reader, not boss.");
  });
});

describe("platform seed", () => {
  test("checks a seed file, plants it into an empty store, and not into another", async () => {
    using place = shell();
    const seed = { workspaces: [{ name: "Tea", domain: "tea", users: [{ name: "eve", role: "primary_owner" }] }] };
    writeFileSync(place.path("tea.json"), JSON.stringify(seed));
    assert.equal((await place.run(["seed", "tea.json", "--check"])).out, "tea.json is a valid seed file for Tea.\n");
    assert.equal(existsSync(place.path(".platform")), false);
    assert.match(
      (await place.run(["seed", "tea.json", "--data", "d"])).out,
      /^Loaded Tea\.\n\nplatform serve --data d\n$/,
    );
    const other = { workspaces: [{ ...seed.workspaces[0], domain: "coffee" }] };
    writeFileSync(place.path("coffee.json"), JSON.stringify(other));
    const refused = await place.run(["seed", "coffee.json", "--data", "d"]);
    assert.match(refused.err, /^The database already has workspaces: tea\. \(store_not_empty\)/);
    assert.match((await place.run(["seed", "none.json"])).err, /^FILE: none\.json cannot be read\.\n/);
  });
});

describe("platform completion", () => {
  /** What bash would offer for a line, asked of bash itself. */
  async function offered(script: string, words: readonly string[]): Promise<string[]> {
    const ask = `${script}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")})
COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
_platform
printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout } = await promisify(execFile)("bash", ["--norc", "-c", ask]);
    return stdout.trim().split("\n").filter(Boolean);
  }

  test("makes bash know the commands, their verbs and their flags", async () => {
    using place = shell();
    const { out } = await place.run(["completion", "bash"]);
    assert.deepEqual(await offered(out, ["platform", "acti"]), ["activity"]);
    assert.deepEqual(await offered(out, ["platform", "clock", ""]), ["get", "advance", "set"]);
    assert.deepEqual(await offered(out, ["platform", "clock", "advance", "--b"]), ["--by", "--base-url"]);
    assert.deepEqual(await offered(out, ["platform", "--json", "app", "unin"]), ["uninstall"]);
  });

  test("takes the shell from the environment, and knows three", async () => {
    using place = shell();
    assert.match(
      (await place.run(["completion"], { env: { SHELL: "/usr/bin/fish" } })).out,
      /^# platform completion fish/,
    );
    assert.match((await place.run(["completion", "zsh"])).out, /^#compdef platform\n/);
    assert.equal(
      (await place.run(["completion", "tcsh"])).err.split("\n")[0],
      "SHELL must be one of bash, zsh, fish, not tcsh.",
    );
  });
});
