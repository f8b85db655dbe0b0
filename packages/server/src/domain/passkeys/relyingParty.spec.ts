import assert from "node:assert/strict";
import { test } from "node:test";
import { relyingPartyOf } from "./relyingParty.ts";

test("binds passkeys to the name in the public address, without its port", () => {
  for (const [baseUrl, rpId, origin] of [
    ["https://chat.acme.example", "chat.acme.example", "https://chat.acme.example"],
    ["https://chat.acme.example:8443/", "chat.acme.example", "https://chat.acme.example:8443"],
    ["http://localhost:8065", "localhost", "http://localhost:8065"],
    ["http://acme.localhost:8065", "acme.localhost", "http://acme.localhost:8065"],
  ] as const) {
    assert.deepEqual(relyingPartyOf(baseUrl), { ok: true, place: { rpId, origin } }, baseUrl);
  }
});

test("refuses addresses for which browsers make none", () => {
  for (const baseUrl of ["https://192.0.2.7", "http://127.0.0.1:8065", "https://[2001:db8::1]:8443"]) {
    assert.deepEqual(relyingPartyOf(baseUrl), { ok: false, error: "passkeys_need_name" }, baseUrl);
  }
  assert.deepEqual(relyingPartyOf("http://chat.acme.example"), { ok: false, error: "passkeys_need_https" });
});
