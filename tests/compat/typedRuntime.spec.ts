import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { invokeHook } from "../../packages/cli/src/hooks/invokeHook.ts";
import { loadHooks, type ProjectHooks } from "../../packages/cli/src/hooks/projectHooks.ts";
import { projectIn } from "../../packages/cli/src/project/findProject.ts";

const io = { env: process.env, ending: new AbortController().signal };
let folder: string;
let hooks: ProjectHooks;
let server: Server;
/** How `functions.completeSuccess` is answered, when it is refused. */
let refusal: object | undefined;
let calls: { readonly method: string; readonly params: unknown }[] = [];

/** What `platform run` hands to a start process, and what the process did with it. */
async function start(body: object): Promise<{ readonly value: unknown; readonly log: string }> {
  const { port } = server.address() as AddressInfo;
  let log = "";
  const { value } = await invokeHook({
    hook: hooks.resolve("start"),
    project: hooks.project,
    protocol: hooks.protocol,
    variables: {},
    stdin: JSON.stringify({
      body,
      context: {
        bot_access_token: "xoxb-bot",
        app_id: "A1",
        team_id: "T1",
        variables: { PLATFORM_API_URL: `http://127.0.0.1:${port}/api/`, GREETING: "Hail" },
      },
    }),
    deadlineMs: 60_000,
    log: (text) => void (log += text.toString()),
    io: { ...io, env: process.env },
  });
  return { value, log };
}

const executed = {
  type: "event_callback",
  event: {
    type: "function_executed",
    function: { callback_id: "greet" },
    function_execution_id: "Fx1",
    inputs: { who: "U1" },
    bot_access_token: "xwfp-1",
  },
};
const acted = (type: string, more: object) => ({
  type,
  function_data: { function: { callback_id: "greet" }, execution_id: "Fx1", inputs: { who: "U1" } },
  ...more,
});
const code = (body: string, more = ""): string => `import { PlatformFunction } from "@platform/runtime";
import { GreetFunction } from "./definition.ts";
export default PlatformFunction(GreetFunction, async ({ inputs, env, client, token }) => { ${body} })${more};
`;
const write = (text: string): void => writeFileSync(join(hooks.project.root, "functions/greet.ts"), text);

describe("A function of the typed runtime, in a local run", () => {
  before(async () => {
    using place = shell();
    folder = realpathSync(mkdtempSync(join(tmpdir(), "platform typed ")));
    assert.equal((await place.run(["create", "Typed", "--template", "deno"], { cwd: folder })).code, 0);
    const project = projectIn(join(folder, "typed"));
    assert.ok(project);
    hooks = await loadHooks(project, {
      ...io,
      out: () => {},
      err: () => {},
      cwd: folder,
      isTerminal: false,
      isInteractive: false,
    });
    const root = project.root;
    const [definition = ""] = readFileSync(join(root, "functions/greet.ts"), "utf8").split("/** What it does.");
    writeFileSync(join(root, "functions/definition.ts"), definition.replace("PlatformFunction, ", ""));
    const workflow = readFileSync(join(root, "workflows/greet.ts"), "utf8");
    writeFileSync(join(root, "workflows/greet.ts"), workflow.replace("functions/greet.ts", "functions/definition.ts"));
    server = createServer((request, response) => {
      let text = "";
      request.on("data", (piece) => void (text += String(piece)));
      request.on("end", () => {
        const method = (request.url ?? "").replace("/api/", "");
        calls.push({ method: `${method} ${request.headers.authorization ?? ""}`, params: JSON.parse(text) as unknown });
        const answer = method === "functions.completeSuccess" ? refusal : undefined;
        response.setHeader("content-type", "application/json").end(JSON.stringify(answer ?? { ok: true }));
      });
    });
    await new Promise<void>((done) => void server.listen(0, "127.0.0.1", () => done()));
  });
  after(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  beforeEach(() => {
    calls = [];
    refusal = undefined;
  });

  test("gets its inputs and variables, calls the platform with its own token, and tells how it ended", async () => {
    write(
      code(`console.log("greeting", inputs.who); await client.chat.postMessage({ channel: "C1", text: token });
      return { outputs: { greeting: env.GREETING + " " + inputs.who } };`),
    );
    const { value, log } = await start(executed);
    assert.deepEqual(value, {});
    assert.match(log, /greeting U1/);
    assert.deepEqual(calls, [
      { method: "chat.postMessage Bearer xwfp-1", params: { channel: "C1", text: "xwfp-1" } },
      {
        method: "functions.completeSuccess Bearer xwfp-1",
        params: { function_execution_id: "Fx1", outputs: { greeting: "Hail U1" } },
      },
    ]);
  });

  test("fails when it throws, when it says so, and when it talks to whom its manifest does not name", async () => {
    const errors = async (body: string) => {
      calls = [];
      write(code(body));
      await start(executed);
      const [call] = calls;
      assert.equal(call?.method, "functions.completeError Bearer xwfp-1");
      return String((call.params as { error: string }).error);
    };
    assert.equal(await errors(`throw new Error("no tea");`), "no tea");
    assert.equal(await errors(`return { error: "no coffee" };`), "no coffee");
    assert.match(
      await errors(`await fetch("http://example.com/"); return { outputs: { greeting: "" } };`),
      /net access/,
    );
  });

  test("waits for a person when it says so, and answers what they do", async () => {
    write(
      code(
        `return { completed: false };`,
        `.addBlockActionsHandler("yes", async ({ body, client }) => {
  await client.functions.completeSuccess({ function_execution_id: body.function_data.execution_id, outputs: {} });
}).addViewSubmissionHandler("form", ({ view }) => ({ response_action: "errors", errors: { b: view.callback_id } }))`,
      ),
    );
    assert.deepEqual((await start(executed)).value, {});
    assert.equal(calls.length, 0);
    await start(acted("block_actions", { actions: [{ action_id: "yes", block_id: "b" }] }));
    assert.deepEqual(calls[0]?.params, { function_execution_id: "Fx1", outputs: {} });
    const submitted = await start(acted("view_submission", { view: { callback_id: "form" } }));
    assert.deepEqual(submitted.value, { response_action: "errors", errors: { b: "form" } });
  });

  test("ends with an error when there is none of that name, and passes over an event that is for none", async () => {
    const gone = { ...executed, event: { ...executed.event, function: { callback_id: "gone" } } };
    await assert.rejects(start(gone), (error: { details?: Record<string, unknown> }) => {
      assert.match(String(error.details?.["stderr"]), /There is no function gone\./);
      return error.details?.["exit_code"] === 1;
    });
    const other = await start({ type: "event_callback", event: { type: "app_mention" } });
    assert.match(other.log, /for no function/);
    assert.deepEqual(other.value, {});
  });

  test("fails its step when the platform refuses its outputs", async () => {
    write(code(`return { outputs: {} } as never;`));
    refusal = {
      ok: false,
      error: "parameter_validation_failed",
      response_metadata: { messages: ["[ERROR] output greeting is missing"] },
    };
    const { log } = await start(executed);
    assert.deepEqual(
      calls.map(({ method }) => method.split(" ")[0]),
      ["functions.completeSuccess", "functions.completeError"],
    );
    assert.deepEqual(calls[1]?.params, { function_execution_id: "Fx1", error: "output greeting is missing" });
    assert.match(log, /The step fails: output greeting is missing\./);
  });
});
