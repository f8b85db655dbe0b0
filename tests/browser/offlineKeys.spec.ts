import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage } from "./appStage.ts";
import { hasFocus, tabTo } from "./byKeyboard.ts";
import { noBrowser } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

describe("the installed client", { skip: noBrowser }, () => {
  let stage: AppStage;
  before(async () => {
    stage = await openAppStage();
  });
  after(() => stage?.[Symbol.asyncDispose]());

  test("makes a draft of what another app shares, by keyboard alone", async () => {
    const shared = new URLSearchParams({ title: "Menu", url: "https://menu.example.com/today" });
    await using visit = await stage.enter("bob", `/client/share?${String(shared)}`);
    const { page } = visit;
    const dialog = page.getByRole("dialog", { name: "Share to a conversation" });
    await hasFocus(page, dialog.getByRole("textbox", { name: "To" }));
    await page.keyboard.type("random");
    await page.keyboard.press("Enter");
    await expectAccessible(page, "where something shared goes");
    await tabTo(page, dialog.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`${stage.dev.channels["random"]}$`));
    await composerOf(page).getByText("https://menu.example.com/today").waitFor();
    assert.deepEqual(visit.faults, []);
  });

  test("has a manifest that browsers install it by", async () => {
    await using visit = await stage.enter("bob");
    const link = await visit.page.locator('link[rel="manifest"]').getAttribute("href");
    const answer = await visit.context.request.get(stage.url + link);
    const manifest = (await answer.json()) as { start_url: string; display: string; icons: Icon[] };
    assert.equal(manifest.start_url, "/client");
    assert.equal(manifest.display, "standalone");
    const kinds = manifest.icons.map(({ type, sizes, purpose }) => [type, sizes, purpose].join(" "));
    for (const kind of ["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"])
      assert.ok(kinds.includes(`image/png ${kind}`), kind);
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await visit.context.request.get(stage.url + src);
      assert.deepEqual([icon.status(), icon.headers()["content-type"]], [200, type]);
      if (type === "image/png") assert.equal(sizeOf(await icon.body()), sizes);
    }
    const touch = await visit.page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
    assert.equal(sizeOf(await (await visit.context.request.get(stage.url + touch)).body()), "180x180");
  });

  test("colors the bars of the system like its own, in the theme that is shown", async () => {
    await using visit = await stage.enter("bob", "/sign-in", { colorScheme: "dark" });
    const { page } = visit;
    await page.goto(`${stage.url}/client`);
    await composerOf(page).first().waitFor();
    const color = () =>
      page.evaluate<string>(`[...document.querySelectorAll("meta[name=theme-color]")]
        .filter(({ media }) => matchMedia(media).matches).map(({ content }) => content).join()`);
    const bar = () => page.evaluate<string>('getComputedStyle(document.body).getPropertyValue("--side")');
    assert.deepEqual([await color(), await bar()], ["#0f1f1c", "#0f1f1c"]);
    await page.evaluate('localStorage.setItem("platform.theme", "light")');
    await page.reload();
    await composerOf(page).first().waitFor();
    assert.deepEqual([await color(), await bar()], ["#15302c", "#15302c"]);
  });
});

interface Icon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose: string;
}

/** As the header of a PNG file has it. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
