import { limits, refuse, succeed } from "@platform/protocol";
import { isPushEndpoint } from "../../domain/push/endpointRules.ts";
import { receiverOf } from "../../domain/push/pushAddress.ts";
import { subscribePush } from "../../domain/push/subscribePush.ts";
import { isPushReceiver } from "../../ports/webPush/sealPush.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

const keyCharsMax = 100;

export const clientPushSubscribe = defineMethod({
  name: "client.push.subscribe",
  summary: "Notifies the caller in this browser while it is closed.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 2,
  forPeople: true,
  needs: ["push"],
  params: {
    endpoint: text({
      describe: "The `endpoint` of the browser's `PushSubscription`.",
      maxLength: limits.push_endpoint_chars_max,
    }),
    p256dh: text({ describe: "Its key `p256dh`, as base64url.", maxLength: keyCharsMax }),
    auth: text({ describe: "Its key `auth`, as base64url.", maxLength: keyCharsMax }),
  },
  result: {},
  errors: {
    invalid_endpoint: "`endpoint` is not an address of a push service that the operator allows.",
    invalid_keys: "`p256dh` is not a point of P-256, or `auth` does not have 16 bytes.",
    session_required: "The token does not come from a signed-in browser.",
  },
  examples: [
    {
      title: "A browser that has subscribed",
      params: {
        endpoint: "https://fcm.googleapis.com/fcm/send/cPMo",
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    },
  ],
  notes:
    "A method of this server's own, for clients. Browsers subscribe with the key of `client.push.key`. The subscription ends with the session of the browser. To subscribe again renews it. Notified are mentions, direct messages, followed threads and what the levels of the caller say, unless the caller is active in a browser or is not to be disturbed.",
  async handler(ctx, { endpoint, p256dh, auth }) {
    if (!isPushEndpoint(endpoint, ctx.push)) return refuse("invalid_endpoint");
    if (!isPushReceiver(receiverOf({ p256dh, auth }))) return refuse("invalid_keys");
    const done = await ctx.write(subscribePush, { endpoint, p256dh, auth });
    return done.ok ? succeed({}) : done;
  },
});
