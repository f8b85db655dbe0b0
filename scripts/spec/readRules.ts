/** One rule of a page in docs/spec. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  /** The name of the page, such as `web-api.md`. */
  readonly page: string;
  /** The headings above it, the outer one first. */
  readonly section: readonly string[];
}

const RULE = /^- \*\*([A-Z]+-\d+\.\d+)\*\* (.+)$/;
const HEADING = /^(#{2,3}) (.+)$/;

/** The rules of a page in their order, `- **API-1.2** text` each. An id that the page gives twice is returned twice. */
export function readRules(page: string, markdown: string): Rule[] {
  let section: string[] = [];
  return markdown.split("\n").flatMap((line) => {
    const [, level = "", title = ""] = HEADING.exec(line) ?? [];
    if (title !== "") section = [...section.slice(0, level.length - 2), title];
    const [, id, text] = RULE.exec(line) ?? [];
    return id === undefined || text === undefined ? [] : [{ id, text, page, section }];
  });
}
