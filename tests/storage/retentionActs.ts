import assert from "node:assert/strict";
import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { makeChannel } from "../../packages/server/testkit/channels.ts";
import { finishJobs } from "../../packages/server/testkit/jobs.ts";
import type { Actor } from "../../packages/server/testkit/workspace.ts";
import { peopleOf, type Walk } from "./retentionWalk.ts";

const channelAdmin = "Rl01";
const complianceAdmin = "Rl04";
const sparesMax = 4;

/**
 * An administrator calls: Alice, who owns the org, or Bob, who may if he has the role. Returns whether the call had its
 * effect; without the role it must be refused and change nothing.
 */
async function administers(walk: Walk, role: string, method: MethodName, params: Record<string, unknown>) {
  const { world, dice, model, counted } = walk;
  const actor: Actor = dice.below(2) === 0 ? world.alice : world.bob;
  const isAllowed = actor === world.alice || model.roles.has(role);
  const answer = await actor.asks(method, params);
  if (isAllowed) return answer;
  assert.ok(!answer.ok, `${method} of a person without the role ${role}`);
  counted.refused++;
  return undefined;
}

async function succeeds(walk: Walk, role: string, method: MethodName, params: Record<string, unknown>) {
  const answer = await administers(walk, role, method, params);
  assert.ok(answer?.ok !== false, `${method}: ${JSON.stringify(answer)}`);
  return answer !== undefined;
}

/** Gives Bob a role for the org, or takes it. */
export async function assign({ world, dice, model }: Walk): Promise<void> {
  const role = dice.pick([channelAdmin, complianceAdmin]) ?? channelAdmin;
  const about = { role_id: role, entity_ids: [world.dev.org?.id ?? ""], user_ids: [world.bob.id] };
  if (model.roles.delete(role)) await world.alice.does("admin.roles.removeAssignments", about);
  else {
    await world.alice.does("admin.roles.addAssignments", about);
    model.roles.add(role);
  }
}

export async function makeSpare(walk: Walk): Promise<void> {
  const { world, model, spares } = walk;
  if (spares.length >= sparesMax) return;
  const room = await makeChannel(world.alice, `spare-${model.rooms.size}`, walk.dice.below(2) === 0);
  spares.push(room);
  model.join(room, world.alice.id);
}

/** Archives or deletes several channels at once: those for which it is refused stay, and the answer names them. */
export async function bulk(walk: Walk): Promise<void> {
  const { dice, model, spares, counted } = walk;
  const chosen = spares.filter(() => dice.below(2) === 0);
  if (chosen.length === 0) return;
  const isDeletion = dice.below(2) === 0;
  const isRefused = (room: string): boolean => (isDeletion ? model.isRoomHeld(room) : model.archived.has(room));
  const [refused, valid] = [chosen.filter(isRefused), chosen.filter((room) => !isRefused(room))];
  const method = isDeletion ? "admin.conversations.bulkDelete" : "admin.conversations.bulkArchive";
  const answer = await administers(walk, channelAdmin, method, { channel_ids: chosen });
  if (!answer) return;
  if (isDeletion) counted.heldRooms += refused.length;
  if (valid.length === 0) {
    assert.equal(answer.error, "no_valid_channels");
    return;
  }
  assert.ok(answer.ok, JSON.stringify(answer));
  const notAdded = (answer["not_added"] ?? []) as readonly { readonly channel_id: string }[];
  assert.deepEqual(notAdded.map(({ channel_id }) => channel_id).toSorted(), refused.toSorted());
  await finishJobs(walk.world);
  model.nowS++;
  for (const room of valid) {
    if (!isDeletion) model.archived.add(room);
    else {
      model.deleteRoom(room);
      spares.splice(spares.indexOf(room), 1);
      counted.deletedRooms++;
    }
  }
}

export async function unarchive(walk: Walk): Promise<void> {
  const { dice, model } = walk;
  const channel_id = dice.pick([...model.archived]);
  if (channel_id === undefined) return;
  if (await succeeds(walk, channelAdmin, "admin.conversations.unarchive", { channel_id }))
    model.archived.delete(channel_id);
}

export async function hold(walk: Walk): Promise<void> {
  const { world, dice, model } = walk;
  if (model.holds.size >= 6) return;
  const person = (dice.pick(peopleOf(walk)) ?? world.bob).id;
  const restriction = dice.pick(["NO_RESTRICTION", "ONLY_DMS"] as const) ?? "ONLY_DMS";
  const made = await world.alice.does("admin.legalHolds.policies.create", {
    name: "Case",
    entity_ids: [person],
    restriction,
  });
  model.holds.set(made.policy.id, { person, restriction, isActive: true });
}

/** Releases a hold, or activates it again; mostly released, so that something is deleted. */
export async function release(walk: Walk): Promise<void> {
  const { dice, model } = walk;
  const [policy_id, policy] = dice.pick([...model.holds]) ?? [];
  if (policy_id === undefined || policy === undefined) return;
  if (!policy.isActive && dice.below(3) > 0) return;
  const method = `admin.legalHolds.policies.${policy.isActive ? "release" : "activate"}` as const;
  if (await succeeds(walk, complianceAdmin, method, { policy_id })) policy.isActive = !policy.isActive;
}

export async function rule(walk: Walk): Promise<void> {
  const { dice, rooms, spares, model } = walk;
  const channel_id = dice.pick([...rooms, ...spares]) ?? "";
  const duration_days = 1 + dice.below(5);
  const params = { channel_id, duration_days };
  if (await succeeds(walk, complianceAdmin, "admin.conversations.setCustomRetention", params))
    model.setRule(channel_id, duration_days);
}

export async function confirm(walk: Walk): Promise<void> {
  const [channel_id, found] = walk.dice.pick([...walk.model.rules]) ?? [];
  if (channel_id === undefined || found === undefined) return;
  const params = { channel_id, duration_days: found.days };
  if (await succeeds(walk, complianceAdmin, "admin.retention.confirm", params)) found.isConfirmed = true;
}

export async function unrule(walk: Walk): Promise<void> {
  const { dice, rooms, spares, model } = walk;
  const channel_id = dice.pick([...rooms, ...spares]) ?? "";
  if (await succeeds(walk, complianceAdmin, "admin.conversations.removeCustomRetention", { channel_id }))
    model.rules.delete(channel_id);
}
