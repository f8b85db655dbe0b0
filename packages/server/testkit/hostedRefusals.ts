import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { workshop } from "./collaborating.ts";
import type { Workspace } from "./workspace.ts";

/** How each method about deployed apps is refused for want of an app, or of standing. */
export function hostedRefusals(
  method: Extract<MethodName, `apps.hosted.${string}`>,
  more: Readonly<Record<string, unknown>> = {},
) {
  return {
    invalid_app_id: async (world: Workspace) => (await workshop(world)).alice.refused(method, more),
    invalid_app: async (world: Workspace) =>
      (await workshop(world)).alice.refused(method, { ...more, app_id: "A0000000NOT" }),
    access_denied: async (world: Workspace) => {
      const { appId, bob } = await workshop(world);
      return bob.refused(method, { ...more, app_id: appId });
    },
  };
}
