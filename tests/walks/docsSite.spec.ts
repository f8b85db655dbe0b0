import assert from "node:assert/strict";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { after, before, describe, test } from "node:test";
import { commands } from "../../packages/cli/src/commands/commands.ts";
import { objectKinds } from "../../packages/protocol/src/blockkit/index.ts";
import { builtins } from "../../packages/protocol/src/builtins/builtins.ts";
import { search } from "../../packages/server/src/http/pages/assets/searchPages.js";
import type { SearchIndex } from "../../packages/server/src/http/pages/docs/searchIndex.ts";
import { buildSite } from "../../scripts/site/buildSite.ts";

describe("the static site", () => {
  let target: string;
  let pages: ReadonlyMap<string, string>;
  let index: SearchIndex;
  before(() => {
    target = mkdtempSync(join(tmpdir(), "platform-site-"));
    buildSite(process.cwd(), target);
    pages = new Map(
      globSync("**/*.html", { cwd: target }).map((file) => [file, readFileSync(join(target, file), "utf8")]),
    );
    index = JSON.parse(readFileSync(join(target, "search.json"), "utf8")) as SearchIndex;
  });
  after(() => rmSync(target, { recursive: true, force: true }));

  test("has only links that lead to a file of it, and to a heading of that", () => {
    const broken: string[] = [];
    for (const [file, text] of pages) {
      for (const [, to = ""] of text.matchAll(/ (?:href|src|srcset|data-index)="([^"]*)"/g)) {
        if (/^https?:/.test(to)) continue;
        const [path = "", hash] = to.split("#", 2);
        const found = path === "" ? file : posix.join(posix.dirname(file), path);
        if (to.startsWith("/") || !existsSync(join(target, found))) broken.push(`${file}: ${to}`);
        else if (hash !== undefined && pages.get(found)?.includes(` id="${hash}"`) !== true)
          broken.push(`${file}: ${to}`);
      }
    }
    assert.deepEqual(broken, []);
  });

  test("has a page for each command, object and built-in function", () => {
    const wanted = [
      ...Object.keys(commands).map((name) => `cli/${name.replaceAll(" ", "-")}.html`),
      ...[...objectKinds.keys()].map((name) => `blocks/objects/${name}.html`),
      ...Object.keys(builtins).map((name) => `functions/${name}.html`),
    ];
    assert.deepEqual(
      wanted.filter((file) => !pages.has(file)),
      [],
    );
  });

  test("prints nothing that is undefined, and no Markdown", () => {
    const odd = [...pages].filter(([, text]) => /\[object Object\]|<p>undefined|\]\(\.\.?\//.test(text));
    assert.deepEqual(
      odd.map(([file]) => file),
      [],
    );
  });

  const queries: Readonly<Record<string, string>> = {
    "conv hist": "conversations.history.html",
    "chat.postMessage": "chat.postMessage.html",
    app_mention: "events/app_mention.html",
    "section block": "blocks/section.html",
    "channels:history scope": "scopes.html",
    name_taken: "errors.html",
    "platform run": "cli/run.html",
    PLATFORM_DATABASE_URL: "settings.html",
    glossary: "glossary.html",
  };
  for (const [query, wanted] of Object.entries(queries)) {
    test(`finds "${query}" among the first five pages`, () => {
      const found = search(index, query).map(([url]) => url);
      assert.ok(found.slice(0, 5).includes(wanted), found.slice(0, 8).join(", "));
    });
  }
});
