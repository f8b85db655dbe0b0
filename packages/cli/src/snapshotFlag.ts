export const snapshotFlag = {
  kind: "text",
  describe: "The name of the snapshot.",
  value: "NAME",
  required: true,
  isPositional: true,
  isCommandLineOnly: true,
} as const;
