import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { escapeHtml, html } from "./html.ts";

describe("the html tag", () => {
  test("escapes text, so that nothing typed becomes markup", () => {
    const name = `<img src=x onerror="alert('1')">&`;

    assert.equal(
      html`<p title="${name}">${name}</p>`.text,
      `<p title="${escapeHtml(name)}">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>`,
    );
  });

  test("puts in HTML as it is, lists one after the other, and nothing for what is absent", () => {
    const items = ["a", "<b>"].map((item) => html`<i>${item}</i>`);

    assert.equal(html`<b>${items}</b>${undefined}${false}${0}`.text, "<b><i>a</i><i>&lt;b&gt;</i></b>0");
  });

  test("escapes an object that only pretends to be HTML", () => {
    const pretender = { text: "<script>" } as unknown as string;

    assert.throws(() => html`${pretender}`);
  });

  test("leaves no character that could end a text or an attribute, whatever the text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => !/[<>"']/.test(escapeHtml(text))));
  });
});
