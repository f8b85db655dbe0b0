export const shellText = {
  serverUnreachable: "The server isn’t responding. Check that it is running.",
  signingIn: "Signing in",
  loadFailed: "Couldn’t load the workspace.",
  reload: "Reload",
  loadingWorkspace: "Loading workspace",
  noConversations: "You aren’t in any conversations yet. Browse channels to get started.",
  browse: "Browse channels",
  offline: "You’re offline. Messages will be sent when you reconnect.",
  sidebarWidth: "Sidebar width",
  paneWidth: "Pane width",
};
