import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";
import { callAsVisitor, expectAccessible } from "./showing.ts";

describe("the time zone of a person", { skip: noBrowser }, () => {
  let stage: AppStage;
  let general: string;
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
  });
  after(() => stage?.[Symbol.asyncDispose]());

  const open = async (page: Page) => {
    await page.goto(`${stage.url}/client/${general}`);
    await page.getByRole("navigation", { name: "Conversations" }).waitFor();
  };
  const zoneOf = async (page: Page, name: string) => {
    const { user } = await callAsVisitor(page, "users.info", { user: stage.userId(name) });
    return (user as { tz: string }).tz;
  };
  const say = async (text: string) => {
    const { ts } = await stage.call("chat.postMessage", { channel: general, text }, stage.tokenOf("bob"));
    return { row: `[data-ts="${String(ts)}"]`, ms: Number(ts) * 1000 };
  };
  const clockIn = (timeZone: string, ms: number) =>
    new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }).format(ms).replace(/\s/g, " ");
  const shows = (page: Page, row: string, time: string) =>
    until(`the time ${time}`, async () => {
      const label = (await page.locator(row).getAttribute("aria-label")) ?? "";
      return label.replace(/\s/g, " ").endsWith(`, ${time}`);
    });
  const openPreferences = async (page: Page) => {
    await page.keyboard.press("Control+,");
    const preferences = page.getByRole("dialog", { name: "Preferences" });
    await preferences.waitFor();
    return preferences;
  };

  test("follows the browser, and all times with it, until the person chooses one", async () => {
    await using visit = await stage.enter("carol", "/sign-in", { timezone: "Asia/Kathmandu" });
    const { page } = visit;
    await callAsVisitor(page, "client.preferences.set", { tz_automatic: true });
    await open(page);
    const { row, ms } = await say("What time is it?");
    await shows(page, row, clockIn("Asia/Kathmandu", ms));
    await until("the report", async () => (await zoneOf(page, "carol")) === "Asia/Katmandu");

    const preferences = await openPreferences(page);
    const automatic = preferences.getByRole("switch", { name: "Set time zone automatically" });
    assert.equal(await automatic.isChecked(), true);
    await automatic.press("Space");
    const menu = preferences.getByRole("combobox", { name: /^Time zone/ });
    await menu.press("Enter");
    await page.keyboard.type("new york");
    await page.getByRole("option", { name: /^America\/New York/ }).waitFor();
    await expectAccessible(page, "the choice of a time zone");
    await page.keyboard.press("Enter");
    await until("the choice", async () => (await zoneOf(page, "carol")) === "America/New_York");
    await page.keyboard.press("Escape");
    await shows(page, row, clockIn("America/New_York", ms));

    await open(page);
    await shows(page, row, clockIn("America/New_York", ms));
    assert.equal(await zoneOf(page, "carol"), "America/New_York", "a browser elsewhere does not undo the choice");
    assert.deepEqual(visit.faults, []);
  });

  test("is the one that reminders and pauses are chosen in", async () => {
    await using visit = await stage.enter("carol", "/sign-in", { timezone: "Asia/Kathmandu" });
    const { page } = visit;
    await open(page);
    await callAsVisitor(page, "client.zone.set", { tz: "Pacific/Honolulu", is_chosen: true });
    const { row } = await say("Water the plants");
    await page.locator(row).hover();
    await page.locator(row).getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: /^Remind me about this/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /tomorrow/i }).check();
    await dialog.getByRole("button", { name: /remind/i }).click();
    await page
      .getByText(/9:00\sAM/)
      .first()
      .waitFor();
    const { items } = await callAsVisitor(page, "client.saved.list", {});
    const [saved] = items as { date_due: number }[];
    assert.equal(clockIn("Pacific/Honolulu", (saved?.date_due ?? 0) * 1000), "9:00 AM");
  });
});
