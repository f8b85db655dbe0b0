// npm run docs [-- FOLDER]: the documentation as a static site.

import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { buildSite } from "./site/buildSite.ts";

const target = resolve(process.argv[2] ?? "dist/docs");
rmSync(target, { recursive: true, force: true });
const count = buildSite(process.cwd(), target);
console.log(`${count} pages in ${target}. Serve the folder with any web server.`);
