import process from "node:process";
import { openProtocol } from "./protocol.ts";
import { loadManifest, ownFunctions, withoutSourceFiles } from "./project.ts";

const protocol = openProtocol();
const manifest = await loadManifest(protocol.flags.get("source") ?? process.cwd());
ownFunctions(manifest);
protocol.respond(withoutSourceFiles(manifest));
