export const viewsText = {
  openFailed: "Couldn’t open the conversation. Try again.",
  messagesWith: (name: string) => `Messages with ${name}`,
  homeOf: (name: string) => `Home of ${name}`,
  thisAppHasNoHomeTab: "This app has no home tab.",
  notInstalled: "This app isn’t installed in this workspace.",
  appUnreachable: "Couldn’t reach the app.",
  offline: "You’re offline.",
  loadingHome: "Loading app home",
  emptyHome: "This app’s home tab is empty.",
  app: "App",
};
