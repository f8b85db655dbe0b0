// npm run fixture [-- --at COMMIT]: writes a filled store of this version, or of the version of a commit made by its own code,
// into tests/storage/fixtures, under the name of its last migration.

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { versionAt } from "./fixture/versionAt.ts";
import { writeFixture } from "./fixture/writeFixture.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({ options: { at: { type: "string" } } });

using version = values.at === undefined ? undefined : versionAt(root, values.at);
process.stdout.write(await writeFixture(root, version?.root));
