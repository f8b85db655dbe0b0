import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeTrigger, runsOf } from "../../testkit/triggers.ts";
import { workspace } from "../../testkit/workspace.ts";

const taking = {
  type: "webhook",
  workflow: "#/workflows/leave",
  inputs: { who: { value: "{{data.person.id}}" }, note: { value: "{{data.note}}" }, days: { value: "{{data.days}}" } },
};

/** The dev workspace on a port of its own, and a trigger with an address there. */
async function listening(options: { readonly rates?: "strict"; readonly webhook?: Record<string, unknown> } = {}) {
  const { webhook, ...more } = options;
  const world = await workspace(more);
  await world.platform.listen();
  const { id, webhook_url: url = "" } = await makeTrigger(world, { ...taking, ...(webhook && { webhook }) });
  return {
    ...world,
    id,
    url: url.replace("localhost", "127.0.0.1"),
    [Symbol.asyncDispose]: () => world.platform.stop(),
  };
}

async function send(url: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: text,
  });
  return [response.status, ((await response.json()) as { error?: string }).error ?? "ok"] as const;
}

describe("The address of a webhook trigger", () => {
  test("starts a run with what comes, put where the trigger says", async () => {
    await using world = await listening();

    const answer = await send(world.url, { person: { id: world.bob.id }, note: "from outside", days: 3, more: true });

    assert.deepEqual(answer, [200, "ok"]);
    const [run] = await runsOf(world, world.id);
    assert.deepEqual(run?.inputs, { who: world.bob.id, note: "from outside", days: 3 });
    assert.equal(run?.startedBy, null);
  });

  test("starts the same request once, by the sender's own key for it", async () => {
    await using world = await listening();
    const body = { person: { id: world.bob.id } };

    const again = { "idempotency-key": "order-17" };
    await Promise.all([send(world.url, body, again), send(world.url, body, again)]);
    await send(world.url, body, { "idempotency-key": "order-18" });
    await send(world.url, body);
    await send(world.url, body);

    assert.equal((await runsOf(world, world.id)).length, 4);
  });

  test("starts nothing where the filter does not hold, and says that all is well", async () => {
    const filter = { root: { statement: "{{data.days}} > 5" } };
    await using world = await listening({ webhook: { filter } });

    assert.deepEqual(await send(world.url, { person: { id: world.bob.id }, days: 3 }), [200, "ok"]);
    assert.deepEqual(await send(world.url, { person: { id: world.bob.id }, days: 6 }), [200, "ok"]);

    assert.equal((await runsOf(world, world.id)).length, 1);
  });

  test("tells what is wrong by status and code, and a wrong secret from nothing", async () => {
    await using world = await listening();
    const good = { person: { id: world.bob.id } };
    const other = await makeTrigger(world, { type: "shortcut" });
    assert.deepEqual(await send(world.url, "{"), [400, "invalid_payload"]);
    assert.deepEqual(await send(world.url, [1]), [400, "invalid_payload"]);
    assert.deepEqual(await send(world.url, {}), [400, "invalid_trigger_inputs"]);
    assert.deepEqual(await send(world.url, ""), [400, "invalid_trigger_inputs"]);
    assert.deepEqual(await send(`${world.url}0`, good), [404, "no_service"]);
    assert.deepEqual(await send(world.url.replace(world.id, other.id), good), [404, "no_service"]);
    assert.deepEqual(await send(world.url.replace(/T\w+/, "T0000000NOT"), good), [404, "no_service"]);
    const long = { "idempotency-key": "k".repeat(201) };
    assert.deepEqual(await send(world.url, good, long), [400, "invalid_idempotency_key"]);

    await world.bot.does("workflows.triggers.delete", { trigger_id: world.id });
    assert.deepEqual(await send(world.url, good), [404, "no_service"]);
  });

  test("asks a sender who comes too often to wait", async () => {
    await using world = await listening({ rates: "strict" });
    const answers = [];
    for (let count = 0; count < 25; count++) answers.push(await send(world.url, { person: { id: world.bob.id } }));

    assert.deepEqual(answers.at(-1), [429, "rate_limited"]);
    assert.equal((await runsOf(world, world.id)).length, answers.filter(([status]) => status === 200).length);
  });
});
