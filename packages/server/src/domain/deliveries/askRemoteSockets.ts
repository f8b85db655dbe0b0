import { type Outcome, succeed } from "@platform/protocol";
import { insertQuestion } from "../../storage/queries/deliveries.ts";
import { defineOperation } from "../context.ts";

/** Leaves a question to an app for whichever server holds one of its sockets. */
export const askRemoteSockets = defineOperation(
  import.meta,
  async (
    ctx,
    { appId, envelope }: { readonly appId: string; readonly envelope: string },
  ): Promise<Outcome<{ id: number }, never>> => {
    const id = await insertQuestion(ctx.db, {
      app_id: appId,
      team_id: "",
      event_id: "",
      kind: "question",
      type: "question",
      way: "socket",
      envelope,
      created_ms: ctx.nowMs,
      due_ms: ctx.nowMs,
    });
    return succeed({ id });
  },
);
