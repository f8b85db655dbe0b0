import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { modal, openModal, plain, question } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.views.submit";
const form = (more: object = {}) => modal("Form", { submit: plain("Send"), blocks: [question("reason")], ...more });
const values = { reason: { reason: "Because." } };

describe(method, () => {
  test("returns the result for the modal, as the app answered", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const { id: view_id } = await openModal(world, form());
    const submit = () => alice.does(method, { view_id, values });

    app.answers(() => ({ response_action: "errors", errors: { reason: "Too short." } }));
    assert.deepEqual(await submit(), { ok: true, outcome: "errors", errors: { reason: "Too short." } });
    app.hangs();
    assert.deepEqual(await submit(), { ok: true, outcome: "failed", why: "timeout" });
    app.answers(() => ({ response_action: "push", view: form() }));
    assert.equal((await submit()).outcome, "pushed");
    app.answers(() => ({ response_action: "update", view: form() }));
    assert.equal((await submit()).outcome, "updated");
    app.answers(() => ({ response_action: "clear" }));
    assert.equal((await submit()).outcome, "cleared");
    assert.deepEqual((await alice.does("client.views.list", {})).views, []);
  });

  test("closes it when the app says nothing", async () => {
    await using world = await workspace({ ask: playApp().ask });
    const alice = await atHome(world, world.alice);
    const { id: view_id } = await openModal(world, form());

    assert.deepEqual(await alice.does(method, { view_id, values }), { ok: true, outcome: "closed" });
  });

  const submit = async (world: Workspace, args: object, view: object = form()) => {
    const { id: view_id } = await openModal(world, view);
    return (await atHome(world, world.alice)).refused(method, { view_id, values, ...args });
  };

  refuses(method, {
    view_not_found: async (world) => {
      const { id: view_id } = await openModal(world, form());
      return (await atHome(world, world.bob)).refused(method, { view_id, values });
    },
    element_not_found: (world) => submit(world, { values: { reason: { other: "x" } } }),
    invalid_choice: (world) => submit(world, { values: { reason: { reason: 1 } } }),
    input_missing: (world) => submit(world, { values: {} }),
    not_submittable: (world) => submit(world, {}, form({ submit_disabled: true })),
    async app_not_found(world) {
      const alice = await atHome(world, world.alice);
      const { id: view_id } = await openModal(world, form());
      const app = world.dev.apps.find(({ name }) => name === "Dev App");
      const client = { client_id: app?.client_id ?? "", client_secret: app?.client_secret ?? "" };
      await world.bot.does("apps.uninstall", client);
      return alice.refused(method, { view_id, values });
    },
  });
});
