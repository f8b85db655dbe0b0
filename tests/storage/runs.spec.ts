import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nobody } from "../../packages/server/src/domain/caller.ts";
import { claimExecutions } from "../../packages/server/src/domain/functions/claimExecutions.ts";
import { endHostedCall } from "../../packages/server/src/domain/hosted/endHostedCall.ts";
import { postRunNotice } from "../../packages/server/src/domain/runs/postRunNotice.ts";
import { clientOf } from "../../packages/server/testkit/apps.ts";
import { devApp } from "../../packages/server/testkit/receiving.ts";
import { awaitGreeting, declare, greeting, readRun, start } from "../../packages/server/testkit/workflows.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inPostgres, storeKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const times = <Result>(count: number, run: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)));

/** Says five things, each with the name that the run was given. */
async function declareTalk(world: Workspace): Promise<void> {
  const steps = ["one", "two", "three", "four", "five"].map((word) => ({
    function_id: "slack#/functions/send_message",
    inputs: { channel_id: world.random, message: `${word} {{inputs.name}}` },
  }));
  const input_parameters = { name: { type: "string", is_required: true } };
  await declare(world, { workflows: { talk: { title: "Talk", input_parameters, steps } } });
}

async function saidIn(world: Workspace): Promise<string[]> {
  const { messages } = await world.bot.does("conversations.history", { channel: world.random, limit: 900 });
  return messages.flatMap(({ text }) => (/^(one|two|three|four|five) /.test(text) ? [text] : []));
}

/** What the runs of these names say, all of it once. */
function said(names: readonly string[]): string[] {
  return names.flatMap((name) => ["one", "two", "three", "four", "five"].map((word) => `${word} ${name}`)).toSorted();
}

const at = (world: Workspace) => ({ caller: nobody, nowMs: world.clock.nowMs() });

for (const kind of storeKinds) {
  describe(`runs on ${kind.name}`, { skip: kind.skip }, () => {
    test("one run for one key, however many start it at once, and each step of it once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await declareTalk(world);

      const ids = await times(8, () => start(world, { workflow: "talk", inputs: { name: "Ann" }, key: "the same" }));
      await world.platform.settle();

      assert.equal(new Set(ids).size, 1);
      assert.equal((await readRun(world, ids[0] ?? "")).status, "completed");
      assert.deepEqual((await saidIn(world)).toSorted(), said(["Ann"]));
    });

    test("of concurrent calls that complete, fail and cancel a step, one ends it", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { runId, executionId: function_execution_id } = await awaitGreeting(world);
      const outputs = { text: "Hello" };

      const complete = () => world.bot.asks("functions.completeSuccess", { function_execution_id, outputs });
      const answers = await Promise.all([
        complete(),
        complete(),
        complete(),
        world.bot.asks("functions.completeError", { function_execution_id, error: "No." }),
        world.bot.asks("workflows.runs.cancel", { run_id: runId }),
      ]);
      await world.platform.settle();

      const [completions, failure, cancelled] = [answers.slice(0, 3), answers[3]?.ok, answers[4]?.ok];
      const completed = completions.filter(({ ok }) => ok).length;
      assert.ok(completed + (failure ? 1 : 0) <= 1, "the step ended once at most");
      // What was completed may be cancelled before it goes on.
      const wanted = cancelled ? "cancelled" : completed === 1 ? "completed" : "failed";
      assert.equal((await readRun(world, runId)).status, wanted);
    });

    test("runs of an app that is uninstalled fail at once, and each person is notified once, on any number of servers", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await declare(world, { ...greeting, settings: { socket_mode_enabled: true } });
      const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" }, startedBy: world.bob.id });
      await world.platform.settle();

      await world.bot.does("apps.uninstall", clientOf(devApp(world)));
      await world.platform.settle();
      await times(4, () => world.platform.store.write(postRunNotice, at(world), {}));

      const error = "step 1 (greet): the app is no longer installed in this workspace";
      assert.deepEqual([(await readRun(world, runId)).status, (await readRun(world, runId)).error], ["failed", error]);
      const query = world.platform.store.db.selectFrom("messages").select("body");
      const notices = (await query.execute()).filter(({ body }) => body.includes("The workflow you started"));
      assert.equal(notices.length, 1);
    });

    test("an execution of a deployed app is held by one, and left to the next when that one is gone", async () => {
      await using place = await kind.fresh();
      // This test runs them itself.
      await using world = await workspace({ ...platformOptions(place.location), functions: "off" });
      const { runId, executionId } = await awaitGreeting(world, { function_runtime: "slack" });
      const claim = async () => {
        const claimed = await world.platform.store.write(claimExecutions, at(world), {
          limit: 10,
          leaseS: 60,
          serverId: null,
        });
        return claimed.ok ? claimed.executions : [];
      };

      const claims = await times(6, claim);
      assert.equal(claims.flat().length, 1);
      world.clock.advance({ seconds: 61 });
      assert.deepEqual(
        (await claim()).map(({ id, attempt }) => [id, attempt]),
        [[executionId, 2]],
      );
      const end = (text: string, attempt = 2) => {
        const ended = { executionId, attempt, version: 1, logs: [], tookMs: 1, end: { result: { outputs: { text } } } };
        return world.platform.store.write(endHostedCall, at(world), ended);
      };
      assert.deepEqual(await end("taken over", 1), { ok: false, error: "taken_over" });
      await end("first");
      await end("too late");
      await world.platform.settle();

      assert.equal((await readRun(world, runId)).outputs, JSON.stringify({ said: "first" }));
    });
  });
}

describe("runs on two servers", { skip: inPostgres.skip }, () => {
  test("continue on any server, and do each step once", async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    await declareTalk(first);
    const names = Array.from({ length: 12 }, (_, n) => `n${n}`);

    const both = [first, second] as const;
    const ids = await Promise.all(
      names.flatMap((name) => both.map((world) => start(world, { workflow: "talk", inputs: { name }, key: name }))),
    );
    await Promise.all(both.map(({ platform }) => platform.settle()));
    await Promise.all(both.map(({ platform }) => platform.settle()));

    assert.equal(new Set(ids).size, names.length);
    for (const id of ids) assert.equal((await readRun(first, id)).status, "completed");
    assert.deepEqual((await saidIn(first)).toSorted(), said(names));
  });

  test("hand a step to the app once, under one id", async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    await declare(first, { ...greeting, settings: { socket_mode_enabled: true } });
    const runId = await start(first, { workflow: "welcome", inputs: { name: "Ann" } });

    await Promise.all([first.platform.settle(), second.platform.settle()]);

    const { db } = first.platform.store;
    const executions = await db.selectFrom("function_executions").select("id").where("run_id", "=", runId).execute();
    const events = await db.selectFrom("outbox").select("id").where("type", "=", "function_executed").execute();
    assert.deepEqual([executions.length, events.length], [1, 1]);
  });
});
