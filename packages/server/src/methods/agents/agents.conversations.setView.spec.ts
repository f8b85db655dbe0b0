import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeCanvas } from "../../../testkit/canvases.ts";
import { enableCodeChannels, openCodeChannel } from "../../../testkit/codeChannels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.conversations.setView";

const page = { view_key: "docs/plan.html", content: "<h1>Plan</h1>" };

describe(method, () => {
  test("counts the versions of a view by its key, and labels it after the file", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    const first = await world.bot.does(method, { channel_id, ...page });

    const second = await world.bot.does(method, { channel_id, ...page, content: "<h1>New plan</h1>" });

    assert.deepEqual([first.type, first.content_version, second.content_version], ["html", 1, 2]);
    assert.equal(second.view_id, first.view_id);
    const { code_channel } = await alice.does("client.codeChannels.info", { channel: channel_id });
    assert.deepEqual(
      code_channel?.views.map(({ label, view_key }) => [label, view_key]),
      [["plan", "docs/plan.html"]],
    );
  });

  test("has one diff for the channel", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    const diff = { channel_id, type: "diff", content: "-a\n+b\n", base_branch: "main" } as const;
    const { view_id } = await world.bot.does(method, diff);

    assert.equal((await world.bot.does(method, { ...diff, view_key: "passed over" })).view_id, view_id);
    const read = await alice.does("client.codeChannels.view", { channel: channel_id, view_id });
    assert.deepEqual([read.diff, read.view.base_branch], ["-a\n+b\n", "main"]);
  });

  test("shares a canvas, to be written in or only read", async () => {
    await using world = await workspace();
    const { channel_id } = await openCodeChannel(world);
    const canvas_id = await makeCanvas(world.bot, "Plan");
    const view = { channel_id, type: "canvas", canvas_id, view_key: "plan" } as const;
    const changes = [{ operation: "insert_at_end", document_content: { type: "markdown", markdown: "More" } }];

    const set = await world.bot.does(method, { ...view, access_level: "comment" });
    assert.deepEqual([set.file_id, set.canvas_id], [canvas_id, canvas_id]);
    assert.equal(await world.alice.refused("canvases.edit", { canvas_id, changes }), "restricted_action");
    await world.bot.does(method, view);
    assert.equal((await world.alice.asks("canvases.edit", { canvas_id, changes }))["ok"], true);
  });

  test("takes content of a million bytes in a form and as JSON", async () => {
    await using world = await workspace();
    const { channel_id } = await openCodeChannel(world);
    const content = "<p>\n".repeat(limits.code_view_bytes_max / 4);

    assert.equal((await world.bot.does(method, { channel_id, view_key: "big", content })).content_version, 1);
  });

  const faulty: Readonly<Record<string, object>> = {
    "HTML without a key": { content: "<p>" },
    "a diff without content": { type: "diff" },
    "a pull request that is a script": { type: "pull_request", pr_url: "javascript:alert(1)" },
    "a domain inside of a network": { ...page, csp: { resource_domains: ["https://db.internal"] } },
    "a domain that is an address": { ...page, csp: { connect_domains: ["169.254.169.254"] } },
    "a domain with a directive": { ...page, csp: { connect_domains: ["a.example; script-src *"] } },
    "a domain without TLS": { ...page, csp: { connect_domains: ["http://a.example"] } },
  };

  for (const [what, view] of Object.entries(faulty)) {
    test(`refuses ${what}`, async () => {
      await using world = await workspace();
      const { channel_id } = await openCodeChannel(world);

      assert.equal((await world.bot.asks(method, { channel_id, ...view }))["error"], "invalid_arguments");
    });
  }

  const given = page;

  refuses(method, {
    feature_not_enabled: (world) => world.bot.refused(method, { channel_id: world.general, ...given }),
    async channel_not_found(world) {
      await enableCodeChannels(world);
      return world.bot.refused(method, { channel_id: world.secret, ...given });
    },
    async channel_type_not_supported(world) {
      await enableCodeChannels(world);
      return world.bot.refused(method, { channel_id: world.general, ...given });
    },
    async not_in_channel(world) {
      await enableCodeChannels(world);
      const { channel } = await world.alice.does("conversations.create", { name: "elsewhere" });
      return world.bot.refused(method, { channel_id: channel.id, ...given });
    },
    async is_archived(world) {
      const { channel_id } = await openCodeChannel(world);
      await world.bot.does("agents.conversations.archive", { channel_id });
      return world.bot.refused(method, { channel_id, ...given });
    },
    async content_too_large(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id, ...page, content: "x".repeat(limits.code_view_bytes_max + 1) });
    },
    async invalid_arguments(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id });
    },
    async invalid_blocks(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id, type: "block_kit", view_key: "b", blocks: [{ type: "x" }] });
    },
    async invalid_blocks_format(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id, type: "block_kit", view_key: "b", blocks: "x" });
    },
    async msg_blocks_too_long(world) {
      const { channel_id } = await openCodeChannel(world);
      const text = { type: "plain_text", text: "x".repeat(3000) };
      const blocks = Array.from({ length: 5 }, () => ({ type: "section", text }));
      return world.bot.refused(method, { channel_id, type: "block_kit", view_key: "b", blocks });
    },
    async canvas_not_found(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id, type: "canvas", view_key: "b", canvas_id: "F0000000000" });
    },
    async restricted_action(world) {
      const { channel_id } = await openCodeChannel(world);
      const canvas_id = await makeCanvas(world.alice, "Hers");
      const { user_id } = await world.bot.does("auth.test", {});
      const access = { canvas_id, access_level: "read", user_ids: [user_id ?? ""] } as const;
      await world.alice.does("canvases.access.set", access);
      return world.bot.refused(method, { channel_id, type: "canvas", view_key: "b", canvas_id });
    },
    async too_many_views(world) {
      const { channel_id } = await openCodeChannel(world);
      for (let at = 0; at < limits.code_views_max; at += 1) {
        world.clock.advance({ seconds: 10 });
        await world.bot.does(method, { channel_id, view_key: `v${at}`, content: "x" });
      }
      return world.bot.refused(method, { channel_id, ...page });
    },
  });
});
