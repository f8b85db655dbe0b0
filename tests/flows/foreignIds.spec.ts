import assert from "node:assert/strict";
import { after, before, describe, mock, test } from "node:test";
import { idAlphabet, type IdKind, idPrefixes, isIdShaped } from "@platform/protocol";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { systemIds } from "../../packages/server/src/ports/ports.ts";
import { noPositiveControl } from "./objects/exceptions.ts";
import { rowsOf } from "./objects/inputs.ts";
import { controlRow, keepStage, type KeptStage } from "./objects/matrix.ts";
import { openStage, type Stage } from "./objects/stage.ts";

const rows = rowsOf(methods.values());
const { next } = systemIds;
const letter = (): string => idAlphabet[Math.floor(Math.random() * idAlphabet.length)] ?? "0";
const letters = (count: number): string => Array.from({ length: count }, letter).join("");

/** Ids that no server of this version draws, but that a store can hold. */
const origins: Readonly<Record<string, (kind: IdKind) => string>> = {
  "a Slack import": (kind) => {
    if (kind === "user") return `W${letters(8)}`;
    return kind === "channel" ? `G${letters(8)}` : next(kind);
  },
  "an older version": (kind) => {
    const prefix = kind === "grant" ? "G" : idPrefixes[kind];
    return `${prefix}Z${letters(10 - prefix.length)}`;
  },
};

for (const [origin, draw] of Object.entries(origins)) {
  describe(`ids from ${origin}`, () => {
    let stage: Stage;
    let kept: KeptStage;
    before(async () => {
      const drawn = mock.method(systemIds, "next", draw);
      stage = await openStage();
      drawn.mock.restore();
      kept = await keepStage(stage);
    });
    after(() => stage.world.platform.stop());

    test("name every object of the matrix", () => {
      const { user = "", channel = "", mpim = "", owner = "" } = stage.circle;
      for (const [id, kind] of [
        [user, "user"],
        [owner, "user"],
        [channel, "channel"],
        [mpim, "channel"],
      ] as const) {
        assert.equal(id[0], draw(kind)[0]);
        assert.ok(isIdShaped(id) && !id.startsWith(`${idPrefixes[kind]}0`), id);
      }
    });

    test("of grants refresh their tokens", async () => {
      const { world } = stage;
      const ids = await world.platform.store.db.selectFrom("grants").select("id").execute();
      assert.ok(ids.some(({ id }) => id.startsWith(draw("grant").slice(0, 1))));
      const { config_refresh_token: refresh_token = "" } = world.dev;
      const { token } = await world.actor("").does("tooling.tokens.rotate", { refresh_token });
      assert.ok((await world.actor(token).asks("auth.test", {})).ok);
    });

    test("are accepted by every argument that takes an id [API-1.6]", async () => {
      const refused: string[] = [];
      for (const row of rows) {
        const codes = await controlRow(kept, row);
        const name = `${row.method.name} ${row.arg}`;
        if ((codes !== undefined) !== name in noPositiveControl) refused.push(`${name}: ${codes ?? "ok"}`);
      }
      assert.deepEqual(refused, []);
    });
  });
}
