import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { endEmailChange } from "./endEmailChange.ts";

/** A person keeps the address that they have. */
export const cancelEmailChange = defineOperation(
  import.meta,
  async (ctx, { userId }: { readonly userId: string }): Promise<Outcome<object, never>> => {
    await endEmailChange(ctx, userId);
    return succeed({});
  },
);
