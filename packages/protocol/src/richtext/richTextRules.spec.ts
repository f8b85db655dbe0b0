import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { completeBlocks } from "../blockkit/completeBlocks.ts";
import { validateBlocks } from "../blockkit/validateBlocks.ts";
import type { RichTextBlock } from "./block.ts";
import type { RichTextList } from "./containers/list.ts";
import { markerOf } from "./markers.ts";
import { plainText } from "./plainText.ts";
import { validateRichText } from "./validateRichText.ts";

const text = (words: string, more: object = {}) => ({ type: "text", text: words, ...more });
const section = (...elements: object[]) => ({ type: "rich_text_section", elements });
const list = (more: object = {}) => ({
  type: "rich_text_list",
  style: "bullet",
  elements: [section(text("a"))],
  ...more,
});
const block = (...elements: object[]) => ({ type: "rich_text", elements }) as unknown as RichTextBlock;

const wrongWith = (...elements: object[]): string[] =>
  validateRichText(block(...elements)).map(({ message }) => message);
const isTaken = (...elements: object[]): boolean => wrongWith(...elements).length === 0;

describe("the rich_text block", () => {
  test("needs its type and elements, which are containers alone [TEXT-1.1, TEXT-1.2]", () => {
    const containers = [
      section(text("a")),
      list(),
      { type: "rich_text_preformatted", elements: [text("a")] },
      { type: "rich_text_quote", elements: [text("a")] },
    ];
    for (const container of containers) assert.ok(isTaken(container));
    assert.ok(isTaken(...containers));
    assert.ok(!isTaken(text("a")));
    assert.deepEqual(wrongWith({ type: "rich_text_table", elements: [] }), ["unsupported type: rich_text_table"]);
    assert.notDeepEqual(validateRichText({ type: "rich_text" }), []);
    assert.notDeepEqual(validateRichText({ elements: [] }), []);
  });

  test("gets a block_id where none is given [TEXT-1.3]", () => {
    const [given, made] = completeBlocks([{ ...block(), block_id: "mine" }, block()], () => "made");

    assert.deepEqual([given?.block_id, made?.block_id], ["mine", "made"]);
  });

  test("has a block_id of at most 255 characters, once in a message or view [TEXT-1.4, TEXT-1.5]", () => {
    const named = (block_id: string) => ({ ...block(section(text("a"))), block_id });
    const faults = (...blocks: object[]) => validateBlocks(blocks, "message").map(({ message }) => message);

    assert.deepEqual(faults(named("x".repeat(255))), []);
    assert.deepEqual(faults(named("x".repeat(256))), ["must be less than 256 characters"]);
    for (const surface of ["message", "modal", "home"] as const) {
      assert.equal(validateBlocks([named("a"), named("a")], surface).length, 1);
      assert.equal(validateBlocks([named("a"), named("b")], surface).length, 0);
    }
  });

  test("nests: a list of sections of styled text [TEXT-1.8]", () => {
    const item = section(text("plain "), text("bold", { style: { bold: true } }));
    const nested = block(list({ elements: [item] }), list({ elements: [item], indent: 1 }));

    assert.deepEqual(validateRichText(nested), []);
    assert.match(plainText(nested), /plain bold/);
  });
});

describe("a container", () => {
  test("needs its elements [TEXT-2.1, TEXT-2.3, TEXT-2.7, TEXT-2.8]", () => {
    for (const type of ["rich_text_section", "rich_text_preformatted", "rich_text_quote"]) {
      assert.deepEqual(wrongWith({ type }), ["missing required field: elements"]);
    }
    assert.deepEqual(wrongWith({ type: "rich_text_list", style: "bullet" }), ["missing required field: elements"]);
  });

  test("that is a list is a bullet or an ordered one, of sections [TEXT-2.2, TEXT-2.3]", () => {
    assert.ok(isTaken(list({ style: "bullet" })) && isTaken(list({ style: "ordered" })));
    assert.ok(!isTaken(list({ style: "roman" })) && !isTaken(list({ style: undefined })));
    assert.ok(!isTaken(list({ elements: [text("a")] })));
  });

  test("that is a list has an indent and an offset, and 4 before the first number make it a 5 [TEXT-2.4, TEXT-2.5]", () => {
    assert.ok(isTaken(list({ indent: 2, offset: 4 })));
    assert.ok(!isTaken(list({ indent: "2" })) && !isTaken(list({ offset: "4" })));
    const ordered: RichTextList = { type: "rich_text_list", style: "ordered", elements: [], offset: 4 };
    assert.equal(markerOf(ordered, 0), "5.");
    assert.match(plainText(block(list({ style: "ordered", offset: 4 }))), /^5\./);
  });

  test("that is a list, code or a quote has a border that is a number [TEXT-2.6]", () => {
    for (const container of [
      list(),
      { type: "rich_text_preformatted", elements: [text("a")] },
      { type: "rich_text_quote", elements: [text("a")] },
    ]) {
      for (const border of [0, 1]) assert.ok(isTaken({ ...container, border }));
      assert.ok(!isTaken({ ...container, border: true }));
    }
  });

  test("that is code may name its language [TEXT-2.7]", () => {
    const code = { type: "rich_text_preformatted", elements: [text("let a")] };
    assert.ok(isTaken({ ...code, language: "typescript" }));
    assert.ok(!isTaken({ ...code, language: 1 }));
  });
});

const textStyles = ["bold", "italic", "strike", "code", "underline"];
const mentionStyles = ["bold", "italic", "strike", "highlight", "client_highlight", "unlink", "underline"];
const plainStyles = ["bold", "italic", "strike", "underline"];
const valueStyles = ["bold", "italic", "strike", "highlight", "client_highlight", "underline"];

interface Element {
  readonly required: Readonly<Record<string, unknown>>;
  readonly optional?: Readonly<Record<string, unknown>>;
  readonly styles: readonly string[];
}

/** Every element of the specification by its type. */
const elements: Readonly<Record<string, Element>> = {
  "text [TEXT-3.1]": { required: { text: "words" }, styles: textStyles },
  "link [TEXT-3.2]": {
    required: { url: "https://x.test" },
    optional: { text: "here", unsafe: true },
    styles: textStyles,
  },
  "emoji [TEXT-3.3]": { required: { name: "wave::skin-tone-3" }, optional: { unicode: "1f44b-1f3fc" }, styles: [] },
  "user [TEXT-3.4]": { required: { user_id: "U1" }, styles: mentionStyles },
  "usergroup [TEXT-3.5]": { required: { usergroup_id: "S1" }, styles: mentionStyles },
  "channel [TEXT-3.6]": { required: { channel_id: "C1" }, styles: mentionStyles },
  "broadcast [TEXT-3.7]": { required: { range: "here" }, styles: plainStyles },
  "color [TEXT-3.8]": { required: { value: "#2eb886" }, styles: valueStyles },
  "date [TEXT-3.9]": {
    required: { timestamp: 1_700_000_000, format: "{date}" },
    optional: { url: "https://x.test", fallback: "then" },
    styles: valueStyles,
  },
};

describe("an element takes what its type has", () => {
  for (const [name, { required, optional = {}, styles }] of Object.entries(elements)) {
    test(name, () => {
      const [type = ""] = name.split(" ");
      const whole = { type, ...required, ...optional };

      assert.ok(isTaken(section({ type, ...required })) && isTaken(section(whole)));
      for (const field of Object.keys(required)) {
        const { [field]: _left, ...rest } = whole as Record<string, unknown>;
        assert.deepEqual(wrongWith(section(rest)), [`missing required field: ${field}`]);
      }
      for (const field of Object.keys({ ...required, ...optional })) {
        assert.ok(!isTaken(section({ ...whole, [field]: [] })), field);
      }
      for (const flag of styles) {
        assert.ok(isTaken(section({ ...whole, style: { [flag]: true } })), flag);
        assert.ok(!isTaken(section({ ...whole, style: { [flag]: "yes" } })), flag);
      }
    });
  }

  test("a broadcast reaches here, channel or everyone [TEXT-3.7]", () => {
    for (const range of ["here", "channel", "everyone"]) assert.ok(isTaken(section({ type: "broadcast", range })));
    assert.ok(!isTaken(section({ type: "broadcast", range: "world" })));
  });

  test("a color is hexadecimal [TEXT-3.8]", () => {
    assert.ok(!isTaken(section({ type: "color", value: "red" })));
  });

  test("a link without a text shows its address [TEXT-3.2]", () => {
    const link = { type: "link", url: "https://x.test/page" };

    assert.equal(plainText(block(section(link))), "https://x.test/page");
    assert.match(plainText(block(section({ ...link, text: "Page" }))), /^Page/);
  });
});
