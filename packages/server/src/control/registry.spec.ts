import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { steer } from "../../testkit/controls.ts";
import { workspace } from "../../testkit/workspace.ts";
import { controls } from "./registry.ts";

test("Every file of the folder is a control of that name, and nothing else is", () => {
  const files = readdirSync(new URL("controls", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));
  assert.deepEqual(files.toSorted(), [...controls.keys()].toSorted());
});

test("No control has the name of a method, which is refused outside of /api/", async () => {
  await using world = await workspace();
  for (const name of controls.keys()) assert.ok(!world.platform.callServices.methods.has(name), name);
});

test("control.list names them all", async () => {
  await using world = await workspace();
  const { controls: listed } = await steer(world.platform).does("control.list");
  assert.deepEqual(
    (listed as { name: string }[]).map(({ name }) => name),
    [...controls.keys()],
  );
});

/** They name a message, a view or a workflow that only the reader's own workspace can have. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ["person.act", "refused"],
  ["person.options", "refused"],
  ["person.submit", "refused"],
  ["person.close", "refused"],
  ["person.home", "refused"],
  ["runs.start", "refused"],
  ["runs.await", "run_not_found"],
  ["person.trigger", "refused"],
  ["events.send", "app_not_found"],
  ["streams.limit", "team_not_found"],
]);

test("The example of every control is one that it takes", async () => {
  await using world = await workspace();
  const tried = steer(world.platform);
  await tried.does("state.snapshot", { name: "before-the-upgrade" });
  for (const { name, example } of controls.values()) {
    const code = elsewhere.get(name);
    if (code !== undefined) assert.equal(await tried.refused(name, example), code);
    else await tried.does(name, example);
  }
});
