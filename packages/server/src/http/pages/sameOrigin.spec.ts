import assert from "node:assert/strict";
import { test } from "node:test";
import { isSameOrigin } from "./sameOrigin.ts";

test("a request counts as our own page's only when the browser says so", () => {
  const host = "localhost:8065";
  const baseUrl = "http://localhost:8065";
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

  for (const headers of own) assert.equal(isSameOrigin({ host, ...headers }, baseUrl), true, JSON.stringify(headers));
  for (const headers of foreign)
    assert.equal(isSameOrigin({ host, ...headers }, baseUrl), false, JSON.stringify(headers));
});

test("a proxy that rewrites Host does not matter: the origin is compared with the base URL", () => {
  const isOwn = (origin: string) => isSameOrigin({ host: "127.0.0.1:8065", origin }, "https://chat.example.com");

  assert.equal(isOwn("https://chat.example.com"), true);
  assert.equal(isOwn("http://chat.example.com"), false);
  assert.equal(isOwn("https://chat.example.com.evil.test"), false);
  assert.equal(isOwn("http://127.0.0.1:8065"), true);
});
