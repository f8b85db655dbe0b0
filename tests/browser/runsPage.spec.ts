import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";
import { expectAccessible, shows } from "./showing.ts";

describe("the runs of an app's workflows", { skip: noBrowser }, () => {
  let stage: AppStage;
  let appId: string;
  before(async () => {
    stage = await openAppStage();
    appId = await makeApp();
  });
  after(() => stage?.[Symbol.asyncDispose]());

  /** An app of Alice's with a workflow that completes and one that fails at its second step; a run of each by Bob. */
  async function makeApp(): Promise<string> {
    const channel = stage.dev.channels["general"] ?? "";
    const say = (channel_id: string) => ({
      function_id: "slack#/functions/send_message",
      inputs: { channel_id, message: "Hello" },
    });
    const manifest = {
      display_information: { name: "Tea Time" },
      features: { bot_user: { display_name: "tea" } },
      oauth_config: { scopes: { bot: ["chat:write", "chat:write.public"] } },
      workflows: {
        greet: { title: "Greet the team", steps: [say(channel)] },
        lost: { title: "Order tea", steps: [say(channel), say("C0000000NOT")] },
      },
    };
    const token = stage.dev.config_token ?? "";
    const { app_id } = await stage.call("apps.manifest.create", { manifest }, token);
    await stage.call("apps.developerInstall", { app_id }, token);
    for (const workflow of ["greet", "lost"]) {
      await stage.platform.control("runs.start", { user: "bob", app_id, workflow });
      await stage.platform.settle();
    }
    return String(app_id);
  }

  test("are listed by status, and one of them is shown step by step, by keyboard alone", async () => {
    await using tab = await stage.enter("alice", `/apps/${appId}`);
    const { page } = tab;
    await page.getByRole("link", { name: "Runs", exact: true }).press("Enter");
    await shows(page, "Runs");

    const failed = page.getByRole("row", { name: /failed/ });
    await failed.getByText("step 2 (send_message): channel_not_found").waitFor();
    await failed.getByText(stage.userId("bob")).waitFor();
    await page
      .getByRole("row", { name: /completed/ })
      .getByText("1 of 1")
      .waitFor();
    await expectAccessible(page, "Runs");

    await page.getByRole("combobox", { name: "Status" }).selectOption("completed");
    await failed.waitFor({ state: "detached" });
    await page.getByRole("combobox", { name: "Status" }).selectOption("failed");
    await page.getByRole("link", { name: /^Order tea, run Wx/ }).press("Enter");

    await shows(page, "Run");
    const steps = page.getByRole("region", { name: "All steps" });
    await steps.getByRole("row", { name: /completed/ }).waitFor();
    await steps
      .getByRole("row", { name: /failed/ })
      .getByText("channel_not_found", { exact: true })
      .waitFor();
    await expectAccessible(page, "Run");
    await page.getByRole("button", { name: "All runs" }).press("Enter");
    await shows(page, "Runs");
    assert.deepEqual(tab.faults, []);
  });

  test("are not for people who do not work on the app", async () => {
    await using tab = await stage.enter("bob", `/apps/${appId}/runs`);

    await tab.page.getByText("You don’t have permission to view this (access_denied).").waitFor();

    assert.equal(await tab.page.getByText("Order tea").count(), 0);
  });

  test("that a person started and that failed are reported to them in the client", async () => {
    await using tab = await stage.enter("bob");
    await tab.page.getByRole("link", { name: /tea/ }).first().click();

    await tab.page.getByText("failed at step 2 of 2 (Send a message to a channel): channel not found.").waitFor();
  });
});
