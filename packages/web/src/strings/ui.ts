export const uiText = {
  copied: "Copied",
  menu: "Menu",
  selected: "selected",
  dismiss: "Dismiss",
  optional: "(optional)",
  loading: "Loading",
};
