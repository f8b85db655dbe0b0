import { limits, succeed } from "@platform/protocol";
import { unsubscribePush } from "../../domain/push/unsubscribePush.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const clientPushUnsubscribe = defineMethod({
  name: "client.push.unsubscribe",
  summary: "Ends the notifications of a closed browser of the caller.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 2,
  forPeople: true,
  params: {
    endpoint: text({
      describe: "The `endpoint` that the browser subscribed with.",
      maxLength: limits.push_endpoint_chars_max,
    }),
  },
  result: {},
  errors: {},
  examples: [{ title: "In this browser", params: { endpoint: "https://fcm.googleapis.com/fcm/send/cPMo" } }],
  notes: "A method of this server's own, for clients. It succeeds for an endpoint that is not subscribed, too.",
  async handler(ctx, { endpoint }) {
    await ctx.write(unsubscribePush, { endpoint });
    return succeed({});
  },
});
