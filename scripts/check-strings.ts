// Texts that people read are in packages/web/src/strings, where they can be reviewed and translated together; dates and
// numbers between them are written in the same language.

import { findBareStrings } from "./lint/findBareStrings.ts";
import { findLocaleFaults } from "./lint/findLocaleFaults.ts";
import { readSources } from "./readSources.ts";

const WEB = "packages/web/src/";
const CATALOGUE = `${WEB}strings/`;
/** The one place that asks for the languages of the browser. */
const LOCALE = `${CATALOGUE}locale.ts`;

for (const [file, source] of readSources([`${WEB}**/*.{ts,tsx}`])) {
  for (const line of file === LOCALE ? [] : findLocaleFaults(source)) {
    console.log(`${file}:${line} formats in the language of the machine. Pass \`locale\` of ${LOCALE}.`);
    process.exitCode = 1;
  }
  if (file.startsWith(CATALOGUE)) continue;
  for (const { line, text } of findBareStrings(source, file)) {
    console.log(`${file}:${line} shows ${JSON.stringify(text)}. Put the text into ${CATALOGUE} and use it from there.`);
    process.exitCode = 1;
  }
}
