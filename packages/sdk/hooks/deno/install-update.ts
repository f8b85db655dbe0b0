import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { openProtocol } from "./protocol.ts";
import { currentVersion, latest } from "./versions.ts";

const protocol = openProtocol();
const name = "the Platform SDK";
const previous = await currentVersion();
try {
  const { folder, version } = await latest();
  // The newer one knows of what it consists.
  const { vendorSdk } = (await import(pathToFileURL(join(folder, "hooks/vendorSdk.mjs")).href)) as {
    vendorSdk(project: string, kind: string): Promise<void>;
  };
  await vendorSdk(process.cwd(), "deno");
  protocol.respond({
    name,
    releases: [{ name: "platform_sdk", current: version, latest: version, update: false }],
    updates: [{ name: "platform_sdk", previous, installed: version }],
  });
} catch (error) {
  protocol.respond({ name, releases: [], updates: [], error: { message: (error as Error).message } });
}
