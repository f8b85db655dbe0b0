import { type Refusal, refuse } from "@platform/protocol";
import { inviteUsers } from "../channels/inviteUsers.ts";
import { readUsergroup } from "../usergroups/readUsergroup.ts";
import { type Builtin, done, type Inputs, type StepContext } from "./builtin.ts";

/** A person who is already in the channel counts as invited; any other failed invitation fails the step. */
export const inviteUserToChannel: Builtin = async (ctx, inputs) => {
  const people = await peopleIn(ctx, inputs);
  if (!Array.isArray(people)) return people;
  if (people.length === 0) return refuse("no_user", "name people or user groups");
  const invited = new Set<string>();
  for (const channelId of inputs.list("channel_ids")) {
    const answer = await inviteUsers.within(ctx, { channelId, userIds: people, force: true });
    const faults = answer.ok ? answer.faults : (answer.errors ?? []);
    const missed = new Map<string, string>();
    for (const fault of faults) {
      if (typeof fault === "object" && "user" in fault && "error" in fault) missed.set(fault.user, fault.error);
    }
    const wrong = [...missed].find(([, code]) => code !== "already_in_channel");
    if (wrong) return refuse(wrong[1], `${wrong[0]} cannot be invited to ${channelId}`);
    if (!answer.ok && missed.size === 0) return answer;
    for (const person of people) if (!missed.has(person)) invited.add(person);
  }
  const usergroupIds = inputs.list("usergroup_ids");
  return done({ user_ids: [...invited], ...(usergroupIds.length > 0 && { usergroup_ids: usergroupIds }) });
};

async function peopleIn(ctx: StepContext, inputs: Inputs): Promise<string[] | Refusal<string>> {
  const people = new Set(inputs.list("user_ids"));
  for (const id of inputs.list("usergroup_ids")) {
    const group = await readUsergroup(ctx, id);
    if (!group.ok) return group;
    for (const person of group.listed.userIds) people.add(person);
  }
  return [...people];
}
