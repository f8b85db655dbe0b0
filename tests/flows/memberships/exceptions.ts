/** Methods whose answers depend on the other membership, or name the other workspace, by their definition. */
export const exceptions: Readonly<Record<string, string>> = {
  "client.teams.join": "People do not join a workspace twice.",
  "client.teams.list": "Lists the workspaces that the person is not in.",
};

export const exceptionFor = (method: string): string | undefined => exceptions[method];
