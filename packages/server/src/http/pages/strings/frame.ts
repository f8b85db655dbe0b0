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
  /** What an installed client is, where the system lists its apps. */
  client: "Messages of your workspaces.",
};
