import { Type } from "typebox";
import { splitList } from "../splitList.ts";
import { defineTool, reads } from "../tool.ts";

const resultsMax = 200;

export const slackSearchEmojis = defineTool({
  name: "slack_search_emojis",
  title: "Search custom emoji",
  description:
    "Finds the workspace's own emoji whose name has one of the given parts in it. Standard emoji are not listed.",
  scopes: ["emoji:read"],
  annotations: reads,
  args: Type.Object({ query: Type.String({ description: "Parts of names, separated by commas." }) }),
  output: Type.Object({ emojis: Type.Array(Type.String()) }),
  async run(host, { query }) {
    const listed = await host.call("emoji.list", {});
    if (!listed.ok) return listed;
    const parts = splitList(query.toLowerCase().replaceAll(":", ""));
    const names = Object.keys(listed.emoji)
      .filter((name) => parts.some((part) => name.includes(part)))
      .slice(0, resultsMax);
    return {
      ok: true,
      text: { results: names.length > 0 ? names.map((name) => `:${name}:`).join("\n") : "No custom emoji fits." },
      data: { emojis: names },
    };
  },
});
