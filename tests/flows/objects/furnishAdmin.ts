import { systemIds } from "../../../packages/server/src/ports/ports.ts";
import type { Circle } from "./furnishRooms.ts";

/** What only admins of the workspace create. The groups are empty, so that the barrier separates no people. */
export async function furnishAdmin({ owner, world, peers }: Circle, teamId: string, channel: string, appId: string) {
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
  // Only owners of the org can: the other workspace of the org has none.
  const held = await owner.asks("admin.legalHolds.policies.create", { name: "Case", entity_ids: [owner.id] });
  const { policy } = held as { readonly policy?: { readonly id: string } };
  const { provider } = await owner.does("admin.signIn.providers.create", {
    team_id: teamId,
    name: "Acme ID",
    issuer: "https://id.acme.test",
    client_id: "platform",
    is_enabled: false,
  });
  // As the example of the method that unlinks it names it.
  const identity = { provider_id: provider.id, issuer: "https://id.example.com", subject: "248289761001" };
  const nowMs = world.clock.nowMs();
  await world.platform.store.db
    .insertInto("identities")
    .values({ ...identity, user_id: peers[0], email: "", linked_by: "confirmation", created_ms: nowMs, used_ms: nowMs })
    .execute();
  const link = await owner.does("admin.inviteLinks.create", { team_id: teamId });
  const invited = await owner.does("conversations.inviteShared", { channel, emails: ["gina@cedar.test"] });
  const { channel: idle } = await owner.does("conversations.create", { name: `idle-${teamId.toLowerCase()}` });
  const bulk = await owner.does("admin.conversations.bulkArchive", { channel_ids: [idle.id] });
  const app_request = systemIds.next("appRequest");
  await world.platform.store.db
    .insertInto("app_requests")
    .values({
      id: app_request,
      team_id: teamId,
      app_id: appId,
      user_id: peers[0],
      bot_scopes: "chat:write",
      user_scopes: "",
      message: "",
      created_ms: world.clock.nowMs(),
      status: "pending",
      resolved_ms: null,
    })
    .execute();
  const invite_request = systemIds.next("inviteRequest");
  await world.platform.store.db
    .insertInto("invite_requests")
    .values({
      id: invite_request,
      team_id: teamId,
      email: "eve@acme.test",
      role: "member",
      channel_ids: "[]",
      requester_ids: JSON.stringify([peers[0]]),
      real_name: "",
      reason: "",
      status: "pending",
      created_ms: world.clock.nowMs(),
      expires_ms: world.clock.nowMs() + 86_400_000,
      decider_id: null,
      decided_ms: null,
      invite_id: null,
    })
    .execute();
  return {
    app_request,
    invite_request,
    usergroup,
    otherUsergroup,
    barrier: barrier.id,
    sign_in_provider: provider.id,
    legal_hold: policy?.id ?? "Lh000000000",
    invite_link: link.invite.id,
    job: bulk.bulk_action_id,
    shared_invite: invited.invite_id,
  };
}
