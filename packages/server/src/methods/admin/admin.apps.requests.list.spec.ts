import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { createApp } from "../../../testkit/installing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { requestApproval, requestedByBob } from "../../../testkit/requesting.ts";
import { unescaped, Visitor } from "../../../testkit/visitor.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.requests.list";

describe(method, () => {
  test("shows what a person requested on the page of an app, with the message and the scopes", async () => {
    await using world = await workspace();
    await world.alice.does("admin.teams.settings.setAppApproval", { team_id: teamsOf(world).acme, required: true });
    const app = await createApp(world);
    const visitor = new Visitor(world, await world.platform.listen());
    await visitor.signIn("bob");
    const query = new URLSearchParams({ client_id: app.clientId, scope: "chat:write", user_scope: "users:read" });
    const page = await visitor.send(`/oauth/v2/authorize?${String(query)}`);
    const answer = await visitor.decide(page.text, "request", {}, { message: "For the <release>" });
    assert.equal(answer.status, 200);
    assert.match(unescaped(answer.text), /You have requested Echo/);

    const { app_requests } = await world.alice.does(method, { team_id: teamsOf(world).acme });

    const [request] = app_requests;
    assert.equal(app_requests.length, 1);
    assert.match(request?.id ?? "", /^Ar/);
    assert.deepEqual(
      [request?.app.id, request?.user.id, request?.team.id, request?.message, request?.is_user_app_collaborator],
      [app.appId, world.bob.id, teamsOf(world).acme, "For the <release>", false],
    );
    assert.deepEqual(
      request?.scopes.map(({ name, token_type, is_sensitive }) => [name, token_type, is_sensitive]),
      [
        ["chat:write", "bot", false],
        ["users:read", "user", false],
      ],
    );
    assert.equal(request?.previous_resolution, null);
    const [event] = await eventsOf(world, "app_requested");
    assert.equal((event?.["app_request"] as { id: string } | undefined)?.id, request?.id);
  });

  test("keeps only the last request of a person for an app, and pages by id", async () => {
    await using world = await workspace();
    const { app } = await requestedByBob(world);
    const again = await requestApproval(world, app);
    const carols = await requestApproval(world, app, { person: world.carol });
    const first = await world.alice.does(method, { limit: 1 });
    const second = await world.alice.does(method, { limit: 1, cursor: first.response_metadata.next_cursor });
    const ids = [...first.app_requests, ...second.app_requests].map(({ id }) => id);
    assert.deepEqual(ids, [again, carols].toSorted());
    const everywhere = await world.alice.does(method, { enterprise_id: world.dev.org?.id ?? "" });
    assert.equal(everywhere.app_requests.length, 2);
    assert.equal((await world.alice.does(method, { certified: true })).app_requests.length, 0);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
    too_many_teams_provided: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, enterprise_id: world.dev.org?.id }),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
