import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workflowIdOf } from "../../domain/workflows/namedIds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId, makeTrigger } from "../../../testkit/triggers.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.workflows.search";

describe(method, () => {
  test("finds published workflows by title, with their triggers, and unpublished ones on request", async () => {
    await using world = await workspace();
    const { id } = await makeTrigger(world);
    const find = async (params: object) => (await world.alice.does(method, params)).workflows;
    const [plain] = await find({ query: "plain" });
    assert.deepEqual(
      [plain?.title, plain?.app_id, plain?.is_published, plain?.trigger_ids],
      ["Plain", devAppId(world), true, [id]],
    );

    await world.alice.does("admin.workflows.unpublish", { workflow_ids: [workflowIdOf(devAppId(world), "plain")] });
    assert.deepEqual(await find({ query: "plain" }), []);
    const [hidden] = await find({ query: "plain", publish_status: "unpublished" });
    assert.deepEqual([hidden?.id, hidden?.is_published], [plain?.id, false]);
    assert.deepEqual(await find({ source: "workflow_builder" }), []);
  });

  test("filters by collaborators, and pages by title", async () => {
    await using world = await workspace();
    await makeTrigger(world);
    const about = { app_id: devAppId(world), sort_dir: "asc" } as const;
    const whole = await world.alice.does(method, about);
    const titles = whole.workflows.map(({ title }) => title);
    assert.deepEqual(titles, titles.toSorted());
    assert.equal(whole.total_found, titles.length);
    const first = await world.alice.does(method, { ...about, limit: 2 });
    const second = await world.alice.does(method, { ...about, limit: 2, cursor: first.response_metadata.next_cursor });
    assert.deepEqual(
      [...first.workflows, ...second.workflows].map(({ title }) => title),
      titles.slice(0, 4),
    );
    const collaborator_ids = [...(whole.workflows[0]?.collaborators ?? [])];
    const own = await world.alice.does(method, { ...about, collaborator_ids });
    assert.equal(own.total_found, whole.total_found);
    assert.equal((await world.alice.does(method, { ...about, collaborator_ids: [world.dora.id] })).total_found, 0);
    const orphans = await world.alice.does(method, { ...about, no_collaborators: true });
    assert.equal(orphans.total_found, collaborator_ids.length === 0 ? whole.total_found : 0);
  });

  refuses(method, {
    not_allowed: (world) => world.bob.refused(method, {}),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
