import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { crc32, deflateSync } from "node:zlib";
import type { Browser, Locator, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { chooseItem, hasFocus, press, tabTo } from "./byKeyboard.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

const row = (page: Page, text: string) => messagesOf(page).getByRole("article").filter({ hasText: text });

/** A picture of one colour, with every byte that the format asks for. */
function pngOf(width: number, height: number, colour: readonly [number, number, number]): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => Buffer.from(colour))]);
  const lines = Buffer.concat(Array.from({ length: height }, () => line));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Until a picture has come and could be drawn; how wide it is on the screen. */
async function widthOf(picture: Locator): Promise<number> {
  await picture.waitFor();
  await picture.evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode());
  return (await picture.boundingBox())?.width ?? 0;
}

describe("files of a message", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  before(async () => {
    server = await openAppStage();
    browser = await openChromium();
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "alice");
    await page.locator("form input[type=file]").setInputFiles([
      { name: "plan.png", mimeType: "image/png", buffer: pngOf(900, 600, [26, 127, 55]) },
      { name: "sketch.png", mimeType: "image/png", buffer: pngOf(40, 30, [10, 95, 176]) },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("first line\nsecond line\n") },
      { name: "parts.zip", mimeType: "application/zip", buffer: Buffer.from("PK\u0003\u0004 and more") },
    ]);
    await composerOf(page).click();
    await page.keyboard.type("everything we have");
    await page.keyboard.press("Enter");
    await row(page, "everything we have").getByText("parts.zip").first().waitFor();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
  });

  test("open large and by keyboard, go on by arrows, are downloaded, and give the focus back", async () => {
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "bob");
    const sent = row(page, "everything we have");
    await sent.waitFor();
    await sent.focus();
    const preview = sent.getByRole("button", { name: "plan.png", exact: true });
    const narrow = await widthOf(preview.locator("img"));
    await press(page, preview);
    const viewer = (name: string) => page.getByRole("dialog", { name, exact: true });
    const wide = await widthOf(viewer("plan.png").getByRole("img", { name: "plan.png" }));
    assert.ok(wide > narrow, "no larger than in the message");
    await viewer("plan.png")
      .getByText(/^Shared by Alice Adams on /)
      .waitFor();
    await expectAccessible(page, "a picture in the viewer");

    await page.keyboard.press("ArrowLeft");
    await viewer("plan.png").getByText("1 of 4").waitFor();
    await page.keyboard.press("ArrowRight");
    await widthOf(viewer("sketch.png").getByRole("img", { name: "sketch.png" }));
    await page.keyboard.press("ArrowRight");
    await viewer("notes.txt").getByRole("region", { name: "File contents" }).getByText("second line").waitFor();
    await expectAccessible(page, "a text in the viewer");
    await tabTo(page, viewer("notes.txt").getByRole("button", { name: "Next file" }));
    await page.keyboard.press("Enter");
    await viewer("parts.zip").getByText("4 of 4").waitFor();
    await hasFocus(page, viewer("parts.zip").getByRole("button", { name: "Next file" }));
    await expectAccessible(page, "a file that cannot be shown");
    const saving = page.waitForEvent("download");
    await press(page, viewer("parts.zip").getByRole("link", { name: "Download" }));
    assert.equal((await saving).suggestedFilename(), "parts.zip");

    await page.keyboard.press("Escape");
    await viewer("parts.zip").waitFor({ state: "detached" });
    await hasFocus(page, preview);
    assert.deepEqual(tab.faults, []);
  });

  test("have the menu of files, as pictures and in the viewer", async () => {
    await using tab = await visit(browser);
    const { page, context } = tab;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await enterClient(page, server, "bob");
    const sent = row(page, "everything we have");
    await sent.waitFor();
    await sent.focus();
    await press(page, sent.getByRole("button", { name: "Actions for plan.png" }));
    await page.getByRole("menuitem", { name: "Copy link" }).waitFor();
    await expectAccessible(page, "the menu of a picture");
    await chooseItem(page, page.getByRole("menuitem", { name: "Copy link" }));
    await page.getByText("Link copied").first().waitFor();
    assert.match(await page.evaluate<string>("navigator.clipboard.readText()"), /^http.*\/files\/T\w+-F\w+$/);

    await press(page, sent.getByRole("button", { name: "sketch.png", exact: true }));
    const viewer = page.getByRole("dialog", { name: "sketch.png", exact: true });
    await press(page, viewer.getByRole("button", { name: "Actions for sketch.png" }));
    await expectAccessible(page, "the menu of a file in the viewer");
    await chooseItem(page, page.getByRole("menuitem", { name: "Save for later" }));
    await page.getByText("Saved for later.").first().waitFor();
    await viewer.waitFor();
    await press(page, viewer.getByRole("button", { name: "Actions for sketch.png" }));
    await chooseItem(page, page.getByRole("menuitem", { name: "Remind me about this…" }));
    await page.getByRole("dialog", { name: "Remind me" }).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("fit the narrowest screen", async () => {
    await using tab = await visit(browser, { width: 320 });
    const { page } = tab;
    await enterClient(page, server, "carol");
    await row(page, "everything we have").getByRole("button", { name: "plan.png", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "plan.png" });
    const wide = await widthOf(dialog.getByRole("img", { name: "plan.png" }));
    assert.ok(wide > 0 && wide <= 320);
    await expectAccessible(page, "the viewer, 320 px wide");
    await dialog.getByRole("button", { name: "Next file" }).click();
    await page.getByRole("dialog", { name: "sketch.png" }).getByText("2 of 4").waitFor();
    assert.deepEqual(tab.faults, []);
  });
});
