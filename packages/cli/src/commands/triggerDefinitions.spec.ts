import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { hookProject, type HookProject } from "../../testkit/hookProject.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";

const manifest = {
  display_information: { name: "Greeter" },
  features: { bot_user: { display_name: "Greeter" } },
  oauth_config: { scopes: { bot: ["chat:write"] } },
  workflows: { greet: { title: "Greet", steps: [] } },
};

/** Answers with what the file holds, as an SDK would with what its code exports. */
const getTrigger = `answer({ ...require(flags.source), description: process.env.SLACK_ENV + " in " + process.env.PLATFORM_WORKSPACE })`;

interface Answer {
  readonly ok: boolean;
  readonly error?: string;
  readonly message?: string;
  readonly trigger?: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly inputs: object;
  };
}

describe("platform trigger, by a definition", () => {
  let server: DevServer;
  let place: Shell;
  let project: HookProject;
  before(async () => {
    server = await serveDev();
    place = shell();
    project = hookProject({
      hooks: { "get-manifest": `answer(${JSON.stringify(manifest)})`, "get-trigger": getTrigger },
      config: { "trigger-paths": ["triggers/*.cjs", "more/*"] },
    });
    const trigger = { type: "shortcut", name: "Greet me", workflow: "#/workflows/greet" };
    project.write("triggers/greet.cjs", `module.exports = ${JSON.stringify(trigger)}`);
    project.write("triggers/again.cjs", "module.exports = {}");
    project.write("triggers/again.cjs~", "");
    project.write("more/plain.json", JSON.stringify({ ...trigger, name: "Plain" }));
    project.write(
      "bad/inputs.cjs",
      `module.exports = { ...${JSON.stringify(trigger)}, inputs: { who: { value: 5 } } }`,
    );
    const installed = await run(["app", "install", "--environment", "local"]);
    assert.ok(installed.ok, JSON.stringify(installed));
  });
  after(async () => {
    project[Symbol.dispose]();
    place[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
  });

  async function run(args: readonly string[], cwd = project.root): Promise<Answer> {
    const env = { PATH: process.env["PATH"], PLATFORM_CONFIG_DIR: place.folder };
    const { out, err } = await place.run([...args, "--json", ...server.asAlice], { cwd, env });
    return JSON.parse(out || JSON.stringify({ ok: false, message: err })) as Answer;
  }

  test("is made by the get-trigger hook from code, from any folder, and named for the developer's copy [HOOK-3.11]", async () => {
    const { trigger } = await run(["trigger", "create", "--trigger-def", "greet.cjs"], project.path("triggers"));
    assert.deepEqual(
      [trigger?.name, trigger?.description],
      ["Greet me (local)", `local in ${server.dev.teams[0]?.domain}`],
    );
  });

  test("is made from JSON as it is, and from a few words", async () => {
    const plain = await run(["trigger", "create", "--trigger-def", "more/plain.json"]);
    assert.equal(plain.trigger?.name, "Plain (local)");
    const words = ["--workflow", "#/workflows/greet", "--title", "A link", "--description", "For all"];
    const { trigger } = await run(["trigger", "create", ...words]);
    assert.deepEqual([trigger?.name, trigger?.description], ["A link (local)", "For all"]);
  });

  test("is replaced by update, and stays the same trigger [HOOK-2.7, HOOK-3.11]", async () => {
    const { trigger: before } = await run(["trigger", "create", "--workflow", "#/workflows/greet"]);
    assert.equal(before?.name, "greet (local)");
    const { trigger } = await run(["trigger", "update", before?.id ?? "", "--trigger-def", "triggers/greet.cjs"]);
    assert.deepEqual([trigger?.id, trigger?.name], [before?.id, "Greet me (local)"]);
  });

  test("is asked for by the names of the files, where nobody says which [HOOK-1.10]", async () => {
    const { error, message } = await run(["trigger", "create"]);
    assert.equal(error, "prompt_needed");
    assert.deepEqual(
      message
        ?.split("\n")
        .slice(1)
        .map((line) => line.trim().split(/\s+/)[1]),
      ["more/plain.json", "triggers/again.cjs", "triggers/greet.cjs"],
    );
  });

  test("is refused by the field that the hook has wrong, and by the flags that do not go together", async () => {
    const wrong = await run(["trigger", "create", "--trigger-def", "bad/inputs.cjs"]);
    assert.deepEqual(wrong.error, "sdk_hook_response_invalid");
    assert.match(wrong.message ?? "", /inputs\.who\.value must be a string/);
    for (const [args, message] of [
      [["--trigger-def", "x", "--workflow", "y"], "Use only one of --trigger-def and --workflow."],
      [["--title", "x"], "--title, --description and --interactivity need --workflow."],
      [["--trigger-def", "none.json"], /none\.json cannot be read\.$/],
    ] as const) {
      const refused = await run(["trigger", "create", ...args]);
      assert.equal(refused.error, "usage");
      assert.match(refused.message ?? "", typeof message === "string" ? new RegExp(`^${message}$`) : message);
    }
  });
});
