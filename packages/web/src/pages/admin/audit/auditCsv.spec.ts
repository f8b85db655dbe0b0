import assert from "node:assert/strict";
import { test } from "node:test";
import { auditCsv } from "./auditCsv.ts";

test("an entry is a line, and nothing in it is a formula or another line", () => {
  const csv = auditCsv([
    {
      id: "7",
      date_create: 1_800_000_000,
      action: "admin.teams.settings.setName",
      actor: { type: "user", user: { id: "U1", name: "=alice", team: "T1" } },
      entity: { type: "team", id: "T1" },
      context: { location: { type: "workspace", id: "T1", name: "Acme", domain: "acme" }, ip_address: "127.0.0.1" },
      details: { name: 'Acme, "the" first' },
    },
  ]);
  assert.deepEqual(csv.split("\r\n"), [
    "time,id,action,actor,actor_id,entity_type,entity_id,team_id,ip_address,details",
    `2027-01-15T08:00:00.000Z,7,admin.teams.settings.setName,'=alice,U1,team,T1,T1,127.0.0.1,"{""name"":""Acme, \\""the\\"" first""}"`,
    "",
  ]);
});
