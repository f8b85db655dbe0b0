import type { Builtin } from "./builtin.ts";
import { postStep } from "./message.ts";

export const sendMessage: Builtin = (ctx, inputs) => postStep(ctx, inputs, { channel: inputs.text("channel_id") });
