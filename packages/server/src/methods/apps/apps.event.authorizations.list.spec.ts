import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type EventContext, sealEventContext } from "../../domain/events/eventContext.ts";
import { orgBot, teamsOf } from "../../../testkit/admins.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.event.authorizations.list";

const devApp = (world: Workspace) => world.dev.apps.find((app) => app.name === "Dev App");
const app = (world: Workspace) => world.actor(devApp(world)?.app_token ?? "");

/** As the wrapper of an event carries it. */
function contextOf(world: Workspace, change: Partial<EventContext> = {}): string {
  const { id: appId = "", team_id: teamId = "" } = devApp(world) ?? {};
  return sealEventContext(world.platform.secrets, { teamId, appId, eventId: "Ev1", ...change });
}

async function everybody(world: Workspace, event_context: string, limit = 100) {
  const seen = [];
  let cursor = "";
  do {
    const page = await app(world).does(method, { event_context, limit, cursor });
    seen.push(...page.authorizations);
    cursor = page.response_metadata.next_cursor;
  } while (cursor !== "");
  return seen;
}

describe(method, () => {
  test("lists the bot and all who let the app act for them", async () => {
    await using world = await workspace();
    const { user_id: botId } = await world.bot.does("auth.test", {});
    const people = world.dev.users.filter((user) => user.team_id === world.dev.teams[0]?.id).map((user) => user.id);

    const listed = await everybody(world, contextOf(world));

    assert.deepEqual(listed.map(({ user_id }) => user_id).toSorted(), [botId, ...people].toSorted());
    assert.deepEqual(
      listed.find(({ is_bot }) => is_bot),
      {
        enterprise_id: world.dev.org?.id,
        team_id: world.dev.teams[0]?.id,
        user_id: botId,
        is_bot: true,
        is_enterprise_install: false,
      },
    );
  });

  test("leaves out who is not in the channel of the event", async () => {
    await using world = await workspace();

    const listed = await everybody(world, contextOf(world, { channelId: world.secret }));

    assert.deepEqual(listed.map(({ user_id }) => user_id).toSorted(), [world.alice.id, world.bob.id].toSorted());
  });

  test("lists the bot of an app that is installed for the org, where it was let in and nowhere else", async () => {
    await using world = await workspace();
    const { app: orgApp, bot } = orgBot(world);
    const author = await configuring(world, "erin");
    const made = await author.does("developer.apps.tokens.create", {
      app_id: orgApp.id,
      scopes: ["authorizations:read"],
    });
    const { user_id: botId } = await bot.does("auth.test", {});
    const { acme, labs } = teamsOf(world);
    const listedIn = async (teamId: string) => {
      const event_context = contextOf(world, { appId: orgApp.id, teamId });
      return (await world.actor(made.token).does(method, { event_context })).authorizations;
    };

    await world.alice.does("admin.apps.addTeams", { app_id: orgApp.id, team_ids: [acme] });
    const wanted = { enterprise_id: world.dev.org?.id, user_id: botId, is_bot: true, is_enterprise_install: true };
    assert.deepEqual(await listedIn(acme), [{ ...wanted, team_id: acme }]);

    await world.alice.does("admin.apps.removeTeams", { app_id: orgApp.id, team_ids: [labs] });
    assert.deepEqual(await listedIn(labs), []);
  });

  test("leaves out whose token was revoked", async () => {
    await using world = await workspace();

    await world.bob.does("auth.revoke", {});

    assert.equal(
      (await everybody(world, contextOf(world))).some(({ user_id }) => user_id === world.bob.id),
      false,
    );
  });

  test("pages concatenate to the whole", async () => {
    await using world = await workspace();

    assert.deepEqual(await everybody(world, contextOf(world), 2), await everybody(world, contextOf(world)));
  });

  refuses(method, {
    invalid_event_context: (world) => app(world).refused(method, { event_context: `x${contextOf(world)}` }),
    auth_mismatch: (world) => {
      const other = world.dev.apps.find((candidate) => candidate.name === "Rotating App");
      return app(world).refused(method, { event_context: contextOf(world, { appId: other?.id ?? "" }) });
    },
    invalid_cursor: async (world) => {
      const page = await app(world).does(method, { event_context: contextOf(world), limit: 1 });
      const cursor = page.response_metadata.next_cursor;
      return app(world).refused(method, { event_context: contextOf(world, { eventId: "Ev2" }), cursor });
    },
  });
});
