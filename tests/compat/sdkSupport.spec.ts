import assert from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { HookName } from "@platform/protocol/hooks/index.ts";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import type { CommandIo } from "../../packages/cli/src/command.ts";
import { callBuild, callHook } from "../../packages/cli/src/hooks/callHook.ts";
import { invokeHook } from "../../packages/cli/src/hooks/invokeHook.ts";
import { loadHooks, type ProjectHooks } from "../../packages/cli/src/hooks/projectHooks.ts";
import { runProcess } from "../../packages/cli/src/hooks/runProcess.ts";
import { splitCommand } from "../../packages/cli/src/hooks/splitCommand.ts";
import { projectIn } from "../../packages/cli/src/project/findProject.ts";

const io: CommandIo = {
  out: () => {},
  err: () => {},
  env: process.env,
  cwd: "/",
  isTerminal: false,
  isInteractive: false,
  ending: new AbortController().signal,
  print: () => {},
  progress: () => {},
};

/** What the page promises: by the name of the hook, a letter for each kind of SDK. */
const promised = readSupportTable();
let folder: string;

before(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), "platform sdks ")))));
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** How each hook shows that it works; what it is called with, and what it must come to. */
type Proof = (hooks: ProjectHooks) => Promise<void>;

const common: Readonly<Record<string, Proof>> = {
  "get-hooks": async (hooks) => assert.ok(hooks.has("get-manifest")),
  async "get-manifest"(hooks) {
    const manifest = await callHook(hooks, "get-manifest", io, { flags: { source: hooks.project.root } });
    assert.equal((manifest["display_information"] as { name: string }).name, "Serpent");
  },
  async "check-update"(hooks) {
    const { name, releases } = await callHook(hooks, "check-update", io);
    assert.ok(name.length > 0 && releases.every((release) => release.name.length > 0));
  },
  async doctor(hooks) {
    const { versions } = await callHook(hooks, "doctor", io);
    assert.match(versions[0]?.current ?? "", /^\d+\.\d+/);
  },
};

const typed: Readonly<Record<string, Proof>> = {
  ...common,
  async build(hooks) {
    const output = join(folder, "bundle");
    await callBuild(hooks, io, { source: hooks.project.root, output });
    const manifest = JSON.parse(readFileSync(join(output, "manifest.json"), "utf8")) as { functions: object };
    assert.deepEqual(Object.keys(manifest.functions), ["greet"]);
    const code = (await import(join(output, "functions/greet.js"))) as { default: (args: object) => unknown };
    assert.deepEqual(await code.default({ inputs: { who: "U1" }, env: {} }), {
      outputs: { greeting: "Hello, <@U1>!" },
    });
  },
  async "start, CLI-managed connection"(hooks) {
    assert.notEqual(hooks.settings.config?.["sdk-managed-connection-enabled"], true);
    const { value } = await invokeHook({
      hook: hooks.resolve("start"),
      project: hooks.project,
      protocol: hooks.protocol,
      variables: {},
      stdin: JSON.stringify({
        body: { type: "block_actions", function_data: { function: { callback_id: "greet" } }, actions: [{}] },
        context: { bot_access_token: "xoxb-1", app_id: "A1", team_id: "T1", variables: {} },
      }),
      deadlineMs: 60_000,
      io,
    });
    assert.deepEqual(value, {});
  },
  async "install-update"(hooks) {
    const { root } = hooks.project;
    writeFileSync(join(root, ".platform/sdk/package.json"), JSON.stringify({ version: "0.0.1" }));
    const before = await callHook(hooks, "check-update", io);
    assert.deepEqual([before.releases[0]?.current, before.releases[0]?.update], ["0.0.1", true]);
    const installed = await callHook(hooks, "install-update", io);
    assert.equal(installed.error, undefined);
    const after = await callHook(hooks, "check-update", io);
    assert.equal(after.releases[0]?.update, false);
  },
  async "get-trigger"(hooks) {
    const trigger = await callHook(hooks, "get-trigger", io, { flags: { source: "triggers/greet.ts" } });
    assert.deepEqual([trigger.type, trigger.workflow], ["shortcut", "#/workflows/greet_workflow"]);
  },
};

/** An app that says with which token it runs, and goes on until it is ended. */
const started: Proof = async (hooks) => {
  assert.equal(hooks.settings.config?.["sdk-managed-connection-enabled"], true);
  const split = splitCommand(hooks.resolve("start").command);
  assert.ok(split.ok);
  const ending = new AbortController();
  let said = "";
  const end = await runProcess({
    words: split.words,
    cwd: hooks.project.root,
    env: { PATH: process.env["PATH"] ?? "", PLATFORM_CLI_XOXB: "xoxb-1", SLACK_BOT_TOKEN: "xoxb-1" },
    onOut(chunk) {
      said += chunk.toString();
      if (said.includes("started with xoxb-1")) ending.abort();
    },
    ending: ending.signal,
  });
  assert.deepEqual(end, { kind: "stopped" });
};

const deployed: Proof = async (hooks) => {
  const split = splitCommand(hooks.resolve("deploy").command);
  assert.ok(split.ok);
  let said = "";
  const end = await runProcess({
    words: split.words,
    cwd: hooks.project.root,
    env: { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "" },
    stdin: "the cellar\n",
    onOut: (chunk) => void (said += chunk.toString()),
    ending: io.ending,
  });
  assert.deepEqual(end, { kind: "exited", code: 0 });
  assert.match(said, /where to\?\ndeployed to the cellar\n/);
};

const framework = { ...common, "start, SDK-managed connection": started, deploy: deployed };

const kinds: readonly {
  readonly column: string;
  readonly proofs: Readonly<Record<string, Proof>>;
  readonly make: () => Promise<string>;
}[] = [
  { column: "typed-runtime SDK", proofs: typed, make: () => create("deno") },
  { column: "JS framework", proofs: framework, make: makeNodeProject },
  { column: "Python framework", proofs: framework, make: makePythonProject },
];

for (const { column, proofs, make } of kinds) {
  describe(`A project of the ${column}`, () => {
    let hooks: ProjectHooks;
    before(async () => {
      const project = projectIn(await make());
      assert.ok(project);
      hooks = await loadHooks(project, io);
    });
    for (const [row, letters] of promised) {
      const letter = letters[column];
      test(`${row} is ${letter === "S" ? "supported" : "unsupported"} [HOOK-3.17]`, async () => {
        const proof = proofs[row];
        if (letter === "S") {
          assert.ok(proof, `nothing shows that ${row} works`);
          await proof(hooks);
        } else {
          assert.equal(letter, "U");
          refusesHook(hooks, row);
        }
      });
    }
  });
}

/** A hook that is not supported is refused by name; of the two kinds of connection, a project has the other one. */
function refusesHook(hooks: ProjectHooks, row: string): void {
  if (row.startsWith("start, ")) {
    const isManaged = hooks.settings.config?.["sdk-managed-connection-enabled"] === true;
    assert.equal(isManaged, row.includes("CLI-managed"));
    return;
  }
  assert.throws(() => hooks.resolve(row as HookName), { code: "sdk_hook_not_found" });
}

async function create(template: "deno" | "node"): Promise<string> {
  using place = shell();
  const made = await place.run(["create", "Serpent", "--template", template, "--no-install"]);
  assert.equal(made.code, 0, made.err);
  const root = join(folder, template);
  cpSync(place.path("serpent"), root, { recursive: true });
  return root;
}

async function makeNodeProject(): Promise<string> {
  const root = await create("node");
  const deploy = `process.stdout.write("where to?\\n"); process.stdin.on("data", (text) => process.stdout.write("deployed to " + text))`;
  const description = { type: "module", main: "app.js", scripts: { deploy: "node deploy.js" } };
  writeFileSync(join(root, "package.json"), JSON.stringify(description));
  writeFileSync(join(root, "deploy.js"), deploy);
  writeFileSync(
    join(root, "app.js"),
    `process.stdout.write("started with " + process.env.SLACK_BOT_TOKEN + "\\n"); setInterval(() => {}, 1000);`,
  );
  return root;
}

async function makePythonProject(): Promise<string> {
  using place = shell();
  const root = join(folder, "python");
  cpSync(fileURLToPath(new URL("./python", import.meta.url)), root, { recursive: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "requirements.txt"), "");
  assert.equal((await place.run(["init"], { cwd: root })).code, 0);
  assert.ok(existsSync(join(root, ".platform/hooks.json")));
  return root;
}

function readSupportTable(): Map<string, Record<string, string>> {
  const page = readFileSync(new URL("../../docs/guides/sdks.md", import.meta.url), "utf8");
  const [head = "", , ...rows] = page.slice(page.indexOf("| hook |")).split("\n\n")[0]?.split("\n") ?? [];
  const cells = (line: string): string[] =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [, ...columns] = cells(head);
  return new Map(
    rows.map((row) => {
      const [name = "", ...letters] = cells(row);
      return [name, Object.fromEntries(columns.map((column, at) => [column, letters[at] ?? ""]))];
    }),
  );
}
