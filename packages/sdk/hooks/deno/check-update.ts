import { openProtocol } from "./protocol.ts";
import { currentVersion, isBreaking, latest } from "./versions.ts";

const protocol = openProtocol();
const name = "the Platform SDK";
const current = await currentVersion();
try {
  const { version } = await latest();
  const release = { name: "platform_sdk", current, latest: version };
  protocol.respond({
    name,
    releases: [{ ...release, update: version !== current, breaking: isBreaking(current, version) }],
  });
} catch (error) {
  protocol.respond({
    name,
    releases: [{ name: "platform_sdk", current, error: { message: (error as Error).message } }],
  });
}
