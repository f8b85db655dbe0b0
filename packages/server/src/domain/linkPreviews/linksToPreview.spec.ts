import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { linksToPreview } from "./linksToPreview.ts";

const url = "https://example.com/menu";
const mrkdwn = (text: string) => ({ type: "section", text: { type: "mrkdwn", text } });
const line = (...elements: readonly object[]) => ({
  type: "rich_text",
  elements: [{ type: "rich_text_section", elements }],
});

describe("a link gets a preview", () => {
  const shown = {
    "in text": { text: `See <${url}> please` },
    "with other words": { text: `<${url}|the menu>` },
    "as it was typed": { text: url },
    "in a section": { text: "", blocks: [mrkdwn(`<${url}>`)] },
    "in a context": { text: "", blocks: [{ type: "context", elements: [{ type: "mrkdwn", text: `<${url}>` }] }] },
    "in rich text": { text: "", blocks: [line({ type: "link", url })] },
    "in a list of rich text": {
      text: "",
      blocks: [
        {
          type: "rich_text",
          elements: [
            { type: "rich_text_list", elements: [{ type: "rich_text_section", elements: [{ type: "link", url }] }] },
          ],
        },
      ],
    },
    "in a container": {
      text: "",
      blocks: [{ type: "container", title: { type: "plain_text", text: "Box" }, child_blocks: [mrkdwn(`<${url}>`)] }],
    },
    "in the title of a container": {
      text: "",
      blocks: [
        { type: "container", rich_text_title: line({ type: "link", url }), child_blocks: [{ type: "divider" }] },
      ],
    },
    "in a card of a carousel": {
      text: "",
      blocks: [{ type: "carousel", elements: [{ type: "card", body: { type: "mrkdwn", text: `<${url}>` } }] }],
    },
    "twice, once": { text: `<${url}> <${url}>` },
  };
  for (const [how, message] of Object.entries(shown)) {
    test(how, () => assert.deepEqual(linksToPreview(message), [url]));
  }

  test("with what messages escape", () => {
    assert.deepEqual(linksToPreview({ text: "<https://example.com/?a=1&amp;b=2>" }), ["https://example.com/?a=1&b=2"]);
  });

  test("among the first few of a message", () => {
    const text = Array.from({ length: 20 }, (_, at) => `<${url}/${at}>`).join(" ");
    assert.equal(linksToPreview({ text }).length, limits.previews_per_message_max);
  });
});

describe("a link gets no preview", () => {
  const hidden = {
    "when its label repeats it": { text: `<${url}|${url}>` },
    "when its label repeats it without the scheme": { text: "<https://example.com|example.com>" },
    "in code": { text: `\`<${url}>\`` },
    "in a block of code": { text: `\`\`\`\n<${url}>\n\`\`\`` },
    "in code of rich text": { text: "", blocks: [line({ type: "link", url, style: { code: true } })] },
    "in a preformatted part": {
      text: "",
      blocks: [
        { type: "rich_text", elements: [{ type: "rich_text_preformatted", elements: [{ type: "link", url }] }] },
      ],
    },
    "in plain text of a block": { text: "", blocks: [{ type: "section", text: { type: "plain_text", text: url } }] },
    "to a mail address": { text: "<mailto:bob@example.com|bob>" },
    "to a script": { text: "<javascript:alert(1)>" },
    "with a password": { text: "<https://bob:secret@example.com/>" },
    "that is a bare domain": { text: "example.com" },
    "that is longer than an address is": { text: `<${url}/${"x".repeat(limits.preview_url_chars_max)}>` },
  };
  for (const [how, message] of Object.entries(hidden)) {
    test(how, () => assert.deepEqual(linksToPreview(message), []));
  }
});

test("ten thousand links are read quickly", () => {
  const text = Array.from({ length: 10_000 }, (_, at) => `<https://a.example/${at}|a.example/${at}>`).join("");
  const startedMs = performance.now();
  assert.deepEqual(linksToPreview({ text }), []);
  assert.ok(performance.now() - startedMs < 2_000);
});
