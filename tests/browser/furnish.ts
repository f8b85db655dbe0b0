import type { DevServer } from "./devServer.ts";

type Params = Readonly<Record<string, unknown>>;

/** Puts something worth looking at into #general. No emoji: the machines that make pictures seldom have a font for them. */
export async function furnish(server: DevServer): Promise<void> {
  const list = {
    type: "rich_text",
    elements: [
      { type: "rich_text_section", elements: [{ type: "text", text: "Before Friday we need:\n" }] },
      {
        type: "rich_text_list",
        style: "bullet",
        indent: 0,
        border: 0,
        elements: ["the copy for the landing page", "a second pair of eyes on the migration", "cake"].map((text) => ({
          type: "rich_text_section",
          elements: [{ type: "text", text }],
        })),
      },
    ],
  };
  const code = {
    type: "rich_text",
    elements: [
      { type: "rich_text_section", elements: [{ type: "text", text: "The migration is one statement now:\n" }] },
      {
        type: "rich_text_preformatted",
        border: 0,
        language: "sql",
        elements: [{ type: "text", text: "alter table channels add column member_count integer not null default 0;" }],
      },
    ],
  };
  const build = [
    { type: "section", text: { type: "mrkdwn", text: "*Build 412* passed on `main` in 3 min 12 s" } },
    {
      type: "actions",
      elements: [
        { type: "button", action_id: "deploy", style: "primary", text: { type: "plain_text", text: "Deploy it" } },
        { type: "button", action_id: "log", text: { type: "plain_text", text: "Show the log" } },
      ],
    },
  ];
  await post(server, "bob", { text: "Before Friday we need a few things", blocks: [list] });
  await post(server, "carol", { text: "The migration is one statement now", blocks: [code] });
  await post(server, "alice", { text: "Build 412 passed", blocks: build });
}

async function post(server: DevServer, name: string, params: Params): Promise<void> {
  const { channel } = server.posting(name, "general");
  await callAs(server, name, "chat.postMessage", { channel, ...params });
}

/** Calls a method from outside of the browser, as a person of the dev workspace; a refusal is a mistake of the test. */
export async function callAs(server: DevServer, name: string, method: string, params: Params): Promise<Params> {
  const response = await fetch(`${server.url}/api/${method}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${server.posting(name, "general").token}`,
      "content-type": "application/json; charset=utf-8",
    },
    body: JSON.stringify(params),
  });
  const answer = (await response.json()) as Params & { readonly ok: boolean };
  if (!answer.ok) throw new Error(`${method} was refused: ${JSON.stringify(answer)}`);
  return answer;
}
