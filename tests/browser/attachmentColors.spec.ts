import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openAppStage } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";

/** The color that stands beside each attachment, by its text. */
const shown = {
  good: "rgb(46, 184, 134)",
  warning: "rgb(218, 160, 56)",
  danger: "rgb(163, 2, 0)",
  "#439FE0": "rgb(67, 159, 224)",
};

describe("attachments", { skip: noBrowser }, () => {
  test("show their color, by its name or its value", async () => {
    await using stage = await openAppStage();
    const channel = stage.dev.channels["general"] ?? "";
    const attachments = Object.keys(shown).map((color) => ({ color, text: `Status ${color}` }));
    const { ts } = await stage.call("chat.postMessage", { channel, text: "Builds", attachments });
    await using alice = await stage.enter("alice", `/client/${channel}`);
    const message = alice.page.locator(`[data-ts="${String(ts)}"]`);
    await message.getByText("Status danger").waitFor();

    for (const [color, expected] of Object.entries(shown)) {
      const body = message.locator("[style]").filter({ hasText: `Status ${color}` });
      assert.equal(await body.getAttribute("style"), `border-inline-start-color: ${expected};`);
    }
  });
});
