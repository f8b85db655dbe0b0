import type { Builtin } from "./builtin.ts";
import { postStep } from "./message.ts";

/** The conversation with the person is opened when there is none yet. */
export const sendDm: Builtin = (ctx, inputs) => postStep(ctx, inputs, { channel: inputs.text("user_id") });
