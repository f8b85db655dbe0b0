import { type Outcome, refuse } from "@platform/protocol";
import type { Caller } from "../domain/caller.ts";
import { answerByUrl } from "../domain/interactions/answer.ts";
import { findResponder } from "../domain/interactions/findResponder.ts";
import { replacesByDefault } from "../domain/interactions/openResponseUrls.ts";
import { readAnswer } from "../domain/interactions/readAnswer.ts";
import { replaceByDefault } from "../domain/interactions/replyMessage.ts";
import type { CallServices } from "../http/call.ts";
import type { ResponseAddress, ResponseServices } from "../http/responseRoute.ts";
import type { RequestWatch } from "../delivery/watch.ts";
import type { Db } from "../storage/db.ts";

/** Gives the route of response addresses what it may not import: whose they are, and a way to answer. */
export function openResponseServices({
  db,
  callServices,
  watch,
}: {
  readonly db: Db;
  readonly callServices: CallServices;
  readonly watch: RequestWatch | undefined;
}): ResponseServices {
  return {
    async answer(address, payload) {
      if (callServices.isDraining()) return refuse("service_unavailable");
      const found = await findResponder(db, address);
      if (!found.ok) return found;
      const { caller, hash } = found;
      const respond = async (requestId: string | undefined) => {
        const ctx = callServices.openContext(caller, {}, {}, undefined, requestId);
        const read = await readAnswer(ctx, replacesByDefault(address.secret) ? replaceByDefault(payload) : payload);
        return read.ok ? ctx.write(answerByUrl, { hash, answer: read.answer }) : read;
      };
      return watch ? watched(watch, { address, caller, payload }, respond) : respond(undefined);
    },
  };
}

interface Sent {
  readonly address: ResponseAddress;
  readonly caller: Caller;
  readonly payload: unknown;
}

/** The response belongs to the request that started the interaction. */
async function watched<Code extends string>(
  watch: RequestWatch,
  { address, caller, payload }: Sent,
  respond: (requestId: string) => Promise<Outcome<object, Code>>,
): Promise<Outcome<object, Code>> {
  const requestId = watch.requestOf(`/responses/${address.teamId}/${address.secret}`) ?? watch.newRequestId();
  const started = performance.now();
  const began = watch.begin();
  const outcome = await respond(requestId);
  const code = outcome.ok ? "ok" : outcome.error;
  const timing = { began, durationMs: performance.now() - started, requestId };
  watch.responded({ appId: caller.appId, code, payload }, timing);
  return outcome;
}
