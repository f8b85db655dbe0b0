/** The value of `_x_reason` by which `platform run` marks calls that it repeats on its own; the log of a dev server omits them. */
export const pollReason = "platform-run-poll";
