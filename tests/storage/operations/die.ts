import { type Outcome } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";

/** Ends the thread it runs on in the middle of its transaction, as running out of memory would. */
export const die = defineOperation(import.meta, async (): Promise<Outcome<object, never>> => {
  setImmediate(() => {
    throw new Error("the thread ends here");
  });
  return new Promise(() => {});
});
