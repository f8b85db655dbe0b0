import { Type } from "typebox";
import { nameOf, readPeople } from "../layout/people.ts";
import { channelIdArg, messageTsArg } from "../toolArgs.ts";
import { defineTool, reads } from "../tool.ts";

/** How many people are named for each emoji. */
const namedMax = 50;

export const slackGetReactions = defineTool({
  name: "slack_get_reactions",
  title: "Read reactions",
  description: `Lists the reactions to a message, with at most ${namedMax} people for each emoji.`,
  scopes: ["reactions:read"],
  annotations: reads,
  args: Type.Object({ channel_id: channelIdArg, message_ts: messageTsArg() }),
  output: Type.Object({
    reactions: Type.Array(
      Type.Object({
        name: Type.String(),
        count: Type.Integer(),
        users: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      }),
    ),
  }),
  async run(host, { channel_id: channel, message_ts: timestamp }) {
    const found = await host.call("reactions.get", { channel, timestamp });
    if (!found.ok) return found;
    const { reactions = [] } = found.message;
    const named = reactions.map(({ name, count, users }) => ({ name, count, users: users.slice(0, namedMax) }));
    const people = await readPeople(
      host,
      named.flatMap(({ users }) => users),
    );
    const listed = named.map(({ name, count, users }) => ({
      name,
      count,
      users: users.map((id) => {
        const person = people.get(id);
        return { id, name: person ? host.frame.inline(nameOf(person)) : id };
      }),
    }));
    const lines = listed.map(
      ({ name, count, users }) =>
        `:${name}: (${count}): ${users.map((user) => `${user.name} (${user.id})`).join(", ")}`,
    );
    return {
      ok: true,
      text: { result: lines.length > 0 ? lines.join("\n") : "The message has no reactions." },
      data: { reactions: listed },
    };
  },
});
