export const workspaceMenuText = {
  systemTheme: "System theme",
  lightTheme: "Light theme",
  darkTheme: "Dark theme",
  selected: "selected",
  setStatus: "Set a status",
  preferences: "Preferences",
  keyboardShortcuts: "Keyboard shortcuts",
  apps: "Apps",
  administration: "Administration",
  developerTools: "Developer tools",
  yourAccount: "Your account",
  signOut: (name: string) => `Sign out ${name}`,
};
