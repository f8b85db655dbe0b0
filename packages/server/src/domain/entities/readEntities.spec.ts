import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import type { Entity } from "@platform/protocol/entities/entity.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { upload } from "../../../testkit/files.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { trackerApp, task } from "../../../testkit/entities.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const fixtures = new URL("../../../../protocol/fixtures/entities/valid/", import.meta.url);
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), "utf8")) as Entity;
const names = ["task", "file", "incident", "content_item", "item"];

async function attachmentsOf(world: Workspace, channel: string): Promise<Readonly<Record<string, unknown>>[]> {
  const { messages } = await world.bob.does("conversations.history", { channel, limit: 1 });
  return (messages[0]?.attachments ?? []) as Readonly<Record<string, unknown>>[];
}

describe("entities in chat.unfurl", () => {
  const url = "https://example.com/tasks/12?from=chat";
  const linked = async (world: Workspace) => {
    await trackerApp(world);
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: `<${url}>` });
    return { channel: world.random, ts };
  };

  test("are shown under their links, and everybody receives the change", async () => {
    await using world = await workspace();
    const place = await linked(world);

    await world.bot.does("chat.unfurl", { ...place, metadata: { entities: [{ ...task, app_unfurl_url: url }] } });

    const [attachment] = await attachmentsOf(world, world.random);
    assert.equal(attachment?.["fallback"], "Fix the login page");
    assert.deepEqual([attachment["from_url"], attachment["app_unfurl_url"], attachment["id"]], [url, url, 1]);
    assert.deepEqual(attachment["work_object_entity"], {
      entity_type: task.entity_type,
      external_ref: task.external_ref,
      external_url: task.url,
      app_id: attachment["app_id"],
      app_name: "Tracker",
      display_type: "Task",
      entity_payload: task.entity_payload,
    });
    assert.equal((await eventsOf(world, "message")).at(-1)?.["subtype"], "message_changed");
  });

  test("win over an attachment for the same link, and a later one replaces an earlier one", async () => {
    await using world = await workspace();
    const place = await linked(world);
    const metadata = { entities: [{ ...task, app_unfurl_url: url }] };

    await world.bot.does("chat.unfurl", { ...place, metadata, unfurls: { [url]: { title: "Only a title" } } });
    await world.bot.asks("chat.unfurl", { ...place, metadata: JSON.stringify(metadata) });

    const attachments = await attachmentsOf(world, world.random);
    assert.deepEqual(
      attachments.map((one) => [one["title"], "work_object_entity" in one]),
      [[undefined, true]],
    );
  });

  test("are refused with each fault, and where the link is not in the message", async () => {
    await using world = await workspace();
    const place = await linked(world);
    const refused = (entity: object) => world.bot.asks("chat.unfurl", { ...place, metadata: { entities: [entity] } });

    const { response_metadata: faults, error } = await refused({ ...task, external_ref: {}, app_unfurl_url: url });
    assert.equal(error, "invalid_metadata_format");
    assert.deepEqual(faults, {
      messages: ["[ERROR] missing required field: id [json-pointer:/metadata/entities/0/external_ref]"],
    });
    assert.equal((await refused(task)).error, "invalid_metadata_format");
    assert.equal((await refused({ ...task, app_unfurl_url: "https://example.com/" })).error, "cannot_unfurl_url");
    const bob = await atHome(world, world.bob);
    const metadata = { entities: [{ ...task, app_unfurl_url: url }] };
    assert.equal(await bob.refused("chat.unfurl", { ...place, metadata }), "metadata_must_be_sent_from_app");
  });
});

describe("entities in chat.postMessage", () => {
  test("of every type are posted with the message", async () => {
    await using world = await workspace();
    await trackerApp(world);
    const file = await upload(world, world.bot, { name: "x.png", channels: [world.general] });
    const text = JSON.stringify(names.map(fixture)).replaceAll("F0123456789", file.id);
    const entities = JSON.parse(text) as Entity[];

    const posted = await world.bot.asks("chat.postMessage", {
      channel: world.general,
      text: "Five things",
      attachments: [{ text: "One attachment" }],
      metadata: { event_type: "things_listed", event_payload: { count: 5 }, entities },
    });

    assert.equal(posted["warning"], undefined);
    const attachments = await attachmentsOf(world, world.general);
    assert.deepEqual(
      attachments.map(({ id, fallback }) => [id, fallback]),
      [
        [1, "One attachment"],
        [2, "Fix the login page"],
        [3, "Plan.pdf"],
        [4, "Checkout is slow"],
        [5, "How we plan"],
        [6, "Coffee machine"],
      ],
    );
    const message = posted["message"] as { readonly metadata?: object };
    assert.deepEqual(message.metadata, { event_type: "things_listed", event_payload: { count: 5 } });
  });

  test("need no text beside them", async () => {
    await using world = await workspace();
    await trackerApp(world);
    await world.bot.does("chat.postMessage", { channel: world.general, metadata: { entities: [task] } });
    assert.equal((await attachmentsOf(world, world.general)).length, 1);
  });

  test("that are wrong are left out with a warning, and the message is posted", async () => {
    await using world = await workspace();
    await trackerApp(world, { types: ["slack#/entities/task"] });
    const hidden = await upload(world, world.alice, { name: "x.png", channels: [world.secret] });
    const post = async (entity: object) => {
      const text = "A thing";
      const answer = await world.bot.asks("chat.postMessage", {
        channel: world.general,
        text,
        metadata: { entities: [entity] },
      });
      assert.equal((await attachmentsOf(world, world.general)).length, 0);
      return [answer["warning"], (answer["response_metadata"] as { messages?: string[] } | undefined)?.messages?.[0]];
    };

    const root = "/metadata/entities/0";
    const warned = (line: string) => ["invalid_metadata_format", `[ERROR] ${line}`];
    const untitled = { ...task, entity_payload: { attributes: {} } };
    assert.deepEqual(
      await post(untitled),
      warned(`missing required field: title [json-pointer:${root}/entity_payload/attributes]`),
    );
    const off = "the app's manifest does not turn on slack#/entities/item in features.rich_previews";
    assert.deepEqual(await post(fixture("item")), warned(`${off} [json-pointer:${root}/entity_type]`));
    const { attributes } = task.entity_payload;
    const icon = { alt_text: "Tracker", slack_file: { id: hidden.id } };
    const pictured = { ...task, entity_payload: { attributes: { ...attributes, product_icon: icon } } };
    assert.deepEqual(
      await post(pictured),
      warned(`invalid slack file [json-pointer:${root}/entity_payload/attributes/product_icon/slack_file]`),
    );
    const long = { ...task, large: "x".repeat(70_000) };
    assert.deepEqual(await post(long), warned("must be less than 65537 bytes [json-pointer:/metadata/entities]"));
  });

  test("come from apps alone, and from nowhere but the metadata", async () => {
    await using world = await workspace();
    await trackerApp(world);
    const metadata = { entities: [task] };
    const alice = await atHome(world, world.alice);
    assert.equal(
      await alice.refused("chat.postMessage", { channel: world.general, text: "x", metadata }),
      "metadata_must_be_sent_from_app",
    );
    const forged = { text: "x", work_object_entity: { ...task, app_id: "A0123456789" } };
    await world.bot.does("chat.postMessage", { channel: world.general, attachments: [forged] });
    const [attachment] = await attachmentsOf(world, world.general);
    assert.deepEqual([attachment?.["text"], attachment && "work_object_entity" in attachment], ["x", false]);
  });
});
