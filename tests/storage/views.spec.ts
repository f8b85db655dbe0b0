import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../packages/server/testkit/controls.ts";
import { playApp } from "../../packages/server/testkit/playedApp.ts";
import { home, modal, openModal, plain, triggerOf } from "../../packages/server/testkit/views.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

/** How often each answer came. */
function tally(answers: readonly { readonly ok: boolean; readonly error?: string | undefined }[]) {
  const counts: Record<string, number> = {};
  for (const { ok, error = "" } of answers) counts[ok ? "ok" : error] = (counts[ok ? "ok" : error] ?? 0) + 1;
  return counts;
}

const times = <Result>(count: number, run: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, () => run()));

for (const kind of storeKinds) {
  describe(`views on ${kind.name}`, { skip: kind.skip }, () => {
    test("a trigger opens one view, however many ask at once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const trigger_id = triggerOf(world);

      const answers = await times(10, () => world.bot.asks("views.open", { trigger_id, view: modal() }));

      assert.deepEqual(tally(answers), { ok: 1, exchanged_trigger_id: 9 });
    });

    test("a stack has three views, however many are pushed at once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { id: viewId } = await openModal(world);

      const answers = await times(8, () =>
        world.bot.asks("views.push", { trigger_id: triggerOf(world, { viewId }), view: modal() }),
      );

      assert.deepEqual(tally(answers), { ok: 2, push_limit_reached: 6 });
    });

    test("a person has one home tab and one stack of an app, however many come first", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const user_id = world.alice.id;

      const tabs = await times(6, () => world.bot.asks("views.publish", { user_id, view: home() }));
      const stacks = await times(6, () =>
        world.bot.asks("views.open", { trigger_id: triggerOf(world), view: modal() }),
      );

      assert.deepEqual([tally(tabs), tally(stacks)], [{ ok: 6 }, { ok: 6 }]);
      const { views } = await steer(world.platform).does("person.views", { user: "alice" });
      assert.deepEqual((views as { type: string }[]).map(({ type }) => type).toSorted(), ["home", "modal"]);
    });

    test("of concurrent changes with a hash, one succeeds; without a hash, all do", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { id: view_id, hash } = await openModal(world);
      const { view: tab } = await world.bot.does("views.publish", { user_id: world.alice.id, view: home() });

      const changed = await times(8, () => world.bot.asks("views.update", { view_id, hash, view: modal() }));
      const filled = await times(8, () =>
        world.bot.asks("views.publish", { user_id: world.alice.id, hash: tab.hash, view: home() }),
      );

      const whatever = await times(8, () => world.bot.asks("views.update", { view_id, view: modal() }));

      assert.deepEqual(tally(changed), { ok: 1, hash_conflict: 7 });
      assert.deepEqual(tally(whatever), { ok: 8 });
      assert.deepEqual(tally(filled), { ok: 1, hash_conflict: 7 });
    });

    test("an address answers five times, however many use it at once", async () => {
      await using place = await kind.fresh();
      const app = playApp();
      await using world = await workspace({ ...platformOptions(place.location), ask: app.ask });
      await world.platform.listen();
      const elements = [{ type: "button", action_id: "go", text: plain("Go") }];
      const blocks = [{ type: "actions", elements }];
      const { ts } = await world.bot.does("chat.postMessage", { channel: world.general, text: "x", blocks });
      await steer(world.platform).does("person.act", { user: "alice", channel: "general", ts, action_id: "go" });
      const url = String(app.last()["response_url"]);
      const body = JSON.stringify({ text: "Hear", response_type: "in_channel" });

      const answers = await times(12, async () => {
        const answer = await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });
        return (await answer.json()) as { ok: boolean; error?: string };
      });

      assert.deepEqual(tally(answers), { ok: 5, used_url: 7 });
      const { messages } = await world.bot.does("conversations.history", { channel: world.general });
      assert.equal(messages.filter(({ text }) => text === "Hear").length, 5);
    });
  });
}
