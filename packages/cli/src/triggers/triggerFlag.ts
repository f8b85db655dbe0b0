/** Which trigger a command is about. */
export const triggerFlag = {
  kind: "text",
  describe: "The trigger, as `platform trigger list` names it.",
  value: "TRIGGER_ID",
  required: true,
  isPositional: true,
  isCommandLineOnly: true,
} as const;
