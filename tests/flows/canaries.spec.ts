import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createLog } from "../../packages/server/src/ports/log.ts";
import { steer } from "../../packages/server/testkit/controls.ts";
import { serving } from "../../packages/server/testkit/signingIn.ts";
import { platformOptions } from "../storage/platformPlace.ts";
import { inFile, inPostgres } from "../storage/storeKinds.ts";
import { bodyOf, findLeaks, type Places, readColumns, readFiles } from "./canaryPlaces.ts";
import { inputs, operatorToken, typedLogin, Witness } from "./canaryInputs.ts";

type Secrets = Record<string, readonly string[]>;

/** Everything that opens something goes in by every door, rightly and wrongly; then all that can be read is searched. */
for (const kind of [inFile, inPostgres]) {
  describe(`no secret can be read afterwards: ${kind.name}`, { skip: kind.skip }, () => {
    test("in a log, an error, a page, a metric, a column or a file [API-11.5, API-11.6]", async () => {
      await using place = await kind.fresh();
      const options = platformOptions(place.location);
      let output = "";
      const log = createLog({ level: "trace", write: (line) => void (output += line) });
      await using server = await serving({ ...options, operatorToken, log });
      const witness = new Witness(server);

      const secrets: Secrets = {};
      for (const [what, use] of Object.entries(inputs)) secrets[what] = await use(witness);
      secrets["passwords that dev mode made"] = server.dev.users.flatMap((user) => user.password ?? []);
      const places: Places = {
        "the log": output,
        "an error or a page": witness.heard.join("\n"),
        "/metrics": await readMetrics(server.url),
        "log.list": JSON.stringify(await steer(server.platform).does("log.list", { limit: 1_000 })),
        ...(await readColumns(server.platform.store.db)),
        ...(options.dataFolder === undefined ? {} : readFiles(options.dataFolder)),
      };

      checkIsThorough(secrets, places);
      const [app] = server.dev.apps;
      assert.match(
        findLeaks(places, { "a client id, which is no secret": [app?.client_id ?? ""] }).join("\n"),
        /apps\.client_id/,
      );
      assert.deepEqual(findLeaks(places, secrets), []);
      const { "an error or a page": _shownToThem, ...kept } = places;
      assert.deepEqual(findLeaks(kept, { "what was typed as a login": [typedLogin] }), []);
    });
  });
}

/** A search that has nothing to search, or nothing to search for, finds nothing either. */
function checkIsThorough(secrets: Secrets, places: Places): void {
  for (const [what, texts] of Object.entries(secrets)) {
    assert.ok(texts.length > 0, `${what}: none`);
    for (const text of texts) assert.ok(bodyOf(text).length >= 12, `${what}: "${text}" is too short to be a secret`);
  }
  assert.match(places["the log"] ?? "", /signed in by password/);
  assert.match(places["passwords.hash"] ?? "", /\$argon2id\$/);
  assert.match(places["an error or a page"] ?? "", /invalid_refresh_token[\s\S]*<h1>/);
  for (const place of ["tokens.hash", "refresh_tokens.hash", "oauth_codes.hash", "sessions.hash"]) {
    assert.match(places[place] ?? "", /[0-9a-f]{64}/, place);
  }
  assert.ok(places["second_factors.secret"], "there is no second factor to look at");
}

async function readMetrics(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}
