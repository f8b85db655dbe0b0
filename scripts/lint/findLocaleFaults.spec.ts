import assert from "node:assert/strict";
import { test } from "node:test";
import { findLocaleFaults } from "./findLocaleFaults.ts";

test("the language of the browser is found", () => {
  const source = ["const a = navigator.language;", "globalThis.navigator?.languages", "navigator.onLine"].join("\n");
  assert.deepEqual(findLocaleFaults(source), [1, 2]);
});

test("formats without a locale take that of the machine", () => {
  for (const line of [
    "new Intl.DateTimeFormat()",
    "Intl.NumberFormat(undefined, { style: 'unit' })",
    "new Intl.Segmenter([], options)",
    "count.toLocaleString()",
    "name.toLocaleUpperCase( )",
    "date.toLocaleDateString(undefined, options)",
    "a.localeCompare(b)",
  ])
    assert.deepEqual(findLocaleFaults(`const a = 1;\n${line}`), [2], line);
});

test("formats with a locale, and comments, do not", () => {
  for (const line of [
    'new Intl.DateTimeFormat("en").resolvedOptions()',
    "new Intl.DateTimeFormat(locale, { dateStyle: 'full' })",
    "count.toLocaleString(locale)",
    "a.localeCompare(b, locale)",
    "Intl.supportedValuesOf(name)",
    "// never new Intl.DateTimeFormat()",
  ])
    assert.deepEqual(findLocaleFaults(line), [], line);
});
