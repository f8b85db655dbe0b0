import type { Circle } from "./furnishRooms.ts";

/** What only admins of the workspace create. The groups are empty, so that the barrier separates no people. */
export async function furnishAdmin({ owner }: Circle, teamId: string, channel: string) {
  const group = async (name: string) =>
    (await owner.does("usergroups.create", { name: `${name} ${teamId}`, handle: `${name}-${teamId.toLowerCase()}` }))
      .usergroup.id;
  const [usergroup, otherUsergroup, third] = [await group("one"), await group("two"), await group("three")];
  const restricted_subjects = ["im", "mpim", "call"];
  const { barrier } = await owner.does("admin.barriers.create", {
    primary_usergroup_id: otherUsergroup,
    barriered_from_usergroup_ids: [third],
    restricted_subjects,
  });
  const link = await owner.does("admin.inviteLinks.create", { team_id: teamId });
  const invited = await owner.does("conversations.inviteShared", { channel, emails: ["gina@cedar.test"] });
  return {
    usergroup,
    otherUsergroup,
    barrier: barrier.id,
    invite_link: link.invite.id,
    shared_invite: invited.invite_id,
  };
}
