import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sdkFolder } from "../hooks/ownTools.ts";

/** Puts our SDK into a project; the SDK itself knows of what it consists. */
export async function vendorSdk(root: string, kind: "deno" | "node"): Promise<void> {
  const module = (await import(pathToFileURL(join(sdkFolder, "hooks/vendorSdk.mjs")).href)) as {
    vendorSdk(root: string, kind: "deno" | "node"): Promise<void>;
  };
  await module.vendorSdk(root, kind);
}
