import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openAppStage } from "./appStage.ts";
import { noBrowser } from "./chromium.ts";

describe("a page that was open while the server was restored", { skip: noBrowser }, () => {
  test("shows nothing more of what the restore took back, and goes on", async () => {
    await using stage = await openAppStage();
    await using alice = await stage.enter("alice", "/sign-in");
    const { page } = alice;
    const channel = stage.dev.channels["general"] ?? "";
    const say = (text: string) => stage.call("chat.postMessage", { channel, text }, stage.tokenOf("bob"));
    const saying = (text: string) => page.getByRole("article").filter({ hasText: text });
    const control = async (name: string, body: object) => {
      const headers = { authorization: `Bearer ${stage.dev.control_token}` };
      const answer = await fetch(`${stage.url}/control/${name}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      assert.equal(((await answer.json()) as { ok: boolean }).ok, true);
    };
    await page.goto(`${stage.url}/client/${channel}`);
    await say("Before the backup");
    await saying("Before the backup").waitFor();
    await control("state.snapshot", { name: "backup" });
    await say("After the backup");
    await saying("After the backup").waitFor();

    await page.context().setOffline(true);
    await control("state.restore", { name: "backup" });
    await page.context().setOffline(false);

    await saying("After the backup").waitFor({ state: "detached" });
    await saying("Before the backup").waitFor();
    await say("Life goes on");
    await saying("Life goes on").waitFor();
  });
});
