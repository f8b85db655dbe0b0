import assert from "node:assert/strict";
import { test } from "node:test";
import { isSameOrigin } from "./sameOrigin.ts";

test("a request counts as our own page's only when the browser says so", () => {
  const host = "localhost:8065";
  const own = [{ "sec-fetch-site": "same-origin" }, { origin: "http://localhost:8065" }];
  const foreign = [
    {},
    { "sec-fetch-site": "cross-site", origin: "http://localhost:8065" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { origin: "http://localhost:9999" },
    { origin: "https://evil.test" },
    { origin: "null" },
  ];

  for (const headers of own) assert.equal(isSameOrigin({ host, ...headers }), true, JSON.stringify(headers));
  for (const headers of foreign) assert.equal(isSameOrigin({ host, ...headers }), false, JSON.stringify(headers));
});
