import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { functionIdOf } from "../src/domain/workflows/namedIds.ts";
import { configuring } from "./openConfig.ts";
import { devApp, type Receiver } from "./receiving.ts";
import { declare, greeting } from "./workflows.ts";
import type { Workspace } from "./workspace.ts";

const method = "functions.distributions.permissions.set";

/** Alice's dev app with a function `greet`, and Alice, Bob and Carol with tokens for configuring apps. */
export async function lend(world: Workspace, settings: object = { socket_mode_enabled: true }) {
  await declare(world, { functions: greeting.functions, workflows: {}, settings });
  const app_id = devApp(world).id;
  const [alice, bob, carol] = [
    await configuring(world, "alice"),
    await configuring(world, "bob"),
    await configuring(world, "carol"),
  ];
  return {
    alice,
    bob,
    carol,
    appId: app_id,
    functionId: functionIdOf(app_id, "greet"),
    greet: { function_app_id: app_id, function_callback_id: "greet" },
  };
}

/** The same, for Bob alone. */
export async function lendToBob(world: Workspace) {
  const lent = await lend(world);
  await lent.alice.does(method, { ...lent.greet, permission_type: "named_entities", user_ids: [lent.bob.id ?? ""] });
  return lent;
}

/** An app whose workflow takes its one step from another app. */
export function borrowing(functionId: string, inputs: object = { name: "{{inputs.name}}" }) {
  const steps = [{ id: "0", function_id: functionId, inputs }];
  return {
    display_information: { name: "Borrower" },
    features: { bot_user: { display_name: "Borrower" } },
    oauth_config: { scopes: { bot: ["chat:write"] } },
    settings: { socket_mode_enabled: true },
    workflows: { welcome: { ...greeting.workflows.welcome, steps } },
  };
}

type Distributions = Extract<MethodName, `functions.distributions.permissions.${string}`>;

/** How each of the methods is refused for want of an app, a function, and of standing. */
export function functionRefusals(asked: Distributions, more: Readonly<Record<string, unknown>> = {}) {
  return {
    app_not_found: async (world: Workspace) => {
      const { alice, greet } = await lend(world);
      return alice.refused(asked, { ...greet, function_app_id: "A0000000NOT", ...more });
    },
    function_not_found: async (world: Workspace) => {
      const { alice } = await lend(world);
      return alice.refused(asked, { function_id: "Fn0000000NO", ...more });
    },
    access_denied: async (world: Workspace) => {
      const { bob, greet } = await lend(world);
      return bob.refused(asked, { ...greet, ...more });
    },
  };
}

/** Alice's function, told to her server; and Bob's app, which uses it, installed. */
export async function lentAndInstalled(world: Workspace, receiver: Receiver) {
  const settings = { socket_mode_enabled: false, event_subscriptions: { request_url: receiver.url } };
  const { alice, bob, appId, greet } = await lend(world, settings);
  await alice.does(method, { ...greet, permission_type: "named_entities", user_ids: [bob.id ?? ""] });
  const manifest = borrowing(`${appId}#/functions/greet`);
  const { app_id: borrower } = await bob.does("apps.manifest.create", { manifest });
  await bob.does("apps.developerInstall", { app_id: borrower });
  return { alice, bob, greet, appId, borrower };
}
