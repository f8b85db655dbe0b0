import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { loadDefault } from "./project.ts";
import { openProtocol } from "./protocol.ts";

const protocol = openProtocol();
const source = protocol.flags.get("source");
if (source === undefined) throw new Error("--source is missing: the file that defines the trigger.");
const path = resolve(source);
protocol.respond(path.endsWith(".json") ? JSON.parse(await readFile(path, "utf8")) : await loadDefault(path));
