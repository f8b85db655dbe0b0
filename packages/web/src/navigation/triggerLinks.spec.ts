import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { triggerIdOf, triggerIdsOf } from "./triggerLinks.ts";

const origin = "https://chat.example.com";
const link = (id: string) => `${origin}/shortcuts/${id}/abc123`;

describe("a link to a trigger", () => {
  test("is one of this server", () => {
    assert.equal(triggerIdOf(link("Ft1"), origin), "Ft1");
    assert.equal(triggerIdOf("https://evil.example.com/shortcuts/Ft1/abc123", origin), undefined);
    assert.equal(triggerIdOf(`https://evil.example.com/?${link("Ft1")}`, origin), undefined);
    assert.equal(triggerIdOf(`${origin}/client`, origin), undefined);
    assert.equal(triggerIdOf("nonsense", origin), undefined);
  });

  test("is found in text, in mrkdwn and in rich text, each trigger once", () => {
    assert.deepEqual(triggerIdsOf({ text: `<${link("Ft1")}|Run> or ${link("Ft2")}, <${link("Ft1")}>` }, origin), [
      "Ft1",
      "Ft2",
    ]);
    const section = { type: "section", text: { type: "mrkdwn", text: `Run <${link("Ft3")}|it>` } };
    const line = { type: "rich_text_section", elements: [{ type: "link", url: link("Ft4") }] };
    const blocks = [section, { type: "rich_text", elements: [line] }];
    assert.deepEqual(triggerIdsOf({ text: link("Ft9"), blocks }, origin), ["Ft3", "Ft4"]);
  });

  test("is not found in plain text, in code, or behind a workflow button", () => {
    const trigger = { url: link("Ft1") };
    const blocks = [
      { type: "header", text: { type: "plain_text", text: link("Ft1") } },
      { type: "rich_text", elements: [{ type: "rich_text_preformatted", elements: [{ type: "link", ...trigger }] }] },
      { type: "actions", elements: [{ type: "workflow_button", workflow: { trigger } }] },
    ];
    assert.deepEqual(triggerIdsOf({ blocks }, origin), []);
  });
});
