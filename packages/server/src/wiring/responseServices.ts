import { refuse } from "@platform/protocol";
import { answerByUrl } from "../domain/interactions/answer.ts";
import { findResponder } from "../domain/interactions/findResponder.ts";
import { replacesByDefault } from "../domain/interactions/openResponseUrls.ts";
import { readAnswer } from "../domain/interactions/readAnswer.ts";
import { replaceByDefault } from "../domain/interactions/replyMessage.ts";
import type { CallServices } from "../http/call.ts";
import type { ResponseServices } from "../http/responseRoute.ts";
import type { Db } from "../storage/db.ts";

/** Gives the route of response addresses what it may not import: whose they are, and a way to answer. */
export function openResponseServices({
  db,
  callServices,
}: {
  readonly db: Db;
  readonly callServices: CallServices;
}): ResponseServices {
  return {
    async answer(address, payload) {
      if (callServices.isDraining()) return refuse("service_unavailable");
      const found = await findResponder(db, address);
      if (!found.ok) return found;
      const ctx = callServices.openContext(found.caller, {}, {});
      const read = await readAnswer(ctx, replacesByDefault(address.secret) ? replaceByDefault(payload) : payload);
      return read.ok ? ctx.write(answerByUrl, { hash: found.hash, answer: read.answer }) : read;
    },
  };
}
