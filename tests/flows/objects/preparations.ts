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

/** No method makes a member a guest. */
const becomeGuest: Prepare = ({ circle, world }) =>
  world.platform.store.db
    .updateTable("memberships")
    .set({ role: "multi_channel_guest" })
    .where("user_id", "=", circle["user"] ?? "")
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

const leaveChannel: Prepare = ({ circle }, insider) =>
  insider.does("conversations.kick", { channel: circle["channel"] ?? "", user: circle["user"] ?? "" });

/** What has to happen before a method can succeed at all. It holds for the outsiders' attempts, too. */
export const preparations: Readonly<Record<string, Prepare>> = {
  "admin.users.assign": leaveTeam,
  "admin.users.getExpiration": becomeGuest,
  "admin.users.reactivate": leaveTeam,
  "admin.users.setExpiration": becomeGuest,
  "admin.conversations.convertToPrivate": becomePublic,
  "admin.conversations.invite": leaveChannel,
  "admin.conversations.unarchive": ({ circle }, insider) =>
    insider.does("admin.conversations.archive", { channel_id: circle["channel"] ?? "" }),
  "admin.teams.migration.finish": ({ circle }, insider) =>
    insider.does("admin.teams.migration.settle", { team_id: circle["movingTeam"] ?? "" }),
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
  "stars.remove": async ({ circle }, insider) => {
    const [channel = "", timestamp = "", file = ""] = [circle["channel"], circle["message"], circle["file"]];
    for (const item of [{ channel }, { channel, timestamp }, { file }]) await insider.asks("stars.add", item);
  },
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
