import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { basePathOf, pathInTeam, teamOfPath } from "./clientPath.ts";

describe("a path of the client", () => {
  test("names a workspace after its area", () => {
    for (const area of ["client", "apps", "admin", "dev"]) {
      assert.equal(teamOfPath(`/${area}/T0ACME`), "T0ACME");
      assert.equal(teamOfPath(`/${area}/T0ACME/C0GENERAL/at/1.2`), "T0ACME");
      assert.equal(basePathOf(`/${area}/T0ACME/C0GENERAL`), `/${area}/T0ACME`);
    }
  });

  test("names none where a conversation, a page or another address stands", () => {
    for (const path of [
      "/client",
      "/client/",
      "/client/C0T0ACME",
      "/client/search",
      "/account/T0ACME",
      "/client/T0a",
    ]) {
      assert.equal(teamOfPath(path), undefined, path);
    }
    assert.equal(basePathOf("/client/C0GENERAL"), "/client");
  });

  test("is moved into a workspace once", () => {
    assert.equal(pathInTeam("/client", "T0ACME"), "/client/T0ACME");
    assert.equal(pathInTeam("/client/C0GENERAL", "T0ACME"), "/client/T0ACME/C0GENERAL");
    assert.equal(pathInTeam("/client/T0LABS/C0GENERAL", "T0ACME"), "/client/T0LABS/C0GENERAL");
  });
});
