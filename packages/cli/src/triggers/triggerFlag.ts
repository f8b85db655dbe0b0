/** Which trigger a command is about. */
export const triggerFlag = {
  kind: "text",
  describe: "The trigger id; see `platform trigger list`.",
  value: "TRIGGER_ID",
  required: true,
  isPositional: true,
  isCommandLineOnly: true,
} as const;
