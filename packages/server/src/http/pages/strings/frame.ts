/** What several pages have in common. */
export const frameText = {
  skip: "Skip to the content",
  optional: "(optional)",
  copy: {
    button: "Copy",
    named: (label: string) => `Copy: ${label}`,
    done: "Copied",
    failed: "Select and copy by hand",
  },

  download: "Download",
};
