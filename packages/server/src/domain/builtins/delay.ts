import type { Builtin } from "./builtin.ts";

/** The run is due again when the time is over, on whichever server is up by then. */
export const delay: Builtin = async (_ctx, inputs) => ({
  ok: true,
  waitMs: inputs.number("minutes_to_delay") * 60 * 1000,
});
