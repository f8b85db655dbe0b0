import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

describe("mail about unread messages", { skip: noBrowser }, () => {
  let stage: AppStage;
  before(async () => {
    stage = await openAppStage();
  });
  after(() => stage?.[Symbol.asyncDispose]());

  const optionOf = async (page: Page, name: string) => {
    await composerOf(page).waitFor();
    await page.keyboard.press("Control+,");
    const dialog = page.getByRole("dialog", { name: "Preferences" });
    return dialog.getByRole("group", { name: /^Mail me unread/ }).getByRole("radio", { name });
  };

  test("comes as often as the person chooses, also after a reload", async () => {
    await using visit = await stage.enter("bob", `/client/${stage.dev.channels["general"]}`);
    const { page } = visit;
    const option = await optionOf(page, "Every 15 minutes");
    await option.waitFor();
    assert.equal(await option.isChecked(), false);
    const saved = page.waitForResponse((response) => response.url().endsWith("/api/client.preferences.set"));
    await option.click();
    assert.equal(((await (await saved).json()) as { readonly ok: boolean }).ok, true);
    await expectAccessible(page, "the preferences with the choice of mails");

    await page.reload();
    const again = await optionOf(page, "Every 15 minutes");
    await again.waitFor();
    assert.equal(await again.isChecked(), true);
    assert.deepEqual(visit.faults, []);
  });
});
