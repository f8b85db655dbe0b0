import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { configuring } from "./openConfig.ts";
import { createApp } from "./installing.ts";
import type { Workspace } from "./workspace.ts";

/** An app of Alice's, and Alice, Bob and Carol as they would work on it. */
export async function workshop(world: Workspace) {
  const { appId } = await createApp(world);
  const [alice, bob, carol] = [
    await configuring(world, "alice"),
    await configuring(world, "bob"),
    await configuring(world, "carol"),
  ];
  return { appId, alice, bob, carol };
}

/** How each method about the people of an app is refused for want of an app, of standing, and of the person. */
export function collaboratorRefusals(
  method: Extract<MethodName, `developer.apps.owners.${"add" | "update" | "remove"}`>,
  more: Readonly<Record<string, string>> = {},
) {
  return {
    app_not_found: async (world: Workspace) => {
      const { alice, bob } = await workshop(world);
      return alice.refused(method, { app_id: "A0000000NOT", user_id: bob.id, ...more });
    },
    access_denied: async (world: Workspace) => {
      const { appId, bob } = await workshop(world);
      return bob.refused(method, { app_id: appId, user_id: bob.id, ...more });
    },
    user_not_found: async (world: Workspace) => {
      const { appId, alice } = await workshop(world);
      return alice.refused(method, { app_id: appId, user_email: "nobody@acme.test", ...more });
    },
  };
}

/** How each method about an app is refused for want of an app and of standing. */
export function workedAppRefusals(
  method: Extract<MethodName, `developer.apps.${string}`>,
  more: Readonly<Record<string, unknown>> = {},
) {
  return {
    app_not_found: async (world: Workspace) => {
      const { alice } = await workshop(world);
      return alice.refused(method, { app_id: "A0000000NOT", ...more });
    },
    access_denied: async (world: Workspace) => {
      const { appId, bob } = await workshop(world);
      return bob.refused(method, { app_id: appId, ...more });
    },
  };
}

/** Lets Bob see how an app is made, without changing it. */
export async function letBobRead(world: Workspace) {
  const { appId, alice, bob } = await workshop(world);
  await alice.does("developer.apps.owners.add", { app_id: appId, user_id: bob.id, permission_type: "reader" });
  return { appId, alice, bob };
}
