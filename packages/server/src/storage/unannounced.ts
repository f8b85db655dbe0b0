/** Ends statements of which other servers need no notice. Otherwise all of them would wake for every renewal of a lease. */
export const unannounced = "/* unannounced */";
