import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { configureApp, devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.config.set";
const url = "https://example.com/menu";

/** What the app shows of a link in a new message. */
async function unfurled(world: Workspace) {
  const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: `<${url}>` });
  const unfurls = { [url]: { title: "Menu", text: "Soup, and soup." } };
  await world.bot.does("chat.unfurl", { channel: world.random, ts, unfurls });
  const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
  const attachments = (messages[0]?.attachments ?? []) as Readonly<Record<string, unknown>>[];
  return attachments.map(({ title, text }) => [title, text]);
}

describe(method, () => {
  test("limits what chat.unfurl of the app shows, until it is reset", async () => {
    await using world = await workspace();
    await configureApp(world, {}, { features: { bot_user: { display_name: "dev" }, unfurl_domains: ["example.com"] } });
    const app_id = devApp(world).id;
    const set = (rich_link_preview_type: "no_preview" | "limited_details" | "default_to_global_setting") =>
      world.alice.does(method, { app_id, rich_link_preview_type });

    await set("no_preview");
    assert.deepEqual(await unfurled(world), []);
    await set("limited_details");
    assert.deepEqual(await unfurled(world), [["Menu", undefined]]);
    await set("default_to_global_setting");
    assert.deepEqual(await unfurled(world), [["Menu", "Soup, and soup."]]);
  });

  refuses(method, {
    not_an_admin: (world) => world.bob.refused(method, { app_id: devApp(world).id }),
    invalid_app: (world) => world.alice.refused(method, { app_id: "A00000000NO" }),
    invalid_workflow_auth_strategy: (world) =>
      world.alice.refused(method, { app_id: devApp(world).id, workflow_auth_strategy: "end_user_only" }),
    url_restriction_not_supported: (world) =>
      world.alice.refused(method, { app_id: devApp(world).id, domain_restrictions: { urls: ["a.test"] } }),
  });
});
