import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { readHead } from "./readHead.ts";

describe("the head of a page", () => {
  test("names its title, its tags and its links", () => {
    const head = readHead(`<!doctype html><html><head><meta charset=utf-8>
      <title>Caf&eacute; &amp; Bar &#x1F375;</title>
      <META Property='og:title' content="Soup &quot;du jour&quot;">
      <meta name=description content=short />
      <link rel="shortcut icon" href=/icon.png type=image/png>
      </head><body><meta property="og:title" content="late"></body>`);

    assert.equal(head.title, "Café & Bar 🍵");
    assert.deepEqual(
      [...head.meta],
      [
        ["og:title", 'Soup "du jour"'],
        ["description", "short"],
      ],
    );
    assert.deepEqual(head.links, [{ rel: ["shortcut", "icon"], type: "image/png", href: "/icon.png" }]);
    assert.equal(head.charset, "utf-8");
  });

  test("is not found in comments, scripts and styles", () => {
    const inside = '<meta name="a" content="no"><title>no</title>';
    const page = `<!-- ${inside} --><script>"${inside}"</script><style>${inside}</style><noscript>${inside}</noscript>
      <template>${inside}</template><title>yes</title>`;

    const { title, meta } = readHead(page);

    assert.deepEqual([title, meta.size], ["yes", 0]);
  });

  test("keeps the first of two tags", () => {
    const { meta } = readHead('<meta property="og:title" content="one"><meta property="og:title" content="two">');
    assert.equal(meta.get("og:title"), "one");
  });

  const broken = {
    "a tag without an end": '<meta property="og:title" content="a',
    "a comment without an end": "<!-- <title>a</title>",
    "a script without an end": "<script><title>a</title>",
    "signs alone": "<<<>>><></><!><?>",
    "an attribute without a name": '<meta ="x" content="y">',
    nothing: "",
  };
  for (const [how, page] of Object.entries(broken)) {
    test(`with ${how} says nothing`, () => {
      const { title, meta } = readHead(page);
      assert.deepEqual([title, meta.size], [undefined, 0]);
    });
  }

  test("whatever it contains, is read to an end", () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "meta",
      " ",
      "=",
      '"',
      "'",
      "/",
      "title",
      "</",
      "!--",
      "-->",
      "a",
      "&",
      "script",
    );
    fc.assert(fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => void readHead(pieces.join(""))));
  });

  const long = 500_000;
  const slow = {
    spaces: `<meta ${" ".repeat(long)}"`,
    slashes: `<meta ${"/".repeat(long)}`,
    "open tags": "<a ".repeat(long / 3),
    "quoted signs": `<meta ${'"'.repeat(long)}`,
    "comments without an end": "<!--".repeat(long / 4),
    "scripts without an end": "<script>".repeat(long / 8),
    "equal signs": `<meta ${"= ".repeat(long / 2)}`,
    "names and spaces": `<meta ${`a${" ".repeat(1_000)}`.repeat(long / 1_001)}`,
    references: `<title>${"&".repeat(long)}</title>`,
  };
  for (const [how, page] of Object.entries(slow)) {
    test(`of half a megabyte of ${how} is read quickly`, () => {
      const startedMs = performance.now();
      readHead(page);
      assert.ok(performance.now() - startedMs < 1_500, `${performance.now() - startedMs} ms`);
    });
  }
});
