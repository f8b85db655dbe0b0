import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const teamId = (world: Workspace, domain: string) => world.dev.teams.find((team) => team.domain === domain)?.id ?? "";

describe("team.info", () => {
  test("describes the caller's workspace with its org", async () => {
    await using world = await workspace();

    const { team } = await world.bot.does("team.info", {});

    assert.equal(team.name, "Acme");
    assert.equal(team.enterprise_name, "Acme Corporation");
  });

  test("reaches another workspace of the same org, by id and by domain", async () => {
    await using world = await workspace();

    const byId = await world.bot.does("team.info", { team: teamId(world, "acme-labs") });
    const byDomain = await world.bot.does("team.info", { domain: "acme-labs" });

    assert.equal(byId.team.name, "Acme Labs");
    assert.deepEqual(byDomain.team, byId.team);
  });

  refuses("team.info", {
    team_not_found: (world) => world.bot.refused("team.info", { team: teamId(world, "birch") }),
  });
});
