import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { sweepFiles } from "../domain/files/sweepFiles.ts";
import { systemClock } from "../ports/ports.ts";
import { bundleOf, deploy, deployGreeting, functionActivities, sendBundle } from "../../testkit/deploying.ts";
import { personOf, teamsOf } from "../../testkit/admins.ts";
import { serve, upload } from "../../testkit/files.ts";
import { configuring } from "../../testkit/openConfig.ts";
import { devApp, Receiver } from "../../testkit/receiving.ts";
import { declare, greeting, readRun, start } from "../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

const code = "export default () => ({})";

async function ran(world: Workspace) {
  const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
  await world.platform.settle();
  return readRun(world, runId);
}

describe("A deployed function", () => {
  test("is run by the app's workflows, which continue with its outputs", async () => {
    await using world = await workspace();
    await deployGreeting(
      world,
      `export default async ({ inputs, env, client, event }) => {
        const { user } = await client.auth.test();
        console.warn("greeting", inputs);
        return { outputs: { text: "Hello " + inputs.name + " from " + user + env.MARK } };
      }`,
    );
    const alice = await configuring(world, "alice");
    const variables = [{ name: "MARK", value: "!" }];
    await alice.does("apps.hosted.variables.add", { app_id: devApp(world).id, variables });

    const run = await ran(world);

    const { user } = await world.bot.does("auth.test", {});
    assert.deepEqual([run.status, run.outputs], ["completed", JSON.stringify({ said: `Hello Ann from ${user}!` })]);
    const [output, result] = await functionActivities(world);
    assert.equal(output?.level, "warn");
    assert.equal(output?.payload["log"], 'greeting { name: "Ann" }');
    assert.deepEqual([result?.event_type, result?.payload["exec_outcome"]], ["function_execution_result", "Success"]);
  });

  test("lets functions of an app that allows only certain addresses call from where they run", async () => {
    await using world = await workspace();
    const limited = { function_runtime: "slack", allowed_ip_address_ranges: ["198.51.100.0/24"] };
    const source = `export default async ({ client }) => ({ outputs: { text: String((await client.auth.test()).ok) } })`;
    await deployGreeting(world, source, { settings: limited });

    const { outputs } = await ran(world);

    assert.equal(outputs, JSON.stringify({ said: "true" }));
    const elsewhere = await fetch(`${world.platform.baseUrl}/api/auth.test`, {
      method: "POST",
      headers: { authorization: `Bearer ${world.bot.token}`, "x-platform-own-call": "AAAA" },
    });
    assert.equal(((await elsewhere.json()) as { error?: string }).error, "invalid_auth");
  });

  test("is subject to the network policy of a workspace whose token it holds, but for the token of its execution", async () => {
    await using world = await workspace();
    const { acme, birch } = teamsOf(world);
    const frank = personOf(world, "frank");
    await serve(world);
    const file = await upload(world, frank);
    const source = `export default async ({ token, env }) => {
      const own = { authorization: "Bearer " + token };
      const others = { authorization: "Bearer ${frank.token}", "X-Platform-Own-Call": "forged" };
      const ask = async (url, headers) => fetch(url, { headers });
      const code = async (headers) => (await (await ask(env.PLATFORM_API_URL + "auth.test", headers)).json()).error ?? "ok";
      const { status } = await ask("${file.url_private}", others);
      return { outputs: { text: [await code(own), await code(others), status].join() } };
    }`;
    await deployGreeting(world, source);
    assert.equal((await ran(world)).outputs, JSON.stringify({ said: "ok,ok,200" }));

    const networks = ["127.0.0.0/8", "::1", "198.51.100.0/24"];
    await frank.does("admin.teams.settings.setNetworkPolicy", { team_id: birch, networks: [...networks, "192.0.2.1"] });
    await world.alice.does("admin.teams.settings.setNetworkPolicy", { team_id: acme, networks: ["192.0.2.1"] });

    assert.equal((await ran(world)).outputs, JSON.stringify({ said: "ok,accesslimited,403" }));
  });

  test("is subject to the address ranges of an app whose token it holds, its own app's bot token included", async () => {
    await using world = await workspace();
    const other = world.dev.apps.find(({ id }) => id !== devApp(world).id);
    const source = `export default async ({ token, env }) => {
      const tokens = [token, "${world.bot.token}", "${other?.bot_token ?? ""}"];
      const answers = tokens.map(async (one) => {
        const answer = await fetch(env.PLATFORM_API_URL + "auth.test", { headers: { authorization: "Bearer " + one } });
        return (await answer.json()).error ?? "ok";
      });
      return { outputs: { text: (await Promise.all(answers)).join() } };
    }`;
    const ranges = ["127.0.0.0/8", "::1", "198.51.100.0/24"];
    await deployGreeting(world, source, { settings: { function_runtime: "slack", allowed_ip_address_ranges: ranges } });
    const { db } = world.platform.store;
    await db
      .updateTable("apps")
      .set({ address_ranges: ranges.join(",") })
      .where("id", "=", other?.id ?? "")
      .execute();

    const { outputs } = await ran(world);

    assert.equal(outputs, JSON.stringify({ said: "ok,invalid_auth,invalid_auth" }));
  });

  test("tells clearly why a function failed, in the run and in the activities", async () => {
    const failures: Readonly<Record<string, [source: string, error: RegExp]>> = {
      throws: ["export default () => { throw new Error('no luck') }", /no luck/],
      says: ["export default () => ({ error: 'not today' })", /not today/],
      hands: ["export default () => ({ outputs: { other: 1 } })", /^(step 1 \(greet\): )?output text is missing$/],
      lists: ["export default () => ({ outputs: [] })", /outputs that are not an object/],
      exits: ["export default () => Deno.exit(3)", /ended with code 3/],
      loops: ["export default () => { for (;;); }", /did not answer within/],
    };
    await using world = await workspace({ functionDeadlineMs: 2_000 });
    for (const [how, [source, error]] of Object.entries(failures)) {
      await deployGreeting(world, source);
      const run = await ran(world);
      const result = (await functionActivities(world)).at(-1);

      assert.equal(run.status, "failed", how);
      assert.match(run.error ?? "", error);
      assert.equal(result?.level, "error");
      assert.match(String(result?.payload["error"]), error);
    }
  });

  test("shows what a function writes while it runs, each line once and in order", async () => {
    await using world = await workspace();
    const { random: channel } = world;
    await deployGreeting(
      world,
      `export default async ({ client }) => {
        console.log("first");
        console.warn("second");
        for (let isTold = false; !isTold; ) {
          const { messages } = await client.conversations.history({ channel: "${channel}" });
          isTold = messages.some(({ text }) => text === "go on");
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        console.log("third");
        return { outputs: { text: "done" } };
      }`,
    );
    const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });

    const early = await eventually(async () => {
      const lines = await functionActivities(world);
      return lines.length === 2 ? lines : undefined;
    });
    const { status } = await readRun(world, runId);
    await world.bot.does("chat.postMessage", { channel, text: "go on" });
    await world.platform.settle();

    assert.deepEqual([early.map(({ payload }) => payload["log"]), status], [["first", "second"], "running"]);
    const all = await functionActivities(world);
    assert.deepEqual(
      all.map(({ event_type, payload }) => payload["log"] ?? event_type),
      ["first", "second", "third", "function_execution_result"],
    );
  });

  test("leaves a function that goes on later to end by its own call", async () => {
    await using world = await workspace();
    await deployGreeting(
      world,
      `export default async ({ event, client }) => {
        await client.functions.completeSuccess({
          function_execution_id: event.function_execution_id, outputs: { text: "later" },
        });
        return { completed: false };
      }`,
    );

    const run = await ran(world);

    assert.deepEqual([run.status, run.outputs], ["completed", JSON.stringify({ said: "later" })]);
  });

  test("lets requests out to the domains of the manifest, and to no others", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const asked = new URL(receiver.url).host;
    const source = `export default async () => {
      const answers = [];
      for (const host of ["${asked}", "other.test"]) {
        try {
          answers.push((await fetch("http://" + host + "/x", { method: "POST", body: "hi" })).status);
        } catch (error) { answers.push(error.message); }
      }
      return { outputs: { text: answers.join(" ") } };
    }`;
    await deployGreeting(world, source, { outgoing_domains: [asked] });

    const run = await ran(world);

    assert.equal(receiver.received[0]?.text, "hi");
    assert.match(run.outputs ?? "", /200 Requests to other\.test are not let out: .* outgoing_domains/);
  });

  test("takes over what a dead server began, and gives up on what crashes servers", async () => {
    await using world = await workspace();
    await deployGreeting(world, `export default () => ({ outputs: { text: "again" } })`);
    // It does not run here before another server seems to have claimed it.
    await declare(world, { ...greeting, settings: { function_runtime: "remote", socket_mode_enabled: true } });
    const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
    await world.platform.settle();
    await world.platform.store.db
      .updateTable("function_executions")
      .set({ place: "hosted", attempt: 1, lease_until_ms: world.clock.nowMs() + 150_000 })
      .execute();
    await world.platform.settle();
    assert.equal((await readRun(world, runId)).status, "running");

    world.clock.advance({ seconds: 151 });
    await world.platform.settle();
    assert.equal((await readRun(world, runId)).status, "completed");

    const second = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
    await world.platform.settle();
    await world.platform.store.db
      .updateTable("function_executions")
      .set({ place: "hosted", attempt: limits.hosted_attempts_max })
      .where("run_id", "=", second)
      .execute();
    await world.platform.settle();
    assert.match((await readRun(world, second)).error ?? "", /no server came to its end/);
  });

  test("keeps the bytes of its versions when those that nothing names are swept", async () => {
    await using world = await workspace();
    await deployGreeting(world, `export default () => ({ outputs: { text: "still here" } })`);
    const alice = await configuring(world, "alice");
    await sendBundle(world, alice, devApp(world).id, bundleOf({ f: code }));
    const { blobs } = world.platform.files;
    const count = async () => {
      const keys: string[] = [];
      for await (const { key } of blobs.list()) keys.push(key);
      return keys.length;
    };
    const nowMs = systemClock.nowMs() + 7 * 24 * 60 * 60 * 1000;
    const sweep = async () => {
      const { db } = world.platform.store;
      for await (const _step of sweepFiles({ db, blobs, inSnapshots: new Set(), nowMs }));
    };

    await sweep();
    assert.equal(await count(), 2);
    await world.platform.store.db.deleteFrom("bundle_uploads").execute();
    await sweep();

    assert.equal(await count(), 1);
    assert.equal((await ran(world)).outputs, '{"said":"still here"}');
  });

  test("an app that was never deployed, or lacks the function, fails with what to do", async () => {
    await using world = await workspace();
    await declare(world, { ...greeting, settings: { function_runtime: "slack" } });
    assert.match((await ran(world)).error ?? "", /has not been deployed yet/);

    await deploy(world, { other: code });
    assert.match((await ran(world)).error ?? "", /Version 1 of the app has no function greet/);
  });
});

async function eventually<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    assert.ok(performance.now() < deadline, "it did not come about in time");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
