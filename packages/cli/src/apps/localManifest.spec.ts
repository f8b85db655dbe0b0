import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { localManifest } from "./localManifest.ts";

/** As it is sent. */
const sent = (manifest: Record<string, unknown>): unknown => JSON.parse(JSON.stringify(localManifest(manifest)));

describe("The manifest of a developer's copy", () => {
  test("is named so, once, and not longer than a name may be", () => {
    assert.deepEqual(
      sent({
        display_information: { name: "Echo", description: "x" },
        features: { bot_user: { display_name: "echo" } },
      }),
      {
        display_information: { name: "Echo (local)", description: "x" },
        features: { bot_user: { display_name: "echo (local)" } },
      },
    );
    assert.deepEqual(sent({ display_information: { name: "Echo (local)" } }), {
      display_information: { name: "Echo (local)" },
    });
    const { name } = (
      sent({ display_information: { name: "x".repeat(35) } }) as { display_information: { name: string } }
    ).display_information;
    assert.deepEqual([name.length, name.endsWith("x (local)")], [35, true]);
  });

  test("reaches managed apps over a socket, and leaves all others as they are", () => {
    const settings = {
      event_subscriptions: { request_url: "https://x.example", bot_events: ["a"] },
      interactivity: { is_enabled: false },
    };
    assert.deepEqual(sent({ settings: { ...settings, function_runtime: "slack" }, later: 1 }), {
      settings: {
        event_subscriptions: { bot_events: ["a"] },
        interactivity: { is_enabled: true },
        function_runtime: "local",
        socket_mode_enabled: true,
      },
      later: 1,
    });
    assert.deepEqual(sent({ settings }), { settings });
    assert.deepEqual(sent({ settings: 1, display_information: "x", features: [] }), {
      settings: 1,
      display_information: "x",
      features: [],
    });
  });
});
