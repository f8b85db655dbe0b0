import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../../testkit/workspace.ts";

const hostile = [
  "%0d%0aset-cookie:%20a=b",
  "%2Foauth%2Fv2%2Fauthorize%3Fa%0D%0Ax-injected%3A%20yes",
  "%2Foauth%2Fv2%2Fauthorize%3Fa%00b%E2%80%A8%C3%BC",
  "%2Foauth%2Fv2%2Fauthorize%3F%09%0A",
  "%E0%A4%A",
  "\u0001\u007f",
  "x".repeat(8_000),
];

describe("a cookie that nobody of us set", () => {
  for (const [at, value] of hostile.entries()) {
    test(`breaks no page and no header (${at + 1})`, async () => {
      const failures: string[] = [];
      await using world = await workspace();
      const url = await world.platform.listen();
      const [link] = world.platform.signInLinks(world.dev.users);
      const cookie = `__Host-platform=${value}; __Host-platform-return=${value}`;
      const paths = ["/", "/sign-in", "/account", "/client", "/oauth/v2/authorize?client_id=1"].map(
        (path) => url + path,
      );

      for (const address of [...paths, link?.url ?? ""]) {
        const headers = { cookie: Buffer.from(cookie).toString("latin1"), accept: "text/html" };
        const response = await fetch(address, { redirect: "manual", headers }).catch((error: Error) => error);
        if (response instanceof Error) continue;
        if (response.status >= 500) failures.push(`${address} answered ${response.status}`);
        if (response.headers.has("x-injected")) failures.push(`${address} sent a header of the cookie`);
      }

      assert.deepEqual(failures, []);
    });
  }
});
