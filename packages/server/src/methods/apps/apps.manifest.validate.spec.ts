import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rotatingApp } from "../../../testkit/apps.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.manifest.validate";
const manifest = { display_information: { name: "Echo" } };

describe(method, () => {
  test("answers with no errors when there are none, and makes nothing", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const count = () => world.platform.store.db.selectFrom("apps").select("id").execute();
    const before = await count();

    assert.deepEqual(await alice.does(method, { manifest }), { ok: true, errors: [], warnings: [] });

    assert.deepEqual(await count(), before);
  });

  test("answers with all errors at once, each with its place, as creating and updating do", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const broken = {
      ...manifest,
      nickname: "E",
      features: { slash_commands: [] },
      oauth_config: { scopes: { bot: ["chat:wirte"], user: ["client", "triggers:write"] } },
      settings: { event_subscriptions: { bot_events: ["message.channels", "mesage.im"] } },
    };
    const app_id = world.dev.apps[0]?.id ?? "";

    const answer = await alice.asks(method, { manifest: broken });

    assert.deepEqual(
      (answer["errors"] as { pointer: string }[]).map(({ pointer }) => pointer),
      [
        "/nickname",
        "/features/slash_commands",
        "/oauth_config/scopes/bot/0",
        "/oauth_config/scopes/user/0",
        "/oauth_config/scopes/user/1",
        "/settings/event_subscriptions/bot_events/0",
        "/settings/event_subscriptions/bot_events/1",
      ],
    );
    assert.equal(answer.error, "invalid_manifest");
    assert.deepEqual(await alice.asks("apps.manifest.create", { manifest: broken }), answer);
    assert.deepEqual(await alice.asks("apps.manifest.update", { app_id, manifest: broken }), answer);
  });

  test("names the step, the input and the remedy of what no run could do, as creating and updating do", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const steps = [
      { function_id: "slack#/functions/send_mesage", inputs: {} },
      { function_id: "slack#/functions/send_message", inputs: { chanel_id: world.random, message: "{{inputs.nope}}" } },
      { function_id: "slack#/functions/delay", inputs: { minutes_to_delay: "{{steps.1.nope}}" } },
      { function_id: "slack#/functions/delay", inputs: { minutes_to_delay: "soon" } },
    ];
    const broken = { ...manifest, workflows: { flow: { title: "Flow", steps } } };
    const app_id = world.dev.apps[0]?.id ?? "";

    const answer = await alice.asks(method, { manifest: broken });

    const outputs =
      "message_timestamp, message_link, message_context, action, interactivity, timestamp_started, timestamp_completed";
    assert.deepEqual(
      (answer["errors"] as { pointer: string; message: string }[]).map((fault) => [
        fault.pointer.replace("/workflows/flow/steps", ""),
        fault.message,
      ]),
      [
        ["/0/function_id", "there is no built-in function slack#/functions/send_mesage; did you mean send_message?"],
        ["/1/inputs/message", "step 2 (send_message): message: the workflow declares no input nope; it has none"],
        ["/1/inputs", "missing required input: channel_id; step 2 (send_message) cannot run without it"],
        ["/1/inputs/chanel_id", "step 2 (send_message) takes no input chanel_id; did you mean channel_id?"],
        [
          "/2/inputs/minutes_to_delay",
          `step 3 (delay): minutes_to_delay: step 1 (send_message) has no output nope; it has ${outputs}`,
        ],
        ["/3/inputs/minutes_to_delay", "step 4 (delay): minutes_to_delay must be a whole number"],
      ],
    );
    assert.deepEqual(await alice.asks("apps.manifest.create", { manifest: broken }), answer);
    assert.deepEqual(await alice.asks("apps.manifest.update", { app_id, manifest: broken }), answer);
  });

  test("warns of what is known and has no effect here", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");

    const { warnings } = await alice.does(method, { manifest: { ...manifest, icon: "icon.png" } });

    assert.deepEqual(warnings, [
      { message: "this field has no effect on this platform", pointer: "/icon", code: "no_effect" },
    ]);
  });

  test("does not look at the items of a list that is too long", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const slash_commands = Array.from({ length: 12_500 }, () => ({ command: "no slash", nickname: 1 }));

    const answer = await alice.asks(method, { manifest: { ...manifest, features: { slash_commands } } });

    assert.deepEqual(answer["errors"], [
      { message: "no more than 50 items allowed", pointer: "/features/slash_commands" },
      { message: "slash commands require the bot scope commands", pointer: "/features/slash_commands" },
    ]);
  });

  test("reports a rotation that cannot be turned off, when the app is named", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const off = { ...manifest, settings: { token_rotation_enabled: false } };

    await alice.does(method, { manifest: off });
    const answer = await alice.asks(method, { manifest: off, app_id: rotatingApp(world).id });

    assert.equal(answer.error, "invalid_manifest");
    assert.deepEqual(answer["errors"], [
      { message: "token rotation cannot be turned off once it is on", pointer: "/settings/token_rotation_enabled" },
    ]);
  });

  refuses(method, {
    invalid_manifest: async (world) => (await configuring(world, "alice")).refused(method, { manifest: {} }),
    invalid_app_id: async (world) => (await configuring(world, "alice")).refused(method, { manifest, app_id: "#" }),
    invalid_app: async (world) => (await configuring(world, "alice")).refused(method, { manifest, app_id: "A0NOBODY" }),
    access_denied: async (world) => {
      return (await configuring(world, "bob")).refused(method, { manifest, app_id: world.dev.apps[0]?.id });
    },
  });
});
