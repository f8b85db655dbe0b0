import assert from "node:assert/strict";
import { test } from "node:test";
import { tellDetails } from "./tellDetails.ts";

test("details are shown as names and words, without empty or known fields", () => {
  const asked = { user_ids: ["U1", "U2"], team_ids: [], description: "", prefs: { channel_mode: "open" } };
  const told = tellDetails({ team_id: "T1", required: false, uses: 0, ...asked }, ["T1"]);

  assert.deepEqual(told, [
    ["required", "false"],
    ["uses", "0"],
    ["user_ids", "U1, U2"],
    ["prefs.channel_mode", "open"],
  ]);
});
