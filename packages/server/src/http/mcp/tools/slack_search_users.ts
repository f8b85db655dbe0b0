import { limits } from "@platform/protocol";
import { foldText } from "@platform/protocol/menus/matchText.ts";
import { Type } from "typebox";
import { cursorArg, formatArg, limitArg, nextCursor, nextOf, offsetOf, pageAt, pageText } from "../layout/pages.ts";
import { nameOf, type Person, signatureOf } from "../layout/people.ts";
import { queryOf, searchTermArgs } from "../searchQuery.ts";
import { defineTool, reads } from "../tool.ts";

const resultsMax = 20;

export const slackSearchUsers = defineTool({
  name: "slack_search_users",
  title: "Search people",
  description:
    "Finds people by words in their name, e-mail address or title. All words have to fit; a word after a minus must not.",
  scopes: ["search:read.users", "users:read"],
  countsAs: "users.list",
  annotations: reads,
  args: Type.Object({
    ...searchTermArgs,
    cursor: cursorArg,
    limit: limitArg(resultsMax, resultsMax),
    response_format: formatArg,
  }),
  output: Type.Object({
    users: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        real_name: Type.String(),
        title: Type.String(),
        email: Type.Optional(Type.String()),
        is_bot: Type.Boolean(),
      }),
    ),
    next_cursor: nextCursor,
  }),
  async run(host, { limit = resultsMax, response_format: format, ...args }) {
    const built = queryOf(args);
    if (!built.ok) return built;
    const words = built.query.split(/\s+/).map((word) => foldText(word.replaceAll('"', "").replace(/^@/, "")));
    const offset = offsetOf(args.cursor);
    const found: Person[] = [];
    let cursor = "";
    do {
      const asked = { query: "", limit: limits.page_max, ...(cursor !== "" && { cursor }) };
      const page = await host.asClient("client.people.list", asked);
      if (!page.ok) return page;
      found.push(...page.members.filter((person) => fits(person, words)));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "" && found.length <= offset + limit);
    const { shown, next } = pageAt(found, offset, limit);
    const { inline } = host.frame;
    const people = new Map(shown.map((person) => [person.id, person]));
    const lines = shown.map((person) => {
      if (format === "concise") return `${inline(nameOf(person))} (${person.id})`;
      const title = inline(person.profile.title);
      return `${signatureOf(host, people, person.id)}${title === "" ? "" : `, ${title}`}, @${person.name}`;
    });
    return {
      ok: true,
      text: {
        results: lines.length > 0 ? lines.join("\n") : "Nobody fits.",
        pagination_info: pageText(next),
      },
      data: {
        users: shown.map((person) => ({
          id: person.id,
          name: nameOf(person),
          real_name: person.real_name,
          title: person.profile.title,
          ...(person.profile.email !== undefined && { email: person.profile.email }),
          is_bot: person.is_bot,
        })),
        ...nextOf(next),
      },
    };
  },
});

function fits({ name, real_name: realName, profile }: Person, words: readonly string[]): boolean {
  const text = foldText([name, realName, profile.display_name, profile.email ?? "", profile.title].join("\n"));
  return words.every((word) => (/^-./.test(word) ? !text.includes(word.slice(1)) : text.includes(word)));
}
