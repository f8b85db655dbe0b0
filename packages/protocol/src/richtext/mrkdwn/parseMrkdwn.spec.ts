import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Container } from "../block.ts";
import type { Inline } from "../inline.ts";
import { plainText } from "../plainText.ts";
import { mrkdwn } from "./mrkdwn.ts";
import { parseMrkdwn } from "./parseMrkdwn.ts";

function lineOf(text: string): Inline[] {
  const [section, ...more] = parseMrkdwn(text).elements;
  assert.deepEqual(more, []);
  assert.equal(section?.type, "rich_text_section");
  return section.elements;
}

const words = (text: string, ...flags: string[]): Inline => ({
  type: "text",
  text,
  ...(flags.length > 0 && { style: Object.fromEntries(flags.map((flag) => [flag, true])) }),
});

describe("marks", () => {
  const cases: [text: string, line: Inline[]][] = [
    ["*bold*", [words("bold", "bold")]],
    ["_it_ ~s~ `c`", [words("it", "italic"), words(" "), words("s", "strike"), words(" "), words("c", "code")]],
    ["~_*x*_~", [words("x", "bold", "italic", "strike")]],
    ["*a _b_ c*", [words("a ", "bold"), words("b", "bold", "italic"), words(" c", "bold")]],
    ["(*a*), *b*.", [words("("), words("a", "bold"), words("), "), words("b", "bold"), words(".")]],
    ["2 * 3 * 4", [words("2 * 3 * 4")]],
    ["2*3*4 snake_case_name", [words("2*3*4 snake_case_name")]],
    ["**not**", [words("**not**")]],
    ["*open", [words("*open")]],
    ["*a\nb*", [words("*a\nb*")]],
    ["*a _b* c_", [words("a _b", "bold"), words(" c_")]],
    ["5 *6 and *bold*", [words("5 *6 and "), words("bold", "bold")]],
    ["`*a* <@U1> :x:`", [words("*a* <@U1> :x:", "code")]],
    ["it`s and don`t", [words("it`s and don`t")]],
    ["这是*粗体*文字", [words("这是"), words("粗体", "bold"), words("文字")]],
    ["_*`x`*_", [words("x", "bold", "italic", "code")]],
    ["*<@U12>*", [{ type: "user", user_id: "U12", style: { bold: true } }]],
  ];
  for (const [text, line] of cases) test(text, () => assert.deepEqual(lineOf(text), line));
});

describe("tokens", () => {
  const cases: [text: string, element: Inline][] = [
    ["<@U12>", { type: "user", user_id: "U12" }],
    ["<@U12|alice>", { type: "user", user_id: "U12" }],
    ["<#C12|general>", { type: "channel", channel_id: "C12" }],
    ["<!here>", { type: "broadcast", range: "here" }],
    ["<!channel|@channel>", { type: "broadcast", range: "channel" }],
    ["<!subteam^S12|@team>", { type: "usergroup", usergroup_id: "S12" }],
    ["<!team^T12>", { type: "team", team_id: "T12" }],
    ["<https://x.test/?a=1&amp;b=2|a &lt; b>", { type: "link", url: "https://x.test/?a=1&b=2", text: "a < b" }],
    ["<mailto:a@x.test>", { type: "link", url: "mailto:a@x.test" }],
    [
      "<!date^1392734382^{date} at {time}^https://x.test/|then>",
      { type: "date", timestamp: 1392734382, format: "{date} at {time}", url: "https://x.test/", fallback: "then" },
    ],
    ["https://x.test/a_b_c", { type: "link", url: "https://x.test/a_b_c" }],
    [":white_check_mark:", { type: "emoji", name: "white_check_mark" }],
    [":wave::skin-tone-3:", { type: "emoji", name: "wave::skin-tone-3" }],
  ];
  for (const [text, element] of cases) test(text, () => assert.deepEqual(lineOf(text), [element]));

  test("of no known kind stay literal text", () => {
    for (const text of ["<b>", "a < b > c", "<@>", "<@alice>", "<!nobody>", "<javascript:alert(1)|x>", "<>", "<@U12"]) {
      assert.deepEqual(lineOf(text), [words(text)]);
    }
  });

  test("end with their line", () => assert.deepEqual(lineOf("<https://x\n|y>").at(-1), words("\n|y>")));

  test("are no emoji inside a time or a path", () => {
    for (const text of ["at 10:30:15", "std::vector::size", "a:b:c", ":30:"])
      assert.deepEqual(lineOf(text), [words(text)]);
  });

  test("typed addresses end before the sentence does", () => {
    assert.deepEqual(lineOf("(see https://x.test/a?b=1&amp;c).")[1], { type: "link", url: "https://x.test/a?b=1&c" });
    assert.deepEqual(lineOf("https://x.test/a_(b)!")[0], { type: "link", url: "https://x.test/a_(b)" });
    assert.deepEqual(lineOf("*https://x.test*"), [{ type: "link", url: "https://x.test", style: { bold: true } }]);
  });

  test("typed addresses stay text where the text is to be left alone", () => {
    const [section] = parseMrkdwn("https://x.test", { verbatim: true }).elements;
    assert.deepEqual(section?.elements, [words("https://x.test")]);
  });
});

describe("containers", () => {
  const section = (...elements: Inline[]): Container => ({ type: "rich_text_section", elements });
  const quote = (...elements: Inline[]): Container => ({ type: "rich_text_quote", elements });
  const code = (text: string, border = 0): Container => ({
    type: "rich_text_preformatted",
    elements: text === "" ? [] : [words(text)],
    border,
  });
  const cases: [text: string, containers: Container[]][] = [
    ["", []],
    ["a\nb\n\nc", [section(words("a\nb\n\nc"))]],
    ["• one\n• two", [section(words("• one\n• two"))]],
    ["a\n&gt; b\n&gt;c\nd", [section(words("a\n")), quote(words("b\nc")), section(words("d"))]],
    ["> raw", [quote(words("raw"))]],
    ["&gt; &gt; b", [quote(words("> b"))]],
    ["a\n&gt;&gt;&gt; b\nc\nd", [section(words("a\n")), quote(words("b\nc\nd"))]],
    ["```x```", [code("x")]],
    ["a\n```\nif (a &lt; b)\n```\nc", [section(words("a\n")), code("if (a < b)"), section(words("c"))]],
    ["a ```x``` b", [section(words("a \n")), code("x"), section(words(" b"))]],
    ["&gt; ```a\n&gt; b```", [code("a\nb", 1)]],
    ["&gt; q\n&gt; ```a```\nb", [quote(words("q")), code("a", 1), section(words("b"))]],
    ["```open *b*", [section(words("```open "), words("b", "bold"))]],
    ["a\r\nb", [section(words("a\nb"))]],
  ];
  for (const [text, containers] of cases) {
    test(JSON.stringify(text), () => assert.deepEqual(parseMrkdwn(text).elements, containers));
  }

  test("code keeps addresses as links and mentions as text", () => {
    const [pre] = parseMrkdwn("```<https://x.test|x> <@U12>```").elements;
    assert.deepEqual(pre?.elements, [{ type: "link", url: "https://x.test", text: "x" }, words(" <@U12>")]);
  });
});

test("lists, borders, unknown elements and emoji have a text of their own", () => {
  const list = (indent: number, style: "bullet" | "ordered", texts: string[], more = {}): Container => ({
    type: "rich_text_list",
    style,
    indent,
    elements: texts.map((text) => ({ type: "rich_text_section", elements: [words(text)] })),
    ...more,
  });
  const block = {
    type: "rich_text" as const,
    elements: [
      { type: "rich_text_section" as const, elements: [words("Steps <1>\n")] },
      list(0, "ordered", ["one"]),
      list(1, "ordered", ["part", "part"], { offset: 25 }),
      list(2, "ordered", ["deep"], { offset: 3 }),
      list(1, "bullet", ["ring"]),
      list(0, "ordered", ["two"], { offset: 1 }),
      list(0, "bullet", ["quoted"], { border: 1 }),
      {
        type: "rich_text_quote" as const,
        elements: [words("said"), list(0, "bullet", ["inside"])] as Inline[],
        border: 1,
      },
      {
        type: "rich_text_section" as const,
        elements: [
          { type: "emoji", name: "wave", unicode: "1f44b-1f3fd", skin_tone: 4 },
          { type: "citation", text: "from a book" } as unknown as Inline,
          { type: "tag" } as unknown as Inline,
          { type: "date", timestamp: 0, format: "{date}" },
        ] as Inline[],
      },
    ],
  };

  assert.equal(
    plainText(block),
    "Steps <1>\n1. one\n    z. part\n    aa. part\n        iv. deep\n    ◦ ring\n2. two\n> • quoted\n> > said\n> > • inside\n" +
      "👋🏽from a book[tag]1970-01-01 00:00 UTC",
  );
  assert.equal(
    mrkdwn(block),
    "Steps &lt;1&gt;\n1. one\n    z. part\n    aa. part\n        iv. deep\n    ◦ ring\n2. two\n&gt; • quoted\n" +
      "&gt; &gt; said\n&gt; &gt; • inside\n:wave::skin-tone-4:from a book[tag]<!date^0^{date}|1970-01-01 00:00 UTC>",
  );
});
