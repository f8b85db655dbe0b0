import type { MethodResult } from "@platform/sdk";
import { call } from "../../../api/call.ts";
import { faultsIn } from "../faultsIn.ts";

/** What `developer.apps.info` tells. */
export type OpenApp = Extract<MethodResult<"developer.apps.info">, { readonly ok: true }>;

export type AppManifest = OpenApp["manifest"];

/** Whether the person may change it: owners, and the admins of the workspace. */
export function mayChange({ app }: OpenApp): boolean {
  return app.permission_type !== "reader";
}

export interface Saved {
  readonly ok: boolean;
  readonly error?: string;
  /** What the server found wrong with it. */
  readonly faults: readonly { readonly message: string; readonly pointer: string }[];
  /** Whether people have to install it again for what it asks for now. */
  readonly asksOtherwise: boolean;
}

/** Gives an app another manifest; the whole of it, because the server replaces it as a whole. */
export async function saveManifest({ app }: OpenApp, manifest: AppManifest | string): Promise<Saved> {
  const answer = await call("apps.manifest.update", {
    app_id: app.id,
    manifest: typeof manifest === "string" ? manifest : { ...manifest },
  });
  if (answer.ok) return { ok: true, faults: [], asksOtherwise: answer.permissions_updated };
  return { ok: false, error: answer.error, faults: faultsIn(answer), asksOtherwise: false };
}
