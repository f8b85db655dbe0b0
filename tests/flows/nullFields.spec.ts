import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { blockKinds, elementKinds } from "@platform/protocol/blockkit/index.ts";
import { homeSchema, modalSchema } from "@platform/protocol/blockkit/view.ts";
import { manifestSchema } from "@platform/protocol/manifest/manifest.ts";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { decodeArgs } from "../../packages/server/src/http/body.ts";
import { decodeParams } from "../../packages/server/src/methods/decodeParams.ts";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { entrances, isOk } from "../../packages/server/testkit/blockEntrances.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { playApp } from "../../packages/server/testkit/playedApp.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { nullVariants } from "./nullVariants.ts";

const fixtures = new URL("../../packages/protocol/fixtures/", import.meta.url);

function readFixtures(folder: string): (readonly [file: string, value: unknown])[] {
  const place = new URL(`${folder}/valid/`, fixtures);
  const files = readdirSync(place).filter((file) => file.endsWith(".json"));
  return files.map((file) => [file, JSON.parse(readFileSync(new URL(file, place), "utf8"))] as const);
}

const kindOf = (file: string): string => file.slice(0, file.indexOf("."));

function optionalFields(schema: unknown): readonly string[] {
  const { properties = {}, required = [] } = schema as { properties?: object; required?: readonly string[] };
  return Object.keys(properties).filter((name) => !required.includes(name));
}

/** Blocks that can hold an element; a fixture is tested in the first one that accepts it. */
const label = { type: "plain_text", text: "Label" };
const holders: readonly ((element: unknown) => object)[] = [
  (element) => ({ type: "actions", elements: [element] }),
  (element) => ({ type: "input", label, element }),
  (element) => ({ type: "section", text: label, accessory: element }),
  (element) => ({ type: "context_actions", elements: [element] }),
];

/** Ids that the server generates differ between two messages that are otherwise the same. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (/^(block|action)_id$/.test(key) ? "id" : part)));
}

describe("A null counts as an absent field", () => {
  let world: Workspace;
  before(async () => {
    world = await workspace();
  });
  after(() => world.platform.stop());

  const validate = (params: Readonly<Record<string, unknown>>) => world.actor("").asks("blocks.validate", params);

  describe("of a block", () => {
    const blocks = [...readFixtures("blocks"), ...readFixtures("richtext").map(([, value]) => ["rich_text.", value])];
    for (const [file, block] of blocks as [string, unknown][]) {
      const kind = blockKinds.get(kindOf(file));
      test(`${file} ${String((block as { block_id?: string }).block_id ?? "")}`, async () => {
        assert.ok(kind);
        const surface = kind.surfaces[0];
        for (const { path, withNull, without } of nullVariants(block, optionalFields(kind.schema))) {
          const expected = await validate({ blocks: [without], surface });
          assert.deepEqual(await validate({ blocks: [withNull], surface }), expected, path);
          assert.deepEqual(await validate({ blocks: JSON.stringify([withNull]), surface }), expected, path);
        }
      });
    }
  });

  describe("of an element", () => {
    for (const [file, element] of readFixtures("elements")) {
      const kind = elementKinds.get(kindOf(file));
      test(file, async () => {
        assert.ok(kind);
        const surface = kind.surfaces[0];
        const fits = await Promise.all(holders.map((hold) => validate({ blocks: [hold(element)], surface })));
        const hold = holders[fits.findIndex(({ ok }) => ok)] ?? ((part) => ({ type: "context", elements: [part] }));
        assert.equal((await validate({ blocks: [hold(element)], surface })).ok, true);
        for (const { path, withNull, without } of nullVariants(element, optionalFields(kind.schema))) {
          const expected = await validate({ blocks: [hold(without)], surface });
          assert.deepEqual(await validate({ blocks: [hold(withNull)], surface }), expected, path);
        }
      });
    }
  });

  describe("of blocks that come in by", () => {
    for (const [name, { send }] of Object.entries(entrances)) {
      test(name, async () => {
        const app = playApp();
        await using own = await workspace({ ask: app.ask });
        await own.platform.listen();
        const block = { type: "section", block_id: null, text: label, fields: null, accessory: null };

        const answer = await send(own, [block], app);

        assert.equal(isOk(answer), true, JSON.stringify(answer));
      });
    }

    test("the options of a menu", async () => {
      const app = playApp();
      await using own = await workspace({ ask: app.ask });
      const menu = { type: "external_select", action_id: "menu", min_query_length: 0 };
      const blocks = [{ type: "actions", block_id: "row", elements: [menu] }];
      const { channel, ts } = await own.bot.does("chat.postMessage", { channel: own.general, text: "Choose", blocks });
      app.answers(() => ({ options: [{ text: label, value: "a", description: null }], option_groups: null }));

      const alice = await atHome(own, own.alice);
      const asked = { channel, ts, block_id: "row", action_id: "menu", query: "" };
      const offered = await alice.does("client.blocks.suggest", asked);

      assert.deepEqual(offered.options, [{ text: label, value: "a" }]);
    });
  });

  describe("of a view", () => {
    for (const [file, view] of readFixtures("views")) {
      const schema = kindOf(file) === "home" ? homeSchema : modalSchema;
      test(file, async () => {
        for (const { path, withNull, without } of nullVariants(view, optionalFields(schema))) {
          assert.deepEqual(await validate({ view: withNull }), await validate({ view: without }), path);
        }
      });
    }

    test("that is published: nothing of the null is stored", async () => {
      const view = { type: "home", blocks: [{ type: "divider", block_id: "line", extra: null }] };
      const nulls = Object.fromEntries(optionalFields(homeSchema).map((name) => [name, null]));

      const plain = await world.bot.does("views.publish", { user_id: world.alice.id, view });
      const published = await world.bot.does("views.publish", { user_id: world.alice.id, view: { ...view, ...nulls } });

      const { hash: _hash, ...expected } = plain.view;
      const { hash: _newHash, ...shown } = published.view;
      assert.deepEqual(shown, expected);
    });
  });

  describe("of a manifest", () => {
    for (const [file, manifest] of readFixtures("manifest")) {
      test(file, () => {
        for (const { path, withNull, without } of nullVariants(manifest, optionalFields(manifestSchema))) {
          assert.deepEqual(parseManifest(withNull), parseManifest(without), path);
          assert.deepEqual(parseManifest(JSON.stringify(withNull)), parseManifest(without), path);
        }
      });
    }

    test("that a YAML file leaves empty", () => {
      const text = "display_information:\n  name: Echo\n  description:\nfeatures:\nsettings: ~\n";
      assert.deepEqual(parseManifest(text), parseManifest({ display_information: { name: "Echo" } }));
    });
  });

  describe("of an attachment", () => {
    const legacy = {
      fallback: "Build failed",
      color: "#ff0000",
      pretext: "CI",
      author_name: "Jenkins",
      author_link: "https://ci.example.com",
      author_icon: "https://ci.example.com/icon.png",
      title: "Build 12",
      title_link: "https://ci.example.com/12",
      text: "It failed.",
      fields: [{ title: "Branch", value: "main", short: true }],
      image_url: "https://ci.example.com/chart.png",
      thumb_url: "https://ci.example.com/thumb.png",
      footer: "CI",
      footer_icon: "https://ci.example.com/footer.png",
      ts: "1700000000",
      mrkdwn_in: ["text"],
      callback_id: "build",
      actions: [{ name: "retry", text: "Retry", type: "button", value: "12" }],
    };
    const modern = { color: "good", fallback: "Built", blocks: [{ type: "section", text: label }] };

    async function post(attachment: unknown): Promise<unknown> {
      const posted = await world.bot.asks("chat.postMessage", { channel: world.general, attachments: [attachment] });
      return posted.ok ? withoutIds((posted["message"] as { attachments: unknown }).attachments) : posted;
    }

    for (const [name, attachment] of Object.entries({ legacy, modern })) {
      test(`with ${name} fields, in what is stored`, async () => {
        const optional = name === "legacy" ? ["blocks", "author_id", "id"] : Object.keys(legacy);
        for (const { path, withNull, without } of nullVariants(attachment, optional)) {
          assert.deepEqual(await post(withNull), await post(without), path);
        }
      });
    }

    test("as slack-go sends every attachment in a form", async () => {
      const body =
        "attachments=%5B%7B%22color%22%3A%22%2336a64f%22%2C%22fallback%22%3A%22Plain%22%2C%22text%22%3A%22Hello%22%2C%22blocks%22%3Anull%7D%5D" +
        `&channel=${world.general}&token=${world.bot.token}`;
      const posted = await world.send({
        method: "chat.postMessage",
        contentType: "application/x-www-form-urlencoded",
        body: Buffer.from(body),
      });
      assert.equal(posted.ok, true, JSON.stringify(posted));
    });
  });

  describe("of the arguments of a method", () => {
    for (const method of methods.values()) {
      const optional = method.params.filter(([, param]) => !param.required);
      if (optional.length === 0) continue;
      test(method.name, async () => {
        for (const [name, param] of optional) {
          const decode = async (contentType: string, body: string) => {
            const decoded = await decodeArgs({ query: "", contentType, body: Buffer.from(body) });
            assert.ok("args" in decoded);
            return decodeParams({ params: [[name, param]] }, decoded.args);
          };
          const absent = decodeParams({ params: [[name, param]] }, {});
          assert.deepEqual(await decode("application/json", JSON.stringify({ [name]: null })), absent, name);
          if (param.isJson)
            assert.deepEqual(await decode("application/x-www-form-urlencoded", `${name}=null`), absent, name);
        }
      });
    }
  });
});

describe("A null counts as an absent field in other structures too:", () => {
  test("of a profile, it leaves a field as it is", async () => {
    await using world = await workspace();
    await world.alice.does("users.profile.set", { profile: { status_text: "Away", status_emoji: ":train:" } });

    const profile = JSON.stringify({ title: "Pilot", status_text: null, status_emoji: null, status_expiration: null });
    const set = await world.alice.does("users.profile.set", { profile });

    const { title, status_text: text, status_emoji: emoji } = set.profile;
    assert.deepEqual([title, text, emoji], ["Pilot", "Away", ":train:"]);
  });
});

describe("A null keeps the meaning that its definition gives it", () => {
  test("in the payload of metadata, which belongs to the app", async () => {
    await using world = await workspace();
    const metadata = { event_type: "build", event_payload: { result: null, steps: [null, { log: null }] } };

    const { ts } = await world.bot.does("chat.postMessage", { channel: world.general, text: "Built", metadata });

    const read = await world.bot.does("conversations.history", {
      channel: world.general,
      oldest: ts,
      inclusive: true,
      include_all_metadata: true,
    });
    assert.deepEqual(read.messages[0]?.metadata, metadata);
  });

  test("in the column settings of a table, where it keeps the default of a column", async () => {
    await using world = await workspace();
    const cell = { type: "raw_text", text: "Lagos" };
    const table = { type: "table", block_id: "t", column_settings: [null, { align: "right" }], rows: [[cell, cell]] };

    const posted = await world.bot.does("chat.postMessage", { channel: world.general, blocks: [table] });

    assert.deepEqual(posted.message.blocks, [table]);
  });

  test("in other lists it stays an item, and is refused with its place", async () => {
    await using world = await workspace();

    const answer = await world.actor("").asks("blocks.validate", { blocks: [null] });

    assert.deepEqual(answer["errors"], ["must provide an object [json-pointer:/blocks/0]"]);
  });
});
