import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, postBlocks, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

interface Inline {
  readonly type: string;
  readonly [field: string]: unknown;
}

const fixture = new URL("../../packages/protocol/fixtures/richtext/valid/everyReference.json", import.meta.url);

describe("rich text and legacy menus", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", `/client/${general()}`);
    page = alice.page;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const general = () => stage.dev.channels["general"] ?? "";

  test("every reference is shown: as a link where it has an address, otherwise by its words", async () => {
    const block = JSON.parse(readFileSync(fixture, "utf8")) as { elements: { elements: Inline[] }[] };
    const elements = block.elements.flatMap((section) => section.elements);
    const { shown } = await postBlocks(stage, page, [block], general());

    for (const { type, url, text, label } of elements) {
      const words = [text, label].find((one) => typeof one === "string" && one !== "");
      if (typeof url === "string") {
        const link = shown.locator(`a[href="${url}"]`);
        assert.notEqual((await link.textContent())?.trim(), "", type);
      }
      if (typeof words === "string") assert.ok((await shown.textContent())?.includes(words), type);
    }
    const said = (await shown.textContent()) ?? "";
    for (const words of ["[2]", "List record", "Message in", "Salesforce record", "urgent", "@"]) {
      assert.ok(said.includes(words), `${words} is missing in ${said}`);
    }
    await expectAccessible(page, "rich text with every reference");
  });

  test("a date with a URL is one link, with all of its words [TEXT-3.11]", async () => {
    const date = {
      type: "date",
      timestamp: 1_700_000_000,
      format: "Out on {date_num}",
      url: "https://example.com/out",
    };
    const block = { type: "rich_text", elements: [{ type: "rich_text_section", elements: [date] }] };
    const { shown } = await postBlocks(stage, page, [block], general());

    const link = shown.locator('a[href="https://example.com/out"]');

    assert.match((await link.textContent()) ?? "", /^Out on 2023-11-1[45]$/);
  });

  test("a legacy menu asks its app, and tells it what was chosen", async () => {
    stage.app.answers((payload) => ("name" in payload ? { options: [{ text: "Hearts", value: "hearts" }] } : {}));
    const action = { name: "pick", text: "Pick a game", type: "select", data_source: "external" };
    const attachments = [{ text: "Which one?", callback_id: "game", actions: [action] }];
    const { ts } = await stage.call("chat.postMessage", { channel: general(), text: "Play", attachments });
    const shown = page.locator(`[data-ts="${String(ts)}"]`);

    await shown.getByRole("combobox").click();
    await page.keyboard.type("he");
    await page.getByRole("option", { name: "Hearts" }).click();

    const actions = await until("the app receives it", () => stage.app.last()["actions"]);
    assert.deepEqual(actions, [{ name: "pick", type: "select", selected_options: [{ value: "hearts" }] }]);
  });
});
