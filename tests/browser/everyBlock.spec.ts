import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { blockKinds, type Surface } from "@platform/protocol/blockkit/index.ts";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage, plain, postBlocks, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { look } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

type Block = Readonly<Record<string, unknown>> & { readonly type: string };
interface Fixture {
  readonly name: string;
  readonly block: Block;
}

const folder = new URL("../../packages/protocol/fixtures/blocks/valid/", import.meta.url);

/** Every valid block of the protocol, by the surfaces that have it: a block that is added is shown here by itself. */
const fixtures: readonly Fixture[] = readdirSync(folder).map((file) => ({
  name: file.slice(0, -".json".length),
  block: JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Block,
}));

/** All of it is to be seen at once: the check takes for hidden what has to be scrolled to. */
const tall = { width: 1280, height: 6000 };

const on = (surface: Surface): readonly Fixture[] =>
  fixtures.filter(({ block }) => blockKinds.get(block.type)?.surfaces.includes(surface));

/** What the client shows in place of something that it does not know, or fails to draw. */
const placeholders = (shown: Locator): Locator => shown.locator("[data-unknown]");

describe("every block, on every surface that has it", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  let ids: Readonly<Record<string, unknown>>;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", `/client/${general()}`);
    page = alice.page;
    await page.route("https://example.com/**", (route) => {
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#0b6e63"/></svg>`;
      return route.fulfill({ contentType: "image/svg+xml", body });
    });
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
    ids = await furnish(stage);
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const general = () => stage.dev.channels["general"] ?? "";
  /** The blocks of fixtures with the ids of things that exist, and names of their own where they stand together. */
  const together = (chosen: readonly Fixture[]): readonly object[] =>
    chosen.map(({ name, block }, at) => ({ ...located(block, ids, at === 0), block_id: name }));

  for (const type of new Set(fixtures.map(({ block }) => block.type))) {
    const chosen = on("message").filter(({ block }) => block.type === type);
    if (chosen.length === 0) continue;
    test(`${type} in messages`, async () => {
      const posted: string[] = [];
      for (const fixture of chosen) {
        const { ts, shown } = await postBlocks(stage, page, together([fixture]), general());
        await expectDrawn(shown, [fixture]);
        posted.push(ts);
      }
      await expectAccessible(page, `${type} in messages`);
      await expectNarrow(page, `${type} in messages`);
      await look(page, `block-${type}`);
      assert.deepEqual(alice.faults, []);
      for (const ts of posted) await stage.call("chat.delete", { channel: general(), ts });
    });
  }

  test("all of modals", async () => {
    const chosen = on("modal");
    await page.setViewportSize(tall);
    const view = { type: "modal", title: plain("All blocks"), submit: plain("Send"), blocks: together(chosen) };
    stage.app.answers(async ({ type, trigger_id }) => {
      if (type === "shortcut") await stage.call("views.open", { trigger_id, view });
      return {};
    });
    await stage.platform.control("person.shortcut", { user: "alice", callback_id: "try_it" });
    const shown = page.getByRole("dialog", { name: "All blocks" });
    await shown.waitFor();

    await expectDrawn(shown, chosen);
    await expectAccessible(page, "a modal with all blocks");
    await expectNarrow(page, "a modal with all blocks");
    await look(page, "blocks-modal");
    assert.deepEqual(alice.faults, []);
    await page.keyboard.press("Escape");
  });

  test("all of home tabs", async () => {
    const chosen = on("home");
    await page.setViewportSize(tall);
    const view = { type: "home", blocks: together(chosen) };
    await stage.call("views.publish", { user_id: stage.userId("alice"), view });
    await page.goto(`${stage.url}/client/app/${stage.appId}`);
    const shown = page.getByRole("region", { name: "Home of Dev App" });
    await shown.waitFor();

    await expectDrawn(shown, chosen);
    await expectAccessible(page, "a home tab with all blocks");
    await expectNarrow(page, "a home tab with all blocks");
    await look(page, "blocks-home");
    assert.deepEqual(alice.faults, []);
  });
});

/** Each block has drawn something, and none is a placeholder. Parts of the client may still be loading. */
async function expectDrawn(shown: Locator, chosen: readonly Fixture[]): Promise<void> {
  // The first: previews of links come below, whenever their sites have answered.
  const drawn = shown.locator("[data-surface]").first().locator("> *");
  await until(
    `${chosen.map(({ name }) => name).join(", ")} are drawn`,
    async () => (await drawn.count()) === chosen.length,
  );
  const broken = await placeholders(shown).allTextContents();
  assert.deepEqual(broken, [], chosen.map(({ name }) => name).join(", "));
}

/** Things that blocks name: the values of fields, by their names. */
async function furnish(stage: AppStage): Promise<Readonly<Record<string, unknown>>> {
  const { call } = await stage.call("calls.add", {
    external_unique_id: "every-block",
    join_url: "https://example.com/join",
    title: "Stand-up",
    created_by: stage.userId("alice"),
  });
  const external_url = "https://example.com/report";
  await stage.call("files.remote.add", { external_id: "report-12", external_url, title: "Report 12" });
  const dot = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  const begun = await stage.call("files.getUploadURLExternal", { filename: "dot.gif", length: dot.length });
  await fetch(String(begun["upload_url"]), { method: "POST", body: dot });
  await stage.call("files.completeUploadExternal", { files: [{ id: begun["file_id"] }] });
  return { call_id: (call as { id: string }).id, slack_file: { id: begun["file_id"] } };
}

/** The same block, naming what exists; only one element of a view may take the focus. */
function located(block: Block, existing: Readonly<Record<string, unknown>>, isFirst: boolean): Block {
  return JSON.parse(JSON.stringify(block), (name, value: unknown) => {
    if (name === "focus_on_load" && !isFirst) return undefined;
    return existing[name] ?? value;
  }) as Block;
}
