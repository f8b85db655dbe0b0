import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openAppStage } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

describe("captured mail", { skip: noBrowser }, () => {
  test("is listed for developers, and the button in its HTML part leads out of the frame to the invitation", async () => {
    await using stage = await openAppStage();
    await using alice = await stage.enter("alice", "/dev/mail");
    const { page } = alice;
    await page.getByText("No mail yet.").waitFor();
    const team_id = stage.dev.users.find(({ name }) => name === "alice")?.team_id;
    const invited = { team_id, email: "eve@acme.test", channel_ids: [stage.dev.channels["random"]] };
    await stage.call("admin.users.invite", invited, stage.tokenOf("alice"));
    await stage.platform.settle();

    await page.reload();
    await page.getByRole("link", { name: /invited you to Acme/ }).click();
    await page.getByRole("heading", { name: "HTML part" }).waitFor();
    await expectAccessible(page, "a captured mail");
    await page.frameLocator("iframe").getByRole("link", { name: "Accept the invitation" }).click();

    await page.getByRole("heading", { name: "Join Acme" }).waitFor();
    assert.equal(new URL(page.url()).pathname, "/enter");
  });
});
