import type { Actor } from "../../../packages/server/testkit/workspace.ts";
import type { Stage } from "./stage.ts";

type Prepare = (stage: Stage, insider: Actor, config: Actor) => Promise<unknown>;

const nameFunctionUsers: Prepare = ({ circle }, _insider, config) =>
  config.does("functions.distributions.permissions.set", {
    function_id: circle["function"] ?? "",
    permission_type: "named_entities",
    user_ids: [circle["owner"] ?? "", circle["user"] ?? ""],
  });

const leaveTeam: Prepare = ({ circle }, insider) =>
  insider.does("admin.users.remove", { team_id: circle["team"] ?? "", user_id: circle["user"] ?? "" });

const setRules: Prepare = async ({ circle }, insider) => {
  const duration_days = 30;
  await insider.does("admin.conversations.setCustomRetention", { channel_id: circle["channel"] ?? "", duration_days });
  await insider.does("admin.retention.rules.set", { team_id: circle["team"] ?? "", kind: "public", duration_days });
};

/** No method makes a member a guest. */
const becomeGuest: Prepare = ({ circle, world }) =>
  world.platform.store.db
    .updateTable("memberships")
    .set({ role: "multi_channel_guest" })
    .where("user_id", "=", circle["user"] ?? "")
    .execute();

/** An account that an import has made and that nobody has entered yet. */
const becomeImported: Prepare = async ({ circle, world }) => {
  const { db } = world.platform.store;
  const [id, team_id] = [circle["user"] ?? "", circle["team"] ?? ""];
  await db.insertInto("imported_objects").values({ team_id, kind: "user", id, body: "{}" }).execute();
  for (const table of ["passwords", "identities"] as const)
    await db.deleteFrom(table).where("user_id", "=", id).execute();
};

/** Since when sign-in asks for more than a password; there is nothing to lose otherwise. */
const haveSecondFactor: Prepare = ({ circle, world }) =>
  world.platform.store.db
    .updateTable("users")
    .set({ two_factor_ms: 1 })
    .where("id", "=", circle["user"] ?? "")
    .execute();

/** The connect policy would turn every later invite into a request, so that this one alone becomes one. */
const waitForReview: Prepare = ({ circle, world }) =>
  world.platform.store.db
    .updateTable("shared_invites")
    .set({ is_request: 1, status: "requested" })
    .where("id", "=", circle["shared_invite"] ?? "")
    .execute();

/** Reviewers see the name of the channel, so that the request is about one whose name is no secret. */
const waitInPublic: Prepare = async (stage, insider, config) => {
  await waitForReview(stage, insider, config);
  const { db } = stage.world.platform.store;
  const { key } = await db
    .selectFrom("channels")
    .select("key")
    .where("team_id", "=", stage.circle["team"] ?? "")
    .where("is_general", "=", 1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("shared_invites")
    .set({ channel_key: key })
    .where("id", "=", stage.circle["shared_invite"] ?? "")
    .execute();
};

/** The manifest of the example declares no provider, which is refused while accounts of one are connected. */
const forgetAccounts: Prepare = ({ circle }, _insider, config) =>
  config.does("apps.auth.external.delete", { app_id: circle["developed_app"] ?? "" });

/** The circle's channel is private, and methods about public ones need another. */
const becomePublic: Prepare = ({ circle, world }) =>
  world.platform.store.db
    .updateTable("channels")
    .set({ kind: "public" })
    .where("id", "=", circle["channel"] ?? "")
    .execute();

const starEverything: Prepare = async ({ circle }, insider) => {
  const [channel = "", timestamp = "", file = ""] = [circle["channel"], circle["message"], circle["file"]];
  for (const item of [{ channel }, { channel, timestamp }, { file }]) await insider.asks("stars.add", item);
};

/** Everybody has paused notifications. */
const pauseEverybody: Prepare = async ({ world }) => {
  const { db } = world.platform.store;
  const snooze = { schedule: null, ended_ms: null, snooze_from_ms: 0, snooze_to_ms: world.clock.nowMs() + 3_600_000 };
  const people = await db.selectFrom("users").select("id").execute();
  await db
    .insertInto("dnd_settings")
    .values(people.map(({ id }) => ({ user_id: id, ...snooze })))
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(snooze))
    .execute();
};

const leaveChannel: Prepare = ({ circle }, insider) =>
  insider.does("conversations.kick", { channel: circle["channel"] ?? "", user: circle["user"] ?? "" });

/** The job of the circle waits, because its clock stands still; no other bulk action starts meanwhile. */
const endBulkAction: Prepare = ({ world }) =>
  world.platform.store.db.updateTable("jobs").set({ exclusive_key: null }).execute();

/** The file of the circle is a text. */
const becomeArchive: Prepare = ({ circle, world }) =>
  world.platform.store.db
    .updateTable("files")
    .set({ filetype: "zip" })
    .where("id", "=", circle["file"] ?? "")
    .execute();

/** The job of the circle is a bulk action. */
const becomeImport: Prepare = ({ circle, world }) =>
  world.platform.store.db
    .updateTable("jobs")
    .set({ kind: "imports.run", team_id: circle["team"] ?? "" })
    .where("id", "=", circle["job"] ?? "")
    .execute();

const fillGroup: Prepare = ({ circle, world }) =>
  world.platform.store.db
    .insertInto("usergroup_members")
    .values({ usergroup_id: circle["usergroup"] ?? "", user_id: circle["owner"] ?? "" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const restrictChannel: Prepare = async (stage, insider, config) => {
  await fillGroup(stage, insider, config);
  const { circle } = stage;
  await insider.does("admin.conversations.restrictAccess.addGroup", {
    channel_id: circle["channel"] ?? "",
    group_id: circle["usergroup"] ?? "",
  });
};

/** As the example of the method that removes mappings names the group. */
const mapGroup: Prepare = async ({ circle }, insider) => {
  const mapping = { provider_id: circle["sign_in_provider"] ?? "", group: "chat-admins" };
  await insider.does("admin.signIn.groups.add", { ...mapping, role: "admin" });
  await insider.does("admin.signIn.groups.add", { ...mapping, usergroup_id: circle["usergroup"] ?? "" });
};

/** A hold on the owner of the circle covers their channels. */
const releaseHold: Prepare = ({ circle }, insider) =>
  insider.does("admin.legalHolds.policies.release", { policy_id: circle["legal_hold"] ?? "" });

/** What has to happen before a method can succeed at all. It holds for the outsiders' attempts, too. */
export const preparations: Readonly<Record<string, Prepare>> = {
  "admin.legalHolds.entities.remove": ({ circle }, insider) =>
    insider.does("admin.legalHolds.entities.add", {
      policy_id: circle["legal_hold"] ?? "",
      entity_ids: [circle["user"] ?? ""],
    }),
  "admin.conversations.delete": releaseHold,
  "admin.imports.cancel": becomeImport,
  "admin.imports.start": becomeArchive,
  "admin.legalHolds.policies.activate": releaseHold,
  "admin.retention.confirm": setRules,
  "admin.retention.preview": setRules,
  "admin.retention.rules.remove": setRules,
  "admin.signIn.groups.remove": mapGroup,
  "admin.users.assign": leaveTeam,
  "admin.users.createClaimLink": becomeImported,
  "admin.users.getExpiration": becomeGuest,
  "admin.users.reactivate": leaveTeam,
  "admin.users.secondFactor.reset": haveSecondFactor,
  "admin.users.setExpiration": becomeGuest,
  "admin.conversations.bulkArchive": endBulkAction,
  "admin.conversations.bulkDelete": async (...prepared) => {
    await endBulkAction(...prepared);
    await releaseHold(...prepared);
  },
  "admin.conversations.bulkMove": endBulkAction,
  "admin.conversations.restrictAccess.addGroup": fillGroup,
  "admin.conversations.restrictAccess.removeGroup": restrictChannel,
  "admin.apps.clearResolution": ({ circle }, insider) =>
    insider.does("admin.apps.approve", { app_id: circle["app"] ?? "", team_id: circle["team"] ?? "" }),
  "admin.conversations.convertToPrivate": becomePublic,
  "admin.conversations.invite": leaveChannel,
  "admin.teams.settings.setDefaultChannels": becomePublic,
  "admin.usergroups.removeChannels": ({ circle }, insider) =>
    insider.does("admin.usergroups.addChannels", {
      usergroup_id: circle["usergroup"] ?? "",
      channel_ids: [circle["channel"] ?? ""],
    }),
  "admin.workflows.collaborators.remove": ({ circle }, insider) =>
    insider.does("admin.workflows.collaborators.add", {
      workflow_ids: [circle["workflow"] ?? ""],
      collaborator_ids: [circle["user"] ?? ""],
    }),
  "admin.conversations.unarchive": ({ circle }, insider) =>
    insider.does("admin.conversations.archive", { channel_id: circle["channel"] ?? "" }),
  "admin.teams.migration.finish": ({ circle }, insider) =>
    insider.does("admin.teams.migration.settle", { team_id: circle["movingTeam"] ?? "" }),
  "client.previews.remove": ({ circle }, insider) => {
    const url = "https://example.com/menu";
    return insider.does("chat.update", {
      channel: circle["channel"] ?? "",
      ts: circle["message"] ?? "",
      text: `<${url}>`,
      attachments: [{ text: "Menu", from_url: url, original_url: url }],
    });
  },
  "conversations.requestSharedInvite.approve": waitForReview,
  "conversations.requestSharedInvite.deny": waitForReview,
  "conversations.requestSharedInvite.list": waitInPublic,
  "apps.manifest.update": forgetAccounts,
  "apps.manifest.validate": forgetAccounts,
  "functions.distributions.permissions.add": nameFunctionUsers,
  "functions.distributions.permissions.remove": nameFunctionUsers,
  "slackLists.access.delete": async ({ circle }, insider) => {
    const given = { list_id: circle["list"] ?? "", access_level: "read" } as const;
    await insider.does("slackLists.access.set", { ...given, user_ids: [circle["user"] ?? ""] });
  },
  "client.dnd.override": pauseEverybody,
  "client.saved.update": starEverything,
  "stars.remove": starEverything,
  "workflows.featured.remove": ({ circle }, insider) =>
    insider.does("workflows.featured.add", {
      channel_id: circle["channel"] ?? "",
      trigger_ids: [circle["trigger"] ?? ""],
    }),
  "workflows.triggers.permissions.remove": ({ circle }, insider) =>
    insider.does("workflows.triggers.permissions.set", {
      trigger_id: circle["trigger"] ?? "",
      permission_type: "named_entities",
      user_ids: [circle["owner"] ?? ""],
      channel_ids: [circle["channel"] ?? ""],
      team_ids: [circle["team"] ?? ""],
      org_ids: [circle["org"] ?? ""],
    }),
};

/** Who can call a method successfully where that is not the owner of the circle. */
export const callers: Readonly<Record<string, "invitee" | "mover">> = {
  "admin.teams.migration.begin": "invitee",
  "admin.teams.migration.cancel": "mover",
  "conversations.acceptSharedInvite": "invitee",
};
