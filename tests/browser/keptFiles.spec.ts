import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Dialog, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";

describe("files that are attached and not sent", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bob: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    bob = await stage.enter("bob", `/client/${stage.dev.channels["general"]}`);
    page = bob.page;
    await composerOf(page).waitFor();
  });
  after(async () => {
    await bob?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const files = () => page.getByRole("list", { name: "Attached files" });
  const open = async (name: string) => {
    await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await page.getByRole("textbox", { name: `Message #${name}` }).waitFor();
  };

  test("wait in their conversation, under the name they were given, while another one is open", async () => {
    await page.locator("form input[type=file]").setInputFiles([
      { name: "minutes.txt", mimeType: "text/plain", buffer: Buffer.from("all that was said") },
      { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("all that is meant") },
    ]);
    await files().getByRole("textbox", { name: "Name of minutes.txt" }).fill("protocol");
    await open("random");
    assert.equal(await files().count(), 0);
    await open("general");
    await files().getByRole("button", { name: "Remove plan.txt" }).click();
    assert.equal(await files().getByRole("textbox").inputValue(), "protocol");
    assert.deepEqual(bob.faults, []);
  });

  test("make the browser ask before the page is left, and go out with the message", async () => {
    const asked: Dialog[] = [];
    const refuse = (dialog: Dialog) => {
      asked.push(dialog);
      void dialog.dismiss();
    };
    page.on("dialog", refuse);
    await page.evaluate("location.reload()");
    await page.waitForEvent("dialog", { timeout: 5_000 }).catch(() => undefined);
    assert.deepEqual(
      asked.map((dialog) => dialog.type()),
      ["beforeunload"],
    );

    await composerOf(page).click();
    await page.keyboard.type("what we said");
    await page.keyboard.press("Enter");
    await messagesOf(page).getByText("protocol.txt").first().waitFor();
    await page.reload();
    await composerOf(page).waitFor();
    assert.equal(asked.length, 1);
    assert.deepEqual(bob.faults, []);
  });

  test("are there again with the text when they could not be sent, also in another conversation", async () => {
    await page
      .locator("form input[type=file]")
      .setInputFiles([{ name: "lost.txt", mimeType: "text/plain", buffer: Buffer.from("never lost") }]);
    let release = () => {};
    const isAway = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/files.getUploadURLExternal", async (route) => {
      await isAway;
      await route.fulfill({ json: { ok: false, error: "file_uploads_disabled" } });
    });
    await composerOf(page).click();
    await page.keyboard.type("with all I have");
    await page.keyboard.press("Enter");
    await files().waitFor({ state: "detached" });
    await open("random");
    release();
    await page
      .getByText(/^Couldn’t send the files: /)
      .first()
      .waitFor();
    assert.equal(await files().count(), 0);
    await open("general");
    await files().getByRole("textbox", { name: "Name of lost.txt" }).waitFor();
    await composerOf(page).getByText("with all I have").waitFor();
  });
});
