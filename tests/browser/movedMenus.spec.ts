import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openAppStage, option, plain, postBlocks, until } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";

describe("a menu stays open when the page moves between press and release", { skip: noBrowser }, () => {
  const options = ["Berlin", "Lima"].map(option);
  for (const { type, role, choice, more } of [
    { type: "static_select", role: "combobox", choice: "option", more: { placeholder: plain("Where to") } },
    { type: "overflow", role: "button", choice: "menuitem", more: {} },
  ] as const) {
    test(type, async () => {
      await using stage = await openAppStage();
      const general = stage.dev.channels["general"] ?? "";
      await using tab = await stage.enter("alice", `/client/${general}`);
      const { page } = tab;
      await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
      const elements = [{ type, action_id: "moved", options, ...more }];
      const { shown } = await postBlocks(stage, page, [{ type: "actions", elements }], general);
      const trigger = shown.getByRole(role, { name: /^(Where to|More actions)$/ });

      await trigger.hover();
      await page.mouse.down();
      await page.getByRole(choice, { name: "Lima" }).waitFor();
      // Sideways, so that neither the button nor its menu is under the pointer.
      await trigger.evaluate((element) => (element.style.translate = "400px"));
      await page.mouse.up();
      await page.getByRole(choice, { name: "Lima" }).click({ timeout: 10_000 });

      const heard = await until("the app receives the choice", () =>
        stage.app.heard.find(({ actions }) => Array.isArray(actions)),
      );
      assert.match(JSON.stringify(heard["actions"]), /"value":"Lima"/);
    });
  }
});
