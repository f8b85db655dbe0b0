/** The user name that an app's bot gets in its workspace: the app's name in the letters that a user name may have. */
export function botHandle(appName: string): string {
  return appName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");
}
