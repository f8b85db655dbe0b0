import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, test, type TestContext } from "node:test";
import { limits } from "@platform/protocol";
import { call, isolation, sandboxed } from "../../testkit/sandboxes.ts";
import { type ProcessEntry, readProcesses } from "../../testkit/processTable.ts";
import { openSandboxSupervisor } from "./sandboxSupervisor.ts";
import { otherCoreList } from "./pinToOtherCores.ts";
import { startSandbox } from "./sandbox.ts";
import { createWarm } from "./warm.ts";

const open = isolation("namespaces", "permissions");

describe("a function in its sandbox", () => {
  test("gets its inputs, its variables, its token and a client, and answers", async () => {
    const source = `export default async ({ inputs, env, token, team_id, client }) => {
      const { ok } = await client.chat.postMessage({ text: "hi" });
      return { outputs: { sum: inputs.a + inputs.b, word: env.WORD, token, team_id, ok } };
    }`;
    const asked: string[] = [];

    const { end } = await sandboxed(await open, source, {
      body: { event: { type: "function_executed", inputs: { a: 1, b: 2 }, bot_access_token: "xwfp-1" } },
      ask: async (request) => {
        asked.push(request.url, Buffer.from(request.body ?? "", "base64").toString());
        return { status: 200, headers: [], body: Buffer.from('{"ok":true}').toString("base64") };
      },
    });

    assert.deepEqual(end, {
      kind: "answered",
      result: { outputs: { sum: 3, word: "kiwi", token: "xwfp-1", team_id: "T1", ok: true } },
    });
    assert.deepEqual(asked, ["http://here.test/api/chat.postMessage", '{"text":"hi"}']);
  });

  test("that throws fails with its message, and its author sees where", async () => {
    const { end, logs } = await sandboxed(await open, `export default () => {\n  throw new Error("no luck");\n}`);

    assert.deepEqual(end, { kind: "failed", message: "no luck" });
    assert.match(logs[0]?.text ?? "", /^Error: no luck\n {4}at default \(functions\/f\.js:2:9\)$/);
  });

  test("that cannot be loaded fails with the reason", async () => {
    const { end } = await sandboxed(await open, "export default (;");
    assert.equal(end.kind, "failed");
  });

  test("finds the handler of what arrived, and one for what it did not expect", async () => {
    const source = `const main = () => ({});
      main.blockActions = ({ action }) => ({ action: action.action_id });
      export default main;
      export const viewClosed = ({ view }) => ({ closed: view.id });
      export const unhandledEvent = ({ body }) => ({ unhandled: body.type });`;
    const results: unknown[] = [];
    const sandbox = startSandbox(await open);
    for (const body of [
      { type: "block_actions", actions: [{ action_id: "go" }] },
      { type: "view_closed", view: { id: "V1" } },
      { type: "view_submission", view: { id: "V2" } },
    ]) {
      const { end } = await sandbox.run(call(source, { body }));
      results.push(end.kind === "answered" && end.result);
    }
    await sandbox.end();

    assert.deepEqual(results, [{ action: "go" }, { closed: "V1" }, { unhandled: "view_submission" }]);
  });

  test("follows redirects, and tells only the first place who asks", async () => {
    const source = `export default async () => {
      const response = await fetch("https://a.test/x", { method: "POST", body: "b", headers: { authorization: "me" } });
      return { url: response.url, redirected: response.redirected, text: await response.text() };
    }`;
    const asked: unknown[] = [];

    const { end } = await sandboxed(await open, source, {
      ask: async ({ method, url, headers }) => {
        asked.push([method, url, headers.some(([name]) => name === "authorization")]);
        if (url === "https://b.test/y") return { status: 200, headers: [], body: btoa("there") };
        return { status: 302, headers: [["location", "https://b.test/y"]], body: "" };
      },
    });

    assert.deepEqual(end, {
      kind: "answered",
      result: { url: "https://b.test/y", redirected: true, text: "there" },
    });
    assert.deepEqual(asked, [
      ["POST", "https://a.test/x", true],
      ["GET", "https://b.test/y", false],
    ]);
  });

  test("can hand over as much as is read, and no more", async () => {
    const answer = await sandboxed(await open, `export default () => ({ text: "x".repeat(1_000_000) })`);
    assert.equal(answer.end.kind === "answered" && String(answer.end.result["text"]).length, 1_000_000);

    const flood = await sandboxed(await open, `export default () => { for (;;) console.log("x".repeat(60_000)) }`);
    assert.equal(flood.end.kind, "output");
    assert.ok(flood.logs.length > 0);
  });

  test("stands still between two calls, with all that it has started", async () => {
    const isolation = await open;
    const sandbox = startSandbox(isolation);
    const source =
      "setInterval(() => {}, 1); new Worker('data:text/javascript,for (;;);', { type: 'module' }); export default () => ({})";
    const first = await sandbox.run(call(source));

    if (isolation.endsWithServer) await until(() => statesOf(sandbox.pid).every((state) => state === "T"));
    const second = await sandbox.run(call(source));
    await sandbox.end();

    assert.deepEqual([first.end.kind, second.end.kind], ["answered", "answered"]);
    await until(() => statesOf(sandbox.pid).length === 0);
  });

  test("stands back for the server", async () => {
    const sandbox = startSandbox(await open);
    await sandbox.run(call("export default () => ({})"));

    const processes = groupOf(sandbox.pid);
    const behind = (niceness: number) => Math.min(niceness + limits.hosted_niceness, 19);
    assert.deepEqual(
      processes.map(({ niceness }) => niceness),
      processes.map(() => behind(getPriority())),
    );
    await sandbox.end();
  });

  test("whose answer is made of more pieces than are carried on fails, however short it is", async () => {
    const source = `export default () => ({ pieces: Array.from({ length: ${limits.hosted_answer_values_max} }, () => []) })`;
    const { end } = await sandboxed(await open, source);
    assert.deepEqual(end, { kind: "failed", message: "Its answer holds more than 20000 values." });
  });
});

describe("the process that keeps sandboxes", () => {
  const cores = otherCoreList() ?? "";
  const canPlace = cores !== "" && spawnSync("taskset", ["--cpu-list", cores, "true"]).status === 0;
  const skip = canPlace ? false : "this machine has one core, or does not let processes be kept to some";

  test("leaves the server a core, and so does all that it starts", { skip }, async (test) => {
    const supervisor = openSandboxSupervisor({ isolation: await open });
    test.after(() => supervisor.stop());

    await supervisor.run("v1", call("export default () => ({})"));

    const started = readProcesses().flatMap(({ parent, pid }) => (parent === supervisor.pid ? [pid] : []));
    assert.ok(started.length > 0);
    // Which others there are depends on how many are switched on; the first is never among them.
    for (const pid of [supervisor.pid, ...started]) assert.ok(firstCoreOf(pid) > firstCoreOf("self"));
  });
});

describe("warm processes", () => {
  const warmUp = async (test: TestContext, sizes: { processesMax?: number; perVersionMax?: number } = {}) => {
    const warm = createWarm({ isolation: await open, ...sizes });
    test.after(() => warm.stop());
    return warm;
  };
  const count = "let n = 0; export default () => ({ n: ++n })";
  const nOf = ({ end }: { end: { kind: string; result?: Readonly<Record<string, unknown>> } }) => end.result?.["n"];

  test("are used again by the same version, and never by another", async (test) => {
    const warm = await warmUp(test);

    assert.equal(nOf(await warm.run("v1", call(count))), 1);
    assert.equal(nOf(await warm.run("v1", call(count))), 2);
    assert.equal(nOf(await warm.run("v2", call(count))), 1);
  });

  test("never exceed the limit; others wait for their turn", async (test) => {
    const warm = await warmUp(test, { processesMax: 2, perVersionMax: 1 });
    const slow = `let n = 0; export default async () => { await new Promise((r) => setTimeout(r, 20)); return { n: ++n } }`;

    const ended = await Promise.all(["a", "a", "b", "c", "a", "b"].map((version) => warm.run(version, call(slow))));

    assert.deepEqual(
      ended.map(({ end }) => end.kind),
      Array.from({ length: 6 }, () => "answered"),
    );
  });

  test("are not started any more when the server stops: callers that wait for one are released", async () => {
    const warm = createWarm({ isolation: await open, processesMax: 1, perVersionMax: 1 });
    const calls = ["a", "b", "a"].map((version) =>
      warm.run(version, call("export default () => new Promise(() => {})")),
    );

    await warm.stop();

    assert.deepEqual(
      (await Promise.all(calls)).map(({ end }) => end.kind),
      ["exited", "exited", "exited"],
    );
  });

  test("that die of what earlier calls left behind do not cost the next call its answer", async (test) => {
    const warm = await warmUp(test);
    const bomb = `let n = 0; export default () => { if (++n === 2) Deno.exit(7); return { n } }`;

    assert.equal(nOf(await warm.run("v", call(bomb))), 1);
    const second = await warm.run("v", call(bomb));

    assert.deepEqual([nOf(second), second.isCold], [1, true]);
  });
});

/** How the processes of a group are; of no group where the machine does not tell. */
function statesOf(group: number | undefined): string[] {
  return groupOf(group).map(({ state }) => state);
}

function groupOf(group: number | undefined): ProcessEntry[] {
  return readProcesses().filter((entry) => entry.group === group);
}

function firstCoreOf(pid: number | "self" | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^Cpus_allowed_list:\s*(\d+)/m.exec(status)?.[1]);
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!isSo()) {
    assert.ok(performance.now() < deadline, "it did not come about in time");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
