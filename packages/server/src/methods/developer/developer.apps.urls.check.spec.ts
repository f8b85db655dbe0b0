import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workedAppRefusals, workshop } from "../../../testkit/collaborating.ts";
import { Receiver } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.urls.check";
const url = "http://127.0.0.1:1/slack/events";

describe(method, () => {
  test("is content with a URL that gives the challenge back, and says what is missing from another", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.verify = (text) => text;
    const { appId, alice } = await workshop(world);

    const right = await alice.does(method, { app_id: appId, url: receiver.url });
    receiver.verify = () => "something else";
    const wrong = await alice.does(method, { app_id: appId, url: receiver.url });

    assert.deepEqual([right.verified, right.http_status, right.reason], [true, 200, undefined]);
    assert.deepEqual([wrong.verified, wrong.http_status], [false, 200]);
    assert.match(wrong.reason ?? "", /challenge/);
  });

  test("reports a URL that cannot be reached, and reveals no response", async () => {
    await using world = await workspace();
    const { appId, alice } = await workshop(world);

    const { verified, http_status, reason } = await alice.does(method, { app_id: appId, url });

    assert.deepEqual([verified, http_status], [false, undefined]);
    assert.match(reason ?? "", /could not be asked/);
  });

  test("asks a URL for interactivity whether it answers at all", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { appId, alice } = await workshop(world);

    const { verified } = await alice.does(method, { app_id: appId, url: receiver.url, purpose: "interactivity" });

    assert.equal(verified, true);
  });

  refuses(method, {
    ...workedAppRefusals(method, { url }),
    invalid_url: async (world) => {
      const { appId, alice } = await workshop(world);
      return alice.refused(method, { app_id: appId, url: "javascript:alert(1)" });
    },
  });
});
