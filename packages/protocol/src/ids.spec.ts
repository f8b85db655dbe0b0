import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  idPrefixes,
  idSource,
  idStart,
  importedPrefixes,
  isChannelId,
  isConversationId,
  isIdShaped,
  isOrgId,
  isTeamId,
  isUserId,
} from "./ids.ts";

const kinds = Object.keys(idPrefixes) as (keyof typeof idPrefixes)[];

describe("id prefixes", () => {
  test("every new id begins with its prefix and a zero", () => {
    for (const kind of kinds) assert.equal(idStart(kind), `${idPrefixes[kind]}0`);
  });

  test("are those of Slack for every kind that clients match on", () => {
    const { org, team, user, bot, app, channel, dm, usergroup, file, view, event, scheduled, sharedInvite } =
      idPrefixes;
    assert.equal([org, team, user, bot, app, channel, dm, usergroup, file, view].join(), "E,T,U,B,A,C,D,S,F,V");
    assert.equal([event, scheduled, sharedInvite].join(), "Ev,Q,I");
  });

  test("tell kinds apart, except bots and webhooks, which share one in Slack", () => {
    const others = kinds.filter((kind) => kind !== "webhook").map((kind) => idPrefixes[kind]);
    assert.equal(new Set(others).size, others.length);
    assert.equal(idPrefixes.webhook, idPrefixes.bot);
  });

  test("leave the prefixes of imported ids free", () => {
    const imported = Object.values(importedPrefixes).flat();
    for (const kind of kinds) assert.ok(!imported.includes(idPrefixes[kind] as never), kind);
  });
});

describe("parsers of ids", () => {
  const imported = { user: "W012A3CDE", channel: "G1H9RESGL", old: "UXYZ1234567", slackbot: "USLACKBOT" };

  test("accept imported ids", () => {
    for (const id of ["U0123456789", imported.user, imported.old, imported.slackbot]) assert.ok(isUserId(id), id);
    for (const id of ["C0123456789", imported.channel, "CABCDEFGHIJ"]) assert.ok(isChannelId(id), id);
    for (const id of ["C0123456789", "D0123456789", imported.channel]) assert.ok(isConversationId(id), id);
    for (const id of Object.values(imported)) assert.ok(isIdShaped(id), id);
    assert.ok(isTeamId("T0123456789") && isOrgId("E0123456789"));
  });

  test("accept no ids of other kinds, and nothing that is no id", () => {
    for (const id of ["C0123456789", "Wx012345678", "Wf012345678", "U", "U0123-", "u0123", ""]) {
      assert.ok(!isUserId(id), id);
    }
    for (const id of ["U0123456789", "D0123456789", "K0123456789", "C", "general"]) assert.ok(!isChannelId(id), id);
    assert.ok(!isTeamId("E0123456789") && !isOrgId("T0123456789"));
  });

  test("find ids of several kinds in a text", () => {
    const found = "C0AAAAAAAAA G1H9RESGL D0BBBBBBBBB U0EEEEEEEEE".match(new RegExp(idSource("channel", "dm"), "g"));
    assert.deepEqual(found, ["C0AAAAAAAAA", "G1H9RESGL", "D0BBBBBBBBB"]);
  });
});
