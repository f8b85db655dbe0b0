/** Requests that try to keep the server busy. Each is legal or is refused; none may block the loop. */
export interface HostileShape {
  readonly name: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const many = (count: number, of: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => of(at)).join("");
const option = (at: number) => ({ text: { type: "plain_text", text: `Option ${at}` }, value: `v${at}` });

/** As deep as JSON may be, and far deeper. */
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = { a: value };
  return value;
};

function biggestMenu(): unknown {
  const groups = Array.from({ length: 100 }, (_, group) => ({
    label: { type: "plain_text", text: `Group ${group}` },
    options: Array.from({ length: 100 }, (_unused, at) => option(group * 100 + at)),
  }));
  return [{ type: "actions", elements: [{ type: "static_select", action_id: "m", option_groups: groups }] }];
}

export function hostileShapes(channel: string): HostileShape[] {
  const post = (name: string, params: object): HostileShape => ({
    name,
    method: "chat.postMessage",
    params: { channel, ...params },
  });
  const text = (name: string, value: string) => post(name, { text: value });
  const markdown = (name: string, value: string) => post(`markdown of ${name}`, { markdown_text: value });
  const list = (depth: number) => ({ type: "rich_text_list", style: "bullet", indent: depth % 8, elements: [] });
  return [
    text("40,000 opening brackets", "<".repeat(40_000)),
    text("stars and underscores", "*_".repeat(20_000)),
    text("backticks", "`".repeat(40_000)),
    text(
      "mentions",
      many(4_000, (at) => `<@U${at}>`),
    ),
    text("emoji names that never end", ":a".repeat(20_000)),
    text(
      "addresses",
      many(1_500, (at) => `https://a.example/${at}?b=c `),
    ),
    text("quotes", "> ".repeat(20_000)),
    text(
      "date tokens",
      many(800, () => "<!date^1^{date_long_pretty} {time_secs}^https://a.example|x>"),
    ),
    markdown(
      "lists",
      many(1_200, (at) => `${"  ".repeat(at % 20)}- item\n`),
    ),
    markdown("emphasis", "*a _b ".repeat(2_000)),
    markdown("links", "[a](".repeat(3_000)),
    markdown("brackets", "[".repeat(12_000)),
    markdown("quotes", "> ".repeat(6_000)),
    markdown("tables", `|${"a|".repeat(60)}\n|${"-|".repeat(60)}\n${`|${"b|".repeat(60)}\n`.repeat(80)}`),
    markdown("fences", "```\n".repeat(3_000)),
    markdown("html", "<a>".repeat(4_000)),
    post("the largest menu", { text: "x", blocks: biggestMenu() }),
    post("50 blocks of 3,000 characters", {
      text: "x",
      blocks: Array.from({ length: 50 }, () => ({
        type: "section",
        text: { type: "mrkdwn", text: "*a*_".repeat(750) },
      })),
    }),
    post("rich text with 5,000 lists", {
      text: "x",
      blocks: [{ type: "rich_text", elements: Array.from({ length: 5_000 }, (_, at) => list(at)) }],
    }),
    post("JSON 64 deep", { text: "x", metadata: { event_type: "a", event_payload: nested(60) } }),
    post("JSON 1,000 deep", { text: "x", metadata: { event_type: "a", event_payload: nested(1_000) } }),
    post("90,000 keys", {
      text: "x",
      metadata: {
        event_type: "a",
        event_payload: Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [at, 1])),
      },
    }),
    post("blocks of unknown kinds", { text: "x", blocks: Array.from({ length: 5_000 }, () => ({ type: "no_such" })) }),
    { name: "a query of 4,000 words", method: "search.messages", params: { query: many(4_000, (at) => `w${at} `) } },
    { name: "5,000 users at once", method: "conversations.open", params: { users: many(5_000, (at) => `U${at},`) } },
    { name: "blocks to check", method: "blocks.validate", params: { blocks: biggestMenu() } },
  ];
}
