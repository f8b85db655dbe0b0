import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createLog } from "../../ports/log.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("reports of what a page tried against its policy", () => {
  test("are logged once each, without search terms", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "warn", write: (line) => void lines.push(line) });
    const world = await workspace({ log });
    try {
      const url = await world.platform.listen();
      const send = (body: string) =>
        fetch(`${url}/policy-reports`, { method: "POST", headers: { "content-type": "application/csp-report" }, body });
      const report = {
        "document-uri": "https://chat.test/client/search?q=secret",
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://evil.example/x.js",
      };

      for (let times = 0; times < 3; times++) {
        assert.equal((await send(JSON.stringify({ "csp-report": report }))).status, 204);
      }
      for (const odd of ["", "{", "[]", "null", '{"csp-report":null}']) assert.equal((await send(odd)).status, 204);

      const reported = lines.filter((line) => line.includes("policy forbids"));
      assert.equal(reported.length, 1);
      assert.match(reported[0] ?? "", /script-src-elem.*evil\.example/);
      assert.doesNotMatch(reported[0] ?? "", /secret/);
    } finally {
      await world.platform.stop();
    }
  });

  test("are asked for by every page", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();
    const [link] = world.platform.signInLinks(world.dev.users);
    const signedIn = await fetch(link?.url ?? "", { redirect: "manual" });
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";

    for (const path of ["/docs", "/client"]) {
      const page = await fetch(url + path, { headers: { cookie } });
      assert.match(page.headers.get("content-security-policy") ?? "", /; report-uri \/policy-reports/);
    }
  });
});
