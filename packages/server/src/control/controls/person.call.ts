import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defaulted, optional, text } from "../../methods/params.ts";
import { defineControl } from "../define.ts";
import { findPerson } from "../findPerson.ts";
import { args } from "../params.ts";

export const personCall = defineControl({
  name: "person.call",
  summary: "Calls any method of the Web API as a person.",
  notes: "The person has their own rights in the workspace; no app and no scopes are involved.",
  params: {
    user: text({ describe: "Their name, such as `alice`, or their id." }),
    method: text({ describe: "The method, such as `conversations.create`." }),
    args: defaulted(args({ describe: "Its arguments." }), {}),
    workspace: optional(text({ describe: "The domain of the workspace; the first one by default." })),
  },
  result: { answer: Type.Object({}, { description: "The response of the method, including a refusal." }) },
  errors: {
    team_not_found: "There is no such workspace.",
    user_not_found: "There is no such person in the workspace, or they are deactivated.",
    unknown_method: "There is no such method.",
  },
  example: { user: "alice", method: "conversations.create", args: { name: "plans" } },
  async handler(context, { user, method, args: given, workspace }) {
    if (!(await context.codesOf(method))) return refuse("unknown_method", `there is no method ${method}`);
    const found = await findPerson(context, { user, workspace });
    if (!found.ok) return found;
    const answer = await context.callAs(found, method, given);
    return answer ? succeed({ answer }) : refuse("user_not_found");
  },
});
