import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { limits } from "@platform/protocol";
import type { Page } from "playwright-core";
import { type AnalyticsScene, numbersByApi, openScene, row, untilNumbers } from "./analyticsScene.ts";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";
import { callAsVisitor } from "./showing.ts";

describe("the views that a browser records", { skip: noBrowser }, () => {
  let stage: AppStage;
  let scene: AnalyticsScene;
  before(async () => {
    stage = await openAppStage();
    scene = openScene(stage);
  });
  after(async () => {
    await stage?.[Symbol.asyncDispose]();
  });

  test("messages that were never on the screen are not counted, whatever is marked as read", async () => {
    const channel = await scene.createChannel("scrolled");
    const times: string[] = [];
    for (let at = 0; at < 60; at++) times.push(await scene.post(channel, { text: `Message ${at}\nover\nthree lines` }));
    const newest = times.at(-1) ?? "";

    await using carols = await stage.enter("carol", `/client/${channel}/at/${newest}`);
    const { page } = carols;
    await row(page, newest).waitFor();
    await untilNumbers(stage, channel, new Map([[newest, [1, 0, 0, 0]]]));
    const onScreen = new Set(await tsOnScreen(page));
    await callAsVisitor(page, "conversations.mark", { channel, ts: newest });
    // What comes next is seen later than all of it, so it shows that all of it was counted.
    const next = await scene.post(channel, { text: "One more" });
    await row(page, next).waitFor();
    const counted = await untilNumbers(stage, channel, new Map([[next, [1, 0, 0, 0]]]));

    const seen = times.filter((ts) => counted.get(ts)?.[0] === 1);
    assert.deepEqual(
      seen,
      times.filter((ts) => onScreen.has(ts)),
    );
    assert.ok(seen.length > 2 && seen.length < 40, `${seen.length} were seen`);
    assert.deepEqual(carols.faults, []);
  });

  test("a message counts where a search or the pins show it, and those around it do not", async () => {
    const channel = await scene.createChannel("found");
    const times: string[] = [];
    for (let at = 0; at < 60; at++) times.push(await scene.post(channel, { text: `Entry ${at}\nover\nthree lines` }));
    const found = times[30] ?? "";
    const pinned = times[40] ?? "";
    await stage.call("chat.update", { channel, ts: found, text: "The zweihander of the collection" });
    await stage.call("pins.add", { channel, timestamp: pinned }, stage.tokenOf("alice"));

    await using carols = await stage.enter("carol", "/client/search?q=zweihander");
    const { page } = carols;
    await until("a result", async () => {
      await page.reload();
      await page.getByRole("combobox", { name: "Search messages" }).waitFor();
      const result = page.getByRole("listitem").filter({ hasText: "zweihander" });
      return (await result.or(page.getByText("No results for")).first().innerText()).includes("The zweihander");
    });
    await untilNumbers(stage, channel, new Map([[found, [1, 0, 0, 0]]]));
    await page.goto(`${stage.url}/client/${channel}/pins`);
    const pins = page.getByRole("complementary", { name: "Pinned messages" });
    await pins.getByText("Entry 40").waitFor();
    const counted = await untilNumbers(stage, channel, new Map([[pinned, [1, 0, 0, 0]]]));

    const around = times.slice(25, 45).filter((ts) => ts !== found && ts !== pinned);
    assert.deepEqual(new Set(around.map((ts) => counted.get(ts)?.[0])), new Set([0]));
    assert.deepEqual(carols.faults, []);
  });

  test("a message behind a dialog or in a hidden tab is counted when it is seen, and not before", async () => {
    const channel = await scene.createChannel("behind");
    await using carols = await scene.enter("carol", channel);
    const { page } = carols;
    await page.clock.install();
    await page.reload();
    await page.getByRole("textbox", { name: /^Message / }).waitFor();
    const shown = (ts: string) => page.locator(`[data-ts="${ts}"]`).waitFor({ state: "attached" });
    /** Lets the page count and send whatever is in view. */
    const letTimePass = async () => {
      for (let at = 0; at < 5; at++) await page.clock.runFor(limits.activity_flush_ms);
    };
    const viewsOf = async (ts: string) => (await numbersByApi(stage, channel)).get(ts)?.[0];

    await page.keyboard.press("Control+/");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    const behind = await scene.post(channel, { text: "Behind the dialog" });
    await shown(behind);
    await letTimePass();
    assert.equal(await viewsOf(behind), 0);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await letTimePass();
    await untilNumbers(stage, channel, new Map([[behind, [1, 0, 0, 0]]]));

    await setVisibility(page, "hidden");
    const hidden = await scene.post(channel, { text: "In a hidden tab" });
    await shown(hidden);
    await letTimePass();
    assert.equal(await viewsOf(hidden), 0);
    await setVisibility(page, "visible");
    await letTimePass();
    await untilNumbers(stage, channel, new Map([[hidden, [1, 0, 0, 0]]]));
    assert.deepEqual(carols.faults, []);
  });
});

/** The messages of which at least half is inside the list, measured by their boxes. */
function tsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const list = document.querySelector("main [data-part=list], [data-part=list]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-part=list] [data-ts]")].filter((row) => {
      const box = row.getBoundingClientRect();
      return Math.min(box.bottom, list.bottom) - Math.max(box.top, list.top) >= box.height / 2;
    }).map((row) => row.dataset.ts);
  })()`);
}

/** The token that the client calls with. */
async function setVisibility(page: Page, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate(`(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "${state}" });
    document.dispatchEvent(new Event("visibilitychange"));
  })()`);
}
