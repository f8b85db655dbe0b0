import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type IdKind, idSource, idStart, idVariableChars } from "@platform/protocol";
import type { ObjectKind } from "../../packages/server/src/methods/objects.ts";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { Fault } from "../../packages/server/src/methods/params.ts";
import { idsIn } from "../flows/objects/fakeIds.ts";

/** The kinds of id that name each kind of object; nothing for objects that are named by something else. */
const idKinds: Readonly<Record<ObjectKind, readonly IdKind[]>> = {
  app: ["app"],
  app_request: ["appRequest"],
  invite_request: ["inviteRequest"],
  app_token: [],
  barrier: ["barrier"],
  bookmark: ["bookmark"],
  bot: ["bot"],
  call: ["call"],
  canvas: ["file"],
  code_view: ["tab"],
  channel: ["channel", "dm"],
  developed_app: ["app"],
  directory_app: ["app"],
  draft: ["draft"],
  job: ["job"],
  execution: ["execution"],
  external_token: ["externalToken"],
  file: ["file"],
  function: ["function"],
  interaction: [],
  invite_link: ["inviteLink"],
  legal_hold: ["legalHold"],
  sign_in_provider: ["signInProvider"],
  list: ["file"],
  message: [],
  org: ["org"],
  record: ["record"],
  reminder: ["reminder"],
  remote_file: ["file"],
  run: ["run"],
  scheduled_message: ["scheduled"],
  section: ["section"],
  shared_invite: ["sharedInvite"],
  team: ["team"],
  trigger: ["trigger"],
  trigger_type: [],
  upload: ["file"],
  user: ["user"],
  usergroup: ["usergroup"],
  view: ["view"],
  workflow: ["workflow"],
};

/** As a Slack import leaves them in a store, and as older versions drew them. */
const foreign: Partial<Record<ObjectKind, readonly string[]>> = {
  channel: ["G1H9RESGL", "G0123456789", "CXYZ1234567", "D1H9RESGL"],
  user: ["W012A3CDE", "W0123456789", "UXYZ1234567", "USLACKBOT"],
  developed_app: ["AXYZ1234567"],
  team: ["TXYZ1234567"],
};

const newShape = (kind: IdKind): RegExp => new RegExp(`^${idStart(kind)}[A-Z0-9]{${idVariableChars}}$`);

const args = [...methods.values()].flatMap((method) =>
  method.params.flatMap(([name, param]) =>
    param.object === undefined ? [] : [{ method, name, param, kinds: idKinds[param.object] }],
  ),
);

describe("ids in method definitions", () => {
  test("look in every example as new ids do", () => {
    const wrong = args.flatMap(({ method, name, kinds }) =>
      method.examples.flatMap(({ params }) => {
        const given = (params as Readonly<Record<string, unknown>>)[name];
        const ids = given === undefined || kinds.length === 0 ? [] : idsIn(given).flatMap((id) => id.split(","));
        return ids
          .filter((id) => !kinds.some((kind) => newShape(kind).test(id)))
          .map((id) => `${method.name} ${name}: ${id}`);
      }),
    );
    assert.deepEqual(wrong, []);
  });

  test("may be imported or older ones in every argument", () => {
    let checked = 0;
    for (const { method, name, param } of args) {
      for (const id of foreign[param.object ?? "message"] ?? []) {
        const value = param.decode("items" in param.schema ? [id] : id);
        assert.ok(!(value instanceof Fault), `${method.name} ${name} refuses ${id}`);
        checked += 1;
      }
    }
    assert.ok(checked > 300, `${checked} checks`);
  });

  test("of the foreign kinds match the sources that parsers use", () => {
    for (const [object, ids] of Object.entries(foreign)) {
      const source = new RegExp(`^${idSource(...idKinds[object as ObjectKind])}$`);
      for (const id of ids) assert.match(id, source);
    }
  });
});
