import assert from "node:assert/strict";
import { createPublicKey, verify } from "node:crypto";
import { test } from "node:test";
import { isPushReceiver, sealPush } from "./sealPush.ts";
import { newVapidKey, vapidAuthorization } from "./vapid.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

/** The example of RFC 8291, section 5 and appendix A. */
const receiver = {
  p256dh: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
  auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
};
const entropy = {
  salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
  privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
};
const sealed =
  "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

test("seals the example of RFC 8291 byte by byte", () => {
  const content = Buffer.from("When I grow up, I want to be a watermelon");
  assert.equal(sealPush(content, receiver, entropy).toString("base64url"), sealed);
});

test("no two messages have the same salt and key", () => {
  const [one, other] = [sealPush(Buffer.from("a"), receiver), sealPush(Buffer.from("a"), receiver)];
  assert.notDeepEqual(one.subarray(0, 16), other.subarray(0, 16));
  assert.notDeepEqual(one.subarray(21, 86), other.subarray(21, 86));
});

test("a receiver has a point of the curve and 16 shared bytes", () => {
  const { p256dh, auth } = receiver;
  const besides = Buffer.from(p256dh);
  besides[64] = (besides[64] ?? 0) ^ 1;
  assert.equal(isPushReceiver(receiver), true);
  assert.equal(isPushReceiver({ p256dh: besides, auth }), false);
  assert.equal(isPushReceiver({ p256dh: p256dh.subarray(1), auth }), false);
  assert.equal(isPushReceiver({ p256dh, auth: auth.subarray(1) }), false);
});

test("the token names the service, ends, and is signed with the key that goes with it", () => {
  const key = newVapidKey();
  assert.deepEqual([key.publicKey.length, key.privateKey.length], [87, 43]);
  const claims = { endpoint: "https://push.example.com/a/b", contact: "https://chat.example.com", expiresS: 1_000 };
  const header = vapidAuthorization(key, claims);
  const [, head = "", body = "", signature = "", k = ""] = /^vapid t=(.*)\.(.*)\.(.*), k=(.*)$/.exec(header) ?? [];
  assert.equal(k, key.publicKey);
  const claimed = JSON.parse(bytes(body).toString()) as unknown;
  assert.deepEqual(claimed, { aud: "https://push.example.com", exp: 1_000, sub: "https://chat.example.com" });
  const point = bytes(k);
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const options = { key: publicKey, dsaEncoding: "ieee-p1363" as const };
  assert.ok(verify("sha256", Buffer.from(`${head}.${body}`), options, bytes(signature)));
});
