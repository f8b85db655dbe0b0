import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { pushKey } from "../../domain/push/pushKey.ts";
import { defineMethod } from "../define.ts";

export const clientPushKey = defineMethod({
  name: "client.push.key",
  summary: "Returns the key by which push services recognize this platform.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {},
  result: {
    key: Type.String({
      description: "The public key as base64url, for `applicationServerKey` of `PushManager.subscribe`.",
    }),
  },
  errors: {},
  examples: [{ title: "Before a browser subscribes", params: {} }],
  notes:
    "A method of this server's own, for clients. All servers on one database have the same key, and a backup includes it. A browser that subscribed with another key has to subscribe again.",
  handler: async (ctx) => succeed({ key: (await pushKey(ctx)).publicKey }),
});
