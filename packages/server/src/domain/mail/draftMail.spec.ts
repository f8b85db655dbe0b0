import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { draftMail } from "./draftMail.ts";
import { mailName } from "./mailName.ts";
import { printHtml, printText } from "./printMail.ts";

const printing = { baseUrl: "https://chat.example.com", locale: "en-US" };

const hostile: readonly string[] = [
  "<img src=x onerror=alert(1)>",
  `"><a href='https://evil.example'>click</a>`,
  "https://evil.example/login",
  "evil.example",
  "www。evil。example",
  "mail@evil.example",
  "first\r\nBcc: victim@example.com",
  "\u202Egnp.exe",
  "x".repeat(10_000),
];

function drafted(name: string) {
  const content = { team: name, inviter: name, message: "", path: "/enter?key=abc", expiresMs: 0, tz: "UTC" };
  return draftMail("invitation", content, "en-US");
}

describe("names in mail", () => {
  for (const name of hostile) {
    test(`leave no markup, no address and no second line of ${JSON.stringify(name).slice(0, 40)}`, () => {
      const draft = drafted(name);
      const [text, html] = [printText(draft, printing), printHtml(draft, printing)];

      assert.doesNotMatch(draft.subject, /[\p{Cc}\p{Cf}]/u);
      assert.ok(draft.subject.length < 3 * limits.mail_name_chars_max);
      const links = text.match(/\b[\w-]+(?:\.|:\/\/|。)[\w-]+\S*/g) ?? [];
      assert.deepEqual(
        links.filter((link) => !link.startsWith("https://chat.example.com")),
        [],
      );
      const tags = [...html.matchAll(/<(a|img|script)\b[^>]*>/g)].map(([tag]) => tag);
      assert.equal(tags.length, 1);
      assert.match(tags[0] ?? "", /^<a href="https:\/\/chat\.example\.com\/enter\?key=abc"/);
      assert.doesNotMatch(html, /evil\.example/);
    });
  }

  test("stay readable", () => {
    for (const name of ["Ada Lovelace", "Søren Åberg", "李 明", "O'Neill-Smith", "Dr. Eve"])
      assert.equal(mailName(name), name);
    assert.equal(mailName("J.R. Hartley"), "J. R. Hartley");
  });
});

test("what an inviter wrote is quoted, and escaped", () => {
  const message = "First line\n<b>second</b>";
  const content = { team: "Acme", inviter: "Ada", message, path: "/enter?key=abc", expiresMs: 0, tz: "UTC" };
  const draft = draftMail("invitation", content, "en-US");
  assert.match(printText(draft, printing), /\n> First line\n> <b>second<\/b>\n/);
  assert.match(printHtml(draft, printing), /<blockquote[^>]*>First line\n&lt;b&gt;second&lt;\/b&gt;<\/blockquote>/);
});
