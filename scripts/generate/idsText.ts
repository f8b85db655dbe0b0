import { type IdKind, idStart, idVariableChars, importedPrefixes } from "../../packages/protocol/src/ids.ts";

/** What clients see an id of each kind name; grants and installations have ids that no client sees. */
const named: Readonly<Record<Exclude<IdKind, "grant" | "installation">, string>> = {
  org: "an org (`enterprise`)",
  team: "a workspace (`team`)",
  user: "a person or a bot user",
  bot: "a bot",
  app: "an app",
  appRequest: "a request to approve an app",
  inviteRequest: "a request to invite a person",
  invitation: "an invitation of a person by address",
  signInProvider: "a sign-in provider",
  channel: "a channel or a group DM",
  dm: "a DM",
  event: "an event",
  usergroup: "a user group",
  barrier: "an information barrier",
  legalHold: "a legal hold",
  retentionRun: "a run of retention",
  bookmark: "a bookmark",
  file: "a file, canvas or list",
  tab: "a tab of a conversation, such as a canvas",
  record: "an item of a list",
  column: "a column of a list",
  listExport: "a download of a list",
  scheduled: "a scheduled message",
  draft: "a draft",
  job: "a job of an administrator",
  reminder: "a reminder",
  section: "a section of a sidebar",
  profileField: "a custom field of profiles",
  profileSection: "a section of the custom fields",
  call: "a call",
  webhook: "an incoming webhook",
  sharedInvite: "an invitation to a shared channel",
  inviteLink: "an invitation link",
  view: "a view",
  run: "a run of a workflow",
  execution: "an execution of a function",
  trigger: "a trigger",
  function: "a function",
  workflow: "a workflow",
  externalToken: "a connected account at a provider of others",
};

/** The section on ids, from the table that draws and parses them. */
export function printIdsText(): string {
  const imported: Partial<Record<string, readonly string[]>> = importedPrefixes;
  const rows = Object.entries(named).map(([kind, what]) => {
    const others = (imported[kind] ?? []).map((prefix) => ` Imported ones may begin with \`${prefix}\`.`);
    return `| \`${idStart(kind as IdKind)}…\` | ${what}${others.length > 0 ? `.${others.join("")}` : ""} |`;
  });
  return `## Ids

A new id is a prefix, a zero and ${idVariableChars} letters or digits. Ids from a Slack import and from older versions may have another
length or no zero, and every argument accepts them: treat an id as a whole, and rely on its first letters only.
\`USLACKBOT\` is Slackbot in every workspace.

| id | names |
|---|---|
${rows.join("\n")}
`;
}
