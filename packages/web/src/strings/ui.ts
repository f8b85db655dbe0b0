export const uiText = {
  copied: "Copied",
  menu: "Menu",
  dismiss: "Dismiss",
  optional: "(optional)",
  loading: "Loading",
};
