import { refuse } from "@platform/protocol";
import { Type } from "typebox";
import { cursorArg, limitArg, nextCursor, nextOf, pageText } from "../layout/pages.ts";
import { nameOf, readPeople, signatureOf } from "../layout/people.ts";
import { channelIdArg, channelReadScopes } from "../toolArgs.ts";
import { defineTool, reads } from "../tool.ts";

const membersMax = 30;

export const slackListChannelMembers = defineTool({
  name: "slack_list_channel_members",
  title: "List members",
  description: "Lists the members of a channel. Direct messages have none.",
  scopes: channelReadScopes,
  annotations: reads,
  args: Type.Object({
    channel_id: channelIdArg,
    limit: limitArg(membersMax, membersMax),
    cursor: cursorArg,
    response_format: Type.Optional(Type.Enum(["detailed", "concise", "ids_only"])),
    include_deleted: Type.Optional(Type.Boolean({ description: "Whether to list deactivated people." })),
    include_bots: Type.Optional(Type.Boolean({ description: "Whether to list apps." })),
  }),
  output: Type.Object({
    members: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), title: Type.String(), is_bot: Type.Boolean() }),
    ),
    next_cursor: nextCursor,
  }),
  async run(host, { channel_id: channel, limit = membersMax, cursor, response_format: format, ...include }) {
    const info = await host.call("conversations.info", { channel });
    if (!info.ok) return info;
    if (info.channel.is_im || info.channel.is_mpim) {
      return refuse("method_not_supported_for_channel_type", "direct messages have no list of members");
    }
    const page = await host.call("conversations.members", { channel, limit, ...(cursor !== undefined && { cursor }) });
    if (!page.ok) return page;
    const people = await readPeople(host, page.members);
    const members = page.members.flatMap((id) => {
      const person = people.get(id);
      if (!person) return [];
      const isLeftOut =
        (person.deleted && include.include_deleted !== true) || (person.is_bot && include.include_bots !== true);
      return isLeftOut ? [] : [person];
    });
    const { inline } = host.frame;
    const lines = members.map((person) => {
      if (format === "ids_only") return person.id;
      if (format === "concise") return `${inline(nameOf(person))} (${person.id})`;
      const title = inline(person.profile.title);
      return `${signatureOf(host, people, person.id)}${title === "" ? "" : `, ${title}`}`;
    });
    const next = page.response_metadata.next_cursor;
    return {
      ok: true,
      text: { members: lines.join("\n"), pagination_info: pageText(next) },
      data: {
        members: members.map((person) => ({
          id: person.id,
          name: nameOf(person),
          title: person.profile.title,
          is_bot: person.is_bot,
        })),
        ...nextOf(next),
      },
    };
  },
});
