import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { slackbotId } from "@platform/protocol";
import { steer } from "../../../testkit/controls.ts";
import { download, serve } from "../../../testkit/files.ts";
import { form, ordering } from "../../../testkit/forms.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId } from "../../../testkit/triggers.ts";
import { declare, greeting } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "functions.workflows.steps.responses.export";

function named(world: Workspace) {
  return { step_id: "0", workflow: "#/workflows/order", workflow_app_id: devAppId(world) };
}

/** Carol orders with the form of the workflow. */
async function order(world: Workspace, dish: string): Promise<void> {
  const { trigger } = await world.bot.does("workflows.triggers.create", {
    type: "shortcut",
    name: "Order lunch",
    workflow: "#/workflows/order",
    inputs: { interactivity: { value: "{{data.interactivity}}" } },
  });
  await world.bot.does("workflows.triggers.permissions.set", { trigger_id: trigger.id, permission_type: "everyone" });
  const control = steer(world.platform);
  await control.does("person.trigger", { user: "carol", trigger_id: trigger.id });
  await world.platform.settle();
  const { views } = await control.does("person.views", { user: "carol" });
  const values = { dish: { dish } };
  await control.does("person.submit", { user: "carol", view_id: views[0].id, values });
  await world.platform.settle();
}

describe(method, () => {
  test("Slackbot sends the caller a CSV file with a line for each response", async () => {
    await using world = await workspace();
    await serve(world);
    await declare(world, ordering(form("dish")));
    await order(world, "soup, hot");
    world.clock.advance({ seconds: 60 });
    await order(world, "=pie");

    await (await configuring(world, "alice")).does(method, named(world));

    const { channel } = await world.alice.does("conversations.open", { users: [slackbotId] });
    const { messages } = await world.alice.does("conversations.history", { channel: channel.id });
    const [message] = messages;
    assert.equal(message?.user, slackbotId);
    const { files = [] } = message as { readonly files?: readonly Record<string, unknown>[] };
    assert.deepEqual(
      files.map(({ name, mimetype, user }) => [name, mimetype, user]),
      [["Order responses.csv", "text/csv", world.alice.id]],
    );
    const answer = await download(world.alice, String(files[0]?.["url_private"]));
    const lines = (await answer.text()).split("\r\n");
    assert.equal(lines[0], "Submitted at,User ID,Submitted by,DISH");
    assert.match(lines[1] ?? "", new RegExp(`^20\\d\\d-.*Z,${world.carol.id},[^,]+,"soup, hot"$`));
    assert.match(lines[2] ?? "", /,'=pie$/);
    assert.equal(lines.length, 4);
  });

  refuses(method, {
    unknown_app_id: async (world) => {
      await declare(world, ordering(form("dish")));
      return (await configuring(world, "bob")).refused(method, named(world));
    },
    unknown_workflow_id: async (world) =>
      (await configuring(world, "alice")).refused(method, { step_id: "0", workflow_id: "Wf0000000NO" }),
    unknown_step_id: async (world) => {
      await declare(world, ordering(form("dish")));
      return (await configuring(world, "alice")).refused(method, { ...named(world), step_id: "7" });
    },
    workflows_export_csv_not_enabled: async (world) => {
      await declare(world, greeting);
      return (await configuring(world, "alice")).refused(method, { ...named(world), workflow: "welcome" });
    },
  });
});
