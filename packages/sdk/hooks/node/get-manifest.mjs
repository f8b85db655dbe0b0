import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { flag, respond } from "./protocol.mjs";

const file = join(flag("source") ?? process.cwd(), "manifest.json");
const text = await readFile(file, "utf8").catch(() => fail(`There is no ${file}.`));
try {
  respond(JSON.parse(text));
} catch (error) {
  fail(`${file} is not JSON: ${error.message}.`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
