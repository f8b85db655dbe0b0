import { refuse } from "@platform/protocol";
import { nobody } from "../domain/caller.ts";
import { callWebhook } from "../domain/triggers/callWebhook.ts";
import type { CallServices } from "../http/call.ts";
import type { RequestWatch } from "../delivery/watch.ts";
import type { WebhookTriggerServices } from "../http/triggerRoute.ts";

/** About one a second: a caller with more data puts it into one request. */
const quota = { perMinute: 60, burst: 20 };

/** Gives the route of webhook triggers what it may not import: a way to start a workflow. */
export function openWebhookTriggerServices({
  callServices,
  watch,
}: {
  readonly callServices: CallServices;
  readonly watch: RequestWatch | undefined;
}): WebhookTriggerServices {
  return {
    async start(call) {
      if (callServices.isDraining()) return refuse("service_unavailable");
      const waitS = callServices.takeRate(`trigger ${call.triggerId}`, quota);
      if (waitS > 0) return { ...refuse("rate_limited"), retryAfterS: waitS };
      return callServices.openContext(nobody, {}, {}, undefined, watch?.newRequestId()).write(callWebhook, call);
    },
  };
}
