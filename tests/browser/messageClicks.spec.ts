import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { limits } from "@platform/protocol";
import type { Locator, Page } from "playwright-core";
import { type AnalyticsScene, follow, openScene, row, untilNumbers } from "./analyticsScene.ts";
import { type AppStage, openAppStage, plain, until } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";

describe("the clicks that a browser records", { skip: noBrowser }, () => {
  let stage: AppStage;
  let scene: AnalyticsScene;
  before(async () => {
    stage = await openAppStage();
    scene = openScene(stage);
  });
  after(async () => {
    await stage?.[Symbol.asyncDispose]();
  });

  test("every kind of link in a message counts as a click, and what leads nowhere does not", async () => {
    const channel = await scene.createChannel("links");
    const link = (text: string) => `<${scene.there(text)}|${text}>`;
    const url = scene.there("there");
    const overflow = { type: "overflow", action_id: "o", options: [{ text: plain("elsewhere"), value: "v", url }] };
    const rich = [
      {
        type: "rich_text_section",
        elements: [
          { type: "link", url, text: "rich" },
          { type: "user", user_id: stage.userId("bob") },
        ],
      },
    ];
    const unsafe = [{ type: "rich_text_section", elements: [{ type: "link", url, text: "unsafe", unsafe: true }] }];
    const ways: Readonly<Record<string, { readonly content: object; act(page: Page, shown: Locator): Promise<void> }>> =
      {
        text: { content: { text: link("text") }, act: clickLink("text") },
        section: {
          content: { blocks: [{ type: "section", text: { type: "mrkdwn", text: link("section") } }] },
          act: clickLink("section"),
        },
        markdown: {
          content: { blocks: [{ type: "markdown", text: `[markdown](${url})` }] },
          act: clickLink("markdown"),
        },
        "rich text": { content: { blocks: [{ type: "rich_text", elements: rich }] }, act: clickLink("rich") },
        overflow: {
          content: { blocks: [{ type: "actions", elements: [overflow] }] },
          act: async (page, shown) => {
            await shown.getByRole("button", { name: "More actions" }).click();
            await follow(page, page.getByRole("menuitem", { name: "elsewhere" }));
          },
        },
        "attachment title": {
          content: { attachments: [{ title: "Title", title_link: url, text: "t" }] },
          act: clickLink("Title"),
        },
        "attachment author": {
          content: { attachments: [{ author_name: "Ada", author_link: url, text: "t" }] },
          act: clickLink("Ada"),
        },
        "attachment text": { content: { attachments: [{ text: link("attached") }] }, act: clickLink("attached") },
        "unsafe link": {
          content: { blocks: [{ type: "rich_text", elements: unsafe }] },
          act: async (page, shown) => {
            await shown.getByRole("button", { name: "unsafe" }).click();
            await follow(
              page,
              page
                .getByRole("dialog")
                .getByRole("link", { name: "Open link" })
                .or(page.getByRole("dialog").getByRole("button", { name: "Open link" })),
            );
          },
        },
        "middle button": {
          content: { text: link("middle") },
          act: async (page, shown) => {
            const opened = page.context().waitForEvent("page");
            await shown.getByRole("link", { name: "middle" }).click({ button: "middle" });
            await (await opened).close();
          },
        },
      };
    const posted = new Map<string, string>();
    for (const [name, { content }] of Object.entries(ways))
      posted.set(name, await scene.post(channel, { text: name, ...content }));
    const file = await uploadFile(channel);
    const quiet = await scene.post(channel, { blocks: [{ type: "rich_text", elements: rich }], text: "quiet" });

    await using bobs = await scene.enter("bob", channel);
    const { page } = bobs;
    for (const [name, { act }] of Object.entries(ways)) {
      const ts = posted.get(name) ?? "";
      await page.goto(`${stage.url}/client/${channel}/at/${ts}`);
      await row(page, ts).waitFor();
      await act(page, row(page, ts));
    }
    await page.goto(`${stage.url}/client/${channel}/at/${file}`);
    await row(page, file)
      .getByRole("button", { name: /notes\.txt/ })
      .click();
    await page.getByRole("dialog", { name: "notes.txt" }).waitFor();
    await page.keyboard.press("Escape");
    await row(page, quiet)
      .getByRole("button", { name: /Bob Brown/ })
      .first()
      .click();

    const all = [...posted.values(), file];
    const counted = await untilNumbers(stage, channel, new Map(all.map((ts) => [ts, [1, 0, 1, 0]])));
    assert.equal(counted.get(quiet)?.[2], 0);
    assert.deepEqual(bobs.faults, []);

    function clickLink(name: string) {
      return (tab: Page, shown: Locator) => follow(tab, shown.getByRole("link", { name }));
    }
  });

  async function uploadFile(channel: string): Promise<string> {
    const token = stage.tokenOf("alice");
    const asked = { filename: "notes.txt", length: 5 };
    const { upload_url: url, file_id: id } = await stage.call("files.getUploadURLExternal", asked, token);
    await fetch(String(url), { method: "POST", body: "notes" });
    await stage.call("files.completeUploadExternal", { files: [{ id }], channel_id: channel }, token);
    const { messages } = await stage.call("conversations.history", { channel, limit: 1 }, token);
    return (messages as readonly { readonly ts: string }[])[0]?.ts ?? "";
  }

  test("what was done just before the page is left counts, and a lost request is sent again", async () => {
    const channel = await scene.createChannel("leaving");
    const left = await scene.post(channel, { text: `Leave by <${scene.there("exit")}|the exit>` });
    await using bobs = await scene.enter("bob", channel);
    await row(bobs.page, left).waitFor();
    await follow(bobs.page, row(bobs.page, left).getByRole("link", { name: "the exit" }));
    await bobs.page.goto("about:blank");
    await untilNumbers(stage, channel, new Map([[left, [1, 0, 1, 0]]]));

    let lost = 0;
    await using carols = await scene.enter("carol", await scene.createChannel("lost"));
    await carols.page.clock.install();
    await carols.page.route("**/api/client.activity.record", (route) => {
      lost++;
      return route.abort();
    });
    await carols.page.goto(`${stage.url}/client/${channel}`);
    await row(carols.page, left).waitFor();
    await until("a lost request", () => lost > 0);
    await carols.page.clock.runFor(limits.activity_retry_ms - limits.activity_flush_ms);
    await carols.page.unroute("**/api/client.activity.record");
    await untilNumbers(stage, channel, new Map([[left, [2, 0, 1, 0]]]));
  });
});
