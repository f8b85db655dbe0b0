import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";

let server: DevServer;
before(async () => void (server = await serveDev()));
after(() => server[Symbol.asyncDispose]());

const env = { PATH: process.env["PATH"], HOME: process.env["HOME"] };

interface Line {
  readonly ok: boolean;
  readonly [name: string]: unknown;
}

function part<T>(line: Line | undefined, name: string): T {
  return line?.[name] as T;
}

/** A command in the project, and what it printed as JSON, line by line. */
async function ask(place: Shell, folder: string, args: readonly string[]): Promise<Line[]> {
  const { out } = await place.run([...args, "--json", ...server.asAlice], { env, cwd: place.path(folder) });
  return out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

function inputsOf(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

async function createProject(place: Shell, template: string): Promise<string> {
  await place.run(["create", "Tea Time", "--template", template, "--no-install"]);
  return place.path("tea-time");
}

describe("platform deploy of a project that the platform runs", () => {
  test("shows a plan, makes app, code and triggers, and then only what changed [HOOK-3.7, HOOK-3.16]", async () => {
    using place = shell();
    const root = await createProject(place, "deno");

    const [plan, first] = await ask(place, "tea-time", ["deploy"]);

    assert.deepEqual(plan?.["plan"], {
      app: { name: "Tea Time", action: "create" },
      functions: ["greet"],
      triggers: [
        { action: "create", file: "triggers/greet.ts" },
        { action: "create", file: "triggers/hello.ts" },
      ],
    });
    const { app_id: appId, version, functions } = first as unknown as Record<string, unknown>;
    assert.deepEqual([version, functions], [1, ["greet"]]);
    const [made] = part<{ trigger_id: string; shortcut_url: string }[]>(first, "triggers");
    assert.match(made?.shortcut_url ?? "", /^http/);

    const text = readFileSync(join(root, "triggers/greet.ts"), "utf8");
    writeFileSync(join(root, "triggers/greet.ts"), text.replace("Greet me", "Greet me now"));
    rmSync(join(root, "triggers/hello.ts"));
    const [asked, refusal] = await ask(place, "tea-time", ["deploy"]);
    assert.deepEqual([asked?.ok, refusal?.["error"]], [true, "prompt_needed"]);
    const [again, second] = await ask(place, "tea-time", ["deploy", "--yes"]);
    const { triggers: steps } = part<{ triggers: { action: string; file: string }[] }>(again, "plan");
    assert.deepEqual(
      steps.map(({ action, file }) => [action, file]),
      [
        ["update", "triggers/greet.ts"],
        ["delete", "triggers/hello.ts"],
      ],
    );
    assert.deepEqual([second?.["app_id"], second?.["version"]], [appId, 2]);
    const [listed] = await ask(place, "tea-time", ["trigger", "list"]);
    const triggers = part<{ id: string; name: string }[]>(listed, "triggers");
    assert.deepEqual(
      triggers.map(({ id, name }) => [id, name]),
      [[made?.trigger_id, "Greet me now"]],
    );
  });

  test("is refused for another runtime than deno, before anything is built or made [HOOK-1.2]", async () => {
    using place = shell();
    mkdirSync(place.path("managed", ".platform"), { recursive: true });
    const managed = { display_information: { name: "Managed" }, settings: { function_runtime: "slack" } };
    writeFileSync(place.path("managed", "manifest.json"), JSON.stringify(managed));
    for (const runtime of ["node", "python", "Deno", ""]) {
      const hooks = { "get-manifest": "sh -c 'cat manifest.json'", build: "touch built" };
      writeFileSync(place.path("managed", ".platform", "hooks.json"), JSON.stringify({ runtime, hooks }));
      const refused = await place.run(["deploy", "--json", ...server.asAlice], { env, cwd: place.path("managed") });
      const { error, message } = JSON.parse(refused.out) as Record<string, unknown>;
      assert.deepEqual([refused.code, error], [1, "hooks_json_invalid"]);
      const words = `runtime must be "deno" for managed infrastructure, not "${runtime}"`;
      assert.equal(message, `The app cannot be deployed to the platform: ${words}.`);
      assert.equal(existsSync(place.path("managed", "built")), false);
      assert.equal(existsSync(place.path("managed", ".platform", "apps.json")), false);
    }
  });

  test("after an uninstall revives every trigger under its id and address, and creates none", async () => {
    using place = shell();
    const root = await createProject(place, "deno");
    const common = { workflow: "#/workflows/greet_workflow", inputs: inputsOf({ who: "U012", channel: "C012" }) };
    const webhook = { ...common, type: "webhook", name: "Call", webhook: {} };
    const schedule = { start_time: "2030-01-01T09:00:00Z", frequency: { type: "daily" } };
    const scheduled = { ...common, type: "scheduled", name: "Daily", schedule };
    writeFileSync(join(root, "triggers/call.json"), JSON.stringify(webhook));
    writeFileSync(join(root, "triggers/daily.json"), JSON.stringify(scheduled));
    await ask(place, "tea-time", ["deploy"]);
    const [before] = await ask(place, "tea-time", ["trigger", "list"]);

    await ask(place, "tea-time", ["app", "uninstall", "--yes"]);
    const [suspended] = await ask(place, "tea-time", ["trigger", "list"]);
    const [plan, again] = await ask(place, "tea-time", ["deploy", "--yes"]);

    const [after] = await ask(place, "tea-time", ["trigger", "list"]);
    const types = part<{ type: string }[]>(before, "triggers").map(({ type }) => type);
    assert.deepEqual(types.toSorted(), ["event", "scheduled", "shortcut", "webhook"]);
    assert.equal(again?.ok, true);
    assert.deepEqual(
      part<{ triggers: { action: string }[] }>(plan, "plan").triggers.map(({ action }) => action),
      ["keep", "keep", "keep", "keep"],
    );
    // The whole objects: ids, the link, the address of the webhook, the next time of the schedule.
    assert.deepEqual(suspended?.["triggers"], before?.["triggers"]);
    assert.deepEqual(after?.["triggers"], before?.["triggers"]);
  });

  test("after an uninstall updates the triggers whose files changed and deletes those without a file", async () => {
    using place = shell();
    const root = await createProject(place, "deno");
    const [, first] = await ask(place, "tea-time", ["deploy"]);
    const made = part<{ trigger_id: string; file: string }[]>(first, "triggers");
    await ask(place, "tea-time", ["app", "uninstall", "--yes"]);
    const text = readFileSync(join(root, "triggers/greet.ts"), "utf8");
    writeFileSync(join(root, "triggers/greet.ts"), text.replace("Greet me", "Greet me now"));
    rmSync(join(root, "triggers/hello.ts"));

    await ask(place, "tea-time", ["deploy", "--yes"]);

    const [listed] = await ask(place, "tea-time", ["trigger", "list"]);
    const greet = made.find(({ file }) => file === "triggers/greet.ts");
    assert.deepEqual(
      part<{ id: string; name: string }[]>(listed, "triggers").map(({ id, name }) => [id, name]),
      [[greet?.trigger_id, "Greet me now"]],
    );
  });

  test("goes back to an earlier version, and lists them", async () => {
    using place = shell();
    await createProject(place, "deno");
    await ask(place, "tea-time", ["deploy", "--no-triggers"]);
    assert.match(
      (await place.run(["deploy", "rollback", ...server.asAlice], { env, cwd: place.path("tea-time") })).err,
      /^A\w+ has no version before the active one\. \(version_not_found\)/,
    );
    const said: string[] = [];
    const say = (text: string): void => void said.push(text);
    const terminal = { env, cwd: place.path("tea-time"), isTerminal: true, out: say, err: say };
    await place.run(["deploy", "--no-triggers", ...server.asAlice], terminal);
    // How far it is goes away before a hook says something, or the two would stand on one line.
    const [building, cleared, printed] = said.slice(said.indexOf("Building …"));
    assert.deepEqual([building, cleared], ["Building …", "\r\u001B[K"]);
    assert.match(printed ?? "", /functions\/greet\.ts/);

    const [back] = await ask(place, "tea-time", ["deploy", "rollback"]);

    assert.deepEqual([back?.["version"], back?.["before"]], [1, 2]);
    const { out } = await place.run(["deploy", "list", ...server.asAlice], { env, cwd: place.path("tea-time") });
    assert.match(out, /^2 {8}\d{4}-\S+ {2}greet\n1 {2}runs {2}\d{4}-\S+ {2}greet\n$/);
    const [listed] = await ask(place, "tea-time", ["trigger", "list"]);
    assert.deepEqual(listed?.["triggers"], []);
  });

  test("changes nothing when the code does not build", async () => {
    using place = shell();
    const root = await createProject(place, "deno");
    await ask(place, "tea-time", ["deploy", "--no-triggers"]);
    writeFileSync(join(root, "functions/greet.ts"), "export default 1 +;");

    const [failed] = await ask(place, "tea-time", ["deploy"]);

    assert.deepEqual([failed?.ok, failed?.["error"]], [false, "sdk_hook_invocation_failed"]);
    const [listed] = await ask(place, "tea-time", ["deploy", "list"]);
    assert.equal(part<unknown[]>(listed, "versions").length, 1);
  });

  test("checks manifest, code and triggers before it creates anything, and deletes a new app without code", async () => {
    using place = shell();
    const root = await createProject(place, "deno");
    const change = (file: string, from: string, to: string): (() => void) => {
      const text = readFileSync(join(root, file), "utf8");
      assert.ok(text.includes(from), `${file} has no ${from}`);
      writeFileSync(join(root, file), text.replace(from, to));
      return () => writeFileSync(join(root, file), text);
    };
    const appIds = async (): Promise<string[]> => {
      const [listed] = await ask(place, "tea-time", ["app", "list", "--all"]);
      return part<{ id: string }[]>(listed, "apps").map(({ id }) => id);
    };
    const before = await appIds();

    const restoreScope = change("manifest.ts", '"chat:write"', '"chat:wirte"');
    const [scope] = await ask(place, "tea-time", ["deploy"]);
    assert.equal(scope?.["error"], "invalid_manifest");
    assert.match(JSON.stringify(scope), /did you mean chat:write\?/);
    restoreScope();

    const file = join(root, "triggers/odd.json");
    writeFileSync(file, JSON.stringify({ type: "shortcut", name: "Odd", workflow: "#/workflows/gret_workflow" }));
    const [odd] = await ask(place, "tea-time", ["deploy"]);
    assert.equal(odd?.["error"], "trigger_invalid");
    assert.deepEqual(odd?.["faults"], [
      "triggers/odd.json: the manifest has no workflow gret_workflow; did you mean greet_workflow?",
    ]);
    rmSync(file);
    assert.equal(existsSync(join(root, ".platform/apps.json")), false);

    await server.platform.control("faults.add", { method: "apps.hosted.upload", error: "hosting_unavailable" });
    const ran = await place.run(["deploy", ...server.asAlice], { env, cwd: root });
    assert.match(ran.err, /The new app A\w+ was deleted again\.\n/);
    assert.deepEqual(await appIds(), before);
  });

  test("puts the manifest back when the platform does not take the code", async () => {
    using place = shell();
    const root = await createProject(place, "deno");
    const [, first] = await ask(place, "tea-time", ["deploy", "--no-triggers"]);
    const text = readFileSync(join(root, "manifest.ts"), "utf8");
    writeFileSync(join(root, "manifest.ts"), text.replace("Greets people", "Welcomes people"));
    await server.platform.control("faults.add", { method: "apps.hosted.upload", error: "hosting_unavailable" });

    const ran = await place.run(["deploy", "--no-triggers", ...server.asAlice], { env, cwd: root });

    assert.match(
      ran.err,
      /The app's previous manifest was restored\.\nThis server runs no functions: .* \(apps\.hosted\.upload: hosting_unavailable\)/,
    );
    const appId = String(first?.["app_id"]);
    const [exported] = await ask(place, "tea-time", ["manifest", "info", "--source", "remote", "--app", appId]);
    assert.match(JSON.stringify(exported), /Greets people who say hello/);
  });

  test("sets, lists and unsets the variables of what is deployed, and of .env while it is not", async () => {
    using place = shell();
    const root = await createProject(place, "deno");
    await ask(place, "tea-time", ["env", "set", "GREETING=Good day", "--app", "local"]);
    assert.equal(readFileSync(join(root, ".env"), "utf8"), "GREETING='Good day'\n");
    await ask(place, "tea-time", ["deploy", "--no-triggers"]);
    const [set] = await ask(place, "tea-time", ["env", "set", "GREETING=Hail", "KEY=s3cret"]);
    assert.match(String(set?.["where"]), /^A/);
    const [listed] = await ask(place, "tea-time", ["env", "list"]);
    assert.deepEqual(listed?.["names"], ["GREETING", "KEY"]);
    await ask(place, "tea-time", ["env", "unset", "KEY"]);
    const [left] = await ask(place, "tea-time", ["env", "list", "--app", "deployed"]);
    assert.deepEqual(left?.["names"], ["GREETING"]);
    const [local] = await ask(place, "tea-time", ["env", "unset", "KEY", "--app", "local"]);
    assert.equal(local?.["error"], "variable_not_found");
    const wrong = await place.run(["env", "set", "NO NAME=x"], { env, cwd: root });
    assert.equal(wrong.err.split("\n")[0], "NO NAME must be NAME=value, with letters, digits and _ in the name.");
  });
});

describe("platform deploy of a project with a script of its own", () => {
  test("installs the app and runs the script with its tokens, printing as it comes [HOOK-3.7, HOOK-3.14, HOOK-8.1]", async () => {
    using place = shell();
    const root = await createProject(place, "node");
    const script = `const { SLACK_BOT_TOKEN: bot, PLATFORM_APP_TOKEN: app, PLATFORM_API_URL: url } = process.env;
console.log("to", new URL(url).pathname, bot.slice(0, 5), app.slice(0, 5)); console.error("careful");`;
    writeFileSync(join(root, "deploy.js"), script);
    writeFileSync(
      join(root, "package.json"),
      JSON.stringify({ type: "module", scripts: { deploy: "node deploy.js" } }),
    );

    const ran = await place.run(["deploy", ...server.asAlice], { env, cwd: root });

    assert.equal(
      ran.out,
      "Deploying with: node .platform/sdk/hooks/node/deploy.mjs\nto /api/ xoxb- xapp-\nDeployed.\n",
    );
    assert.deepEqual([ran.code, ran.err], [0, "careful\n"]);
  });

  test("fails as the script does, and says so where there is none [HOOK-3.16]", async () => {
    using place = shell();
    const root = await createProject(place, "node");
    const failed = await place.run(["deploy", ...server.asAlice], { env, cwd: root });
    assert.equal(failed.code, 1);
    assert.match(
      failed.err,
      /package\.json has no script "deploy"[^]*exited with code 1\. \(sdk_hook_invocation_failed\)/,
    );

    mkdirSync(place.path("bare", ".platform"), { recursive: true });
    writeFileSync(place.path("bare", "hook.mjs"), `process.stdout.write('{"display_information":{"name":"Bare"}}')`);
    const hooks = { runtime: "node", hooks: { "get-manifest": "node hook.mjs" } };
    writeFileSync(place.path("bare", ".platform", "hooks.json"), JSON.stringify(hooks));
    const bare = await place.run(["deploy", ...server.asAlice], { env, cwd: place.path("bare") });
    assert.match(
      bare.err,
      /^The project has no deploy hook, and its app is not hosted by the platform\. \(sdk_hook_not_found\)/,
    );
  });
});
