import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { teamsOf } from "../../testkit/admins.ts";
import { withScopes } from "../../testkit/ownToken.ts";
import { newPerson, ownScim, patchOf, scimClient } from "../../testkit/scim.ts";
import { serving } from "../../testkit/signingIn.ts";

describe("the SCIM API", () => {
  test("describes itself without a token, in both versions", async () => {
    await using world = await serving();
    for (const version of ["v1", "v2"] as const) {
      const scim = scimClient(world, "", version);
      for (const path of ["/ServiceProviderConfig", "/ServiceProviderConfigs"]) {
        const { status, body } = await scim.get(path);
        assert.deepEqual([status, body.patch.supported, body.filter.maxResults], [200, true, limits.scim_page_max]);
      }
      const types = (await scim.get("/ResourceTypes")).body;
      assert.deepEqual(
        types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint),
        ["/Users", "/Groups"],
      );
      const users = (await scim.get("/Schemas/Users")).body;
      assert.ok(users.attributes.some(({ name }: { name: string }) => name === "userName"));
      const groups = (await scim.get("/Schemas/Groups")).body;
      assert.deepEqual((await scim.get(`/Schemas/${encodeURIComponent(groups.id)}`)).body, groups);
      for (const { id } of (await scim.get("/Schemas")).body.Resources)
        assert.equal((await scim.get(`/Schemas/${id}`)).body.id, id);
      assert.equal((await scim.get("/Schemas/Nothing")).status, 404);
      assert.equal((await scim.post("/Schemas", {})).status, 405);
    }
  });

  test("refuses with a status, in the words of Slack and of RFC 7644", async () => {
    await using world = await serving();
    const own = await ownScim(world);
    const nobody = scimClient(world, "");
    const unscoped = scimClient(world, (await withScopes(world, world.alice, ["users:read"])).token);
    const member = await ownScim(world, { as: world.bob });
    const answers = {
      "401 invalid_authentication": [
        () => nobody.get("/Users"),
        () => scimClient(world, "xoxp-guessed").post("/Users", {}),
      ],
      "403 not_allowed_token_type": [() => scimClient(world, world.bot.token).get("/Users")],
      "403 missing_scope": [() => unscoped.get("/Groups")],
      "403 restricted_action": [() => member.get("/Users")],
      "404 user_not_found": [() => own.get("/Users/U0NOBODY000"), () => own.get("/Users/x%00y")],
      "404 not_found": [
        () => own.get("/Bulk"),
        () => own.get("/Users/a/b"),
        () => own.get("/"),
        () => own.get("/constructor"),
      ],
      "405 method_not_allowed": [
        () => own.put("/Users", {}),
        () => own.post("/Users/U1", {}),
        () => own.delete("/Groups"),
      ],
      "400 invalid_syntax": [
        () => own.post("/Users", "{"),
        () => own.post("/Users", "[]"),
        () => own.post("/Users", ""),
      ],
      "400 invalid_filter": [() => own.get("/Users?filter=a&filter=b"), () => own.get("/Groups?filter=x")],
      "400 invalid_value": [() => own.get("/Users?startIndex=one"), () => own.post("/Users", { userName: "x" })],
      "413 too_large": [() => own.post("/Users", { title: "x".repeat(limits.body_bytes_max) })],
    };
    for (const [expected, sent] of Object.entries(answers)) {
      for (const send of sent) {
        const { status, body, headers } = await send();
        assert.equal(`${status} ${body.Errors.description}`, expected);
        assert.deepEqual([body.status, body.Errors.code], [String(status), status]);
        assert.deepEqual(body.schemas, ["urn:ietf:params:scim:api:messages:2.0:Error"]);
        assert.equal(typeof body.detail, "string");
        assert.equal(headers.get("www-authenticate"), status === 401 ? "Bearer" : null);
      }
    }
    const { status } = await fetch(`${world.url}/scim/v3/Users`);
    assert.equal(status, 404);
  });

  test("counts requests of the whole org, as Slack does", async () => {
    await using world = await serving({ rates: "strict" });
    const scim = await ownScim(world);
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) statuses.push((await scim.delete("/Users/U0NOBODY000")).status);
    assert.deepEqual([statuses.slice(0, 20).every((status) => status === 404), statuses[20]], [true, 429]);
    const limited = await (await ownScim(world)).delete("/Users/U0NOBODY000");
    assert.match(limited.headers.get("retry-after") ?? "", /^[1-9]\d*$/);
    assert.equal(limited.body.Errors.description, "ratelimited");
    const stranger = await ownScim(world, { as: world.bob });
    assert.equal((await stranger.delete("/Users/U0NOBODY000")).status, 403);
    assert.equal((await scim.get("/Users")).status, 200);
    assert.equal((await scim.patch(`/Users/${world.bob.id}`, patchOf())).status, 200);
    world.clock.advance({ seconds: 1 });
    assert.equal((await scim.delete("/Users/U0NOBODY000")).status, 404);
  });

  test("obeys the workspace's network policy, and ends with the token", async () => {
    await using world = await serving();
    const scim = await ownScim(world);
    assert.equal((await scim.post("/Users", newPerson("vera"))).status, 201);
    const policy = { team_id: teamsOf(world).acme, networks: ["192.0.2.0/24"] };
    await world.alice.does("admin.teams.settings.setNetworkPolicy", policy);

    const { status, body } = await scim.get("/Users");
    assert.deepEqual([status, body.Errors.description], [403, "accesslimited"]);
  });
});
