import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fillMessage, mentionedIds } from "./fillMessage.ts";
import type { Found } from "./template.ts";

const names = new Map([["U1", "Bob"]]);
const hostile = "<!channel> & <@U1>";
const safe = "&lt;!channel&gt; &amp; &lt;@U1&gt;";

function fill(value: unknown, found: Found) {
  return fillMessage(value, () => found, names);
}

const entered = { value: hostile, isEntered: true };

describe("what a person entered, in a message", () => {
  test("is escaped, alone and inside of a text that the author wrote", () => {
    assert.equal(fill("{{inputs.note}}", entered), safe);
    assert.equal(fill("<!here> {{inputs.note}}", entered), `<!here> ${safe}`);
  });

  test("is escaped in blocks where text is read for mentions, and only there", () => {
    const blocks = [
      { type: "section", text: { type: "mrkdwn", text: "{{inputs.note}}" } },
      { type: "context", elements: [{ type: "mrkdwn", text: "Note: {{inputs.note}}" }] },
      { type: "markdown", text: "{{inputs.note}}" },
      { type: "header", text: { type: "plain_text", text: "{{inputs.note}}" } },
    ];

    assert.deepEqual(fill(blocks, entered), [
      { type: "section", text: { type: "mrkdwn", text: safe } },
      { type: "context", elements: [{ type: "mrkdwn", text: `Note: ${safe}` }] },
      { type: "markdown", text: safe },
      { type: "header", text: { type: "plain_text", text: hostile } },
    ]);
  });

  test("is escaped as a list, as an object, and as JSON where blocks are expected", () => {
    assert.equal(fill("{{inputs.note}}", { value: [hostile], isEntered: true }), `["${safe}"]`);
    assert.equal(
      fill("It says {{inputs.note}}", { value: { "<!here>": hostile }, isEntered: true }),
      `It says {"&lt;!here&gt;":"${safe}"}`,
    );
  });

  test("keeps rich text without its mentions", () => {
    const line = (elements: object[]) => ({
      type: "rich_text",
      elements: [{ type: "rich_text_section", elements }],
    });
    const value = line([
      { type: "broadcast", range: "channel" },
      { type: "user", user_id: "U1" },
      { type: "usergroup", usergroup_id: "S1" },
      { type: "text", text: hostile, style: { bold: true } },
    ]);

    assert.deepEqual(mentionedIds(value), ["U1", "S1"]);
    const found = { value, isEntered: true };
    const plain = line([
      { type: "text", text: "@channel" },
      { type: "text", text: "@Bob" },
      { type: "text", text: "@S1" },
      { type: "text", text: hostile, style: { bold: true } },
    ]);
    assert.deepEqual(fill("{{inputs.note}}", found), plain);
    assert.deepEqual(fill(["{{inputs.note}}"], found), [plain]);
  });

  test("still mentions a person whom the author asked for by type", () => {
    const found = { value: "U1", type: "slack#/types/user_id", isEntered: true };

    assert.equal(fill("For {{inputs.who}}", found), "For <@U1>");
  });

  test("numbers and answers to yes-or-no questions keep their type", () => {
    assert.equal(fill("{{inputs.count}}", { value: 2, isEntered: true }), 2);
    assert.equal(fill("{{inputs.vegan}}", { value: false, isEntered: true }), false);
  });
});

test("what an app's function returned stays as it is", () => {
  assert.equal(fill("{{steps.0.text}}", { value: hostile }), hostile);
  const blocks = [{ type: "broadcast", range: "channel" }];
  assert.deepEqual(fill("{{steps.0.blocks}}", { value: blocks }), blocks);
});
