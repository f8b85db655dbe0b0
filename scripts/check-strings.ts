// Texts that people read are in packages/web/src/strings, where they can be reviewed and translated together.

import { findBareStrings } from "./lint/findBareStrings.ts";
import { readSources } from "./readSources.ts";

const WEB = "packages/web/src/";
const CATALOGUE = `${WEB}strings/`;

for (const [file, source] of readSources([`${WEB}**/*.{ts,tsx}`])) {
  if (file.startsWith(CATALOGUE)) continue;
  for (const { line, text } of findBareStrings(source, file)) {
    console.log(`${file}:${line} shows ${JSON.stringify(text)}. Put the text into ${CATALOGUE} and use it from there.`);
    process.exitCode = 1;
  }
}
