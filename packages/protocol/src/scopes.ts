/**
 * What each scope lets an app do, as a person who is asked for it reads it. The sentence stands after "It can", for a
 * bot and for somebody's own token alike, so it names neither. Private conversations are always those that the bot, or
 * the person, takes part in; whoever shows the sentences says that once.
 */
export const scopeSentences = {
  "app_mentions:read": "Read messages that mention it",
  "assistant:write": "Act as an assistant: show its status and suggest prompts",
  "auditlogs:read": "Read the audit log",
  "bookmarks:read": "See the bookmarks of channels",
  "bookmarks:write": "Add, change and remove the bookmarks of channels",
  "calls:read": "See who is in a call",
  "calls:write": "Start and manage calls",
  "canvases:read": "Read canvases",
  "canvases:write": "Create, change and delete canvases",
  "channels:history": "Read messages in public channels",
  "channels:join": "Join public channels",
  "channels:manage": "Create, rename and archive public channels",
  "channels:read": "See public channels and who is in them",
  "channels:write": "Create, rename and archive public channels",
  "channels:write.invites": "Invite people to public channels",
  "channels:write.topic": "Set the topic and purpose of public channels",
  "chat:write": "Send messages",
  "chat:write.customize": "Send messages under another name and picture",
  "chat:write.public": "Send messages to public channels without joining them",
  commands: "Add slash commands and shortcuts",
  "conversations.connect:manage": "Approve and decline channels shared with other organizations",
  "conversations.connect:write": "Share channels with other organizations",
  "datastore:read": "Read what it has stored here",
  "datastore:write": "Store data here",
  "dnd:read": "See when people do not want to be disturbed",
  "dnd:write": "Change when notifications are paused",
  "emoji:read": "See custom emoji",
  "files:read": "See files in conversations it can read",
  "files:write": "Upload, change and delete files",
  "groups:history": "Read messages in private channels",
  "groups:read": "See private channels and who is in them",
  "groups:write": "Create, rename and archive private channels",
  "groups:write.invites": "Invite people to private channels",
  "groups:write.topic": "Set the topic and purpose of private channels",
  "hosting:read": "See what its hosted functions did",
  "identity:read": "See who you are",
  "im:history": "Read direct messages",
  "im:read": "See who direct messages are with, without their content",
  "im:write": "Start direct messages with people",
  "im:write.topic": "Set the topic of direct messages",
  "incoming-webhook": "Post to a channel through a private address",
  "links:read": "See links to its own sites in messages",
  "links:write": "Show previews of links",
  "lists:read": "Read lists",
  "lists:write": "Create, change and delete lists",
  "metadata.message:read": "Read the data that apps attach to messages",
  "mpim:history": "Read group direct messages",
  "mpim:read": "See who group direct messages are with, without their content",
  "mpim:write": "Start group direct messages",
  "mpim:write.topic": "Set the topic of group direct messages",
  openid: "See who you are",
  "pins:read": "See pinned messages and files",
  "pins:write": "Pin and unpin messages and files",
  "reactions:read": "See reactions to messages",
  "reactions:write": "Add and remove reactions",
  "reminders:read": "See reminders",
  "reminders:write": "Add, complete and delete reminders",
  "remote_files:read": "See files that it added from elsewhere",
  "remote_files:share": "Share files that it added from elsewhere",
  "remote_files:write": "Add, change and remove files from elsewhere",
  "search:read": "Search messages and files",
  "search:read.files": "Search files",
  "search:read.im": "Search direct messages",
  "search:read.mpim": "Search group direct messages",
  "search:read.private": "Search private channels",
  "search:read.public": "Search public channels",
  "search:read.users": "Search people",
  "stars:read": "See what is saved for later",
  "stars:write": "Change what is saved for later",
  "team:read": "See the name and domain of the workspace",
  "team.billing:read": "See the plan of the workspace",
  "team.preferences:read": "See the preferences of the workspace",
  "triggers:read": "See who may run its workflows",
  "triggers:write": "Change who may run its workflows",
  "usergroups:read": "See user groups and who is in them",
  "usergroups:write": "Create and change user groups",
  "users:read": "See the people of the workspace",
  "users:read.email": "See people's email addresses",
  "users:write": "Set presence",
  "users.profile:read": "See people's profiles",
  "users.profile:write": "Change the profile and its status",
  "workflow.steps:execute": "Run steps of workflows",

  admin: "Administer the workspace",
  "admin.analytics:read": "See analytics of the organization",
  "admin.app_activities:read": "See what apps did in the organization",
  "admin.apps:read": "See which apps are approved and requested",
  "admin.apps:write": "Approve, restrict and remove apps",
  "admin.barriers:read": "See information barriers",
  "admin.barriers:write": "Set up and remove information barriers",
  "admin.conversations:manage_objects": "Link channels to records",
  "admin.conversations:read": "See every channel and its settings",
  "admin.conversations:write": "Change, archive and delete any channel",
  "admin.invites:read": "See invitations and who asked for them",
  "admin.invites:write": "Approve and decline invitations",
  "admin.roles:read": "See who has which role",
  "admin.roles:write": "Give and take roles",
  "admin.teams:read": "See every workspace and its settings",
  "admin.teams:write": "Change workspaces and their settings",
  "admin.usergroups:read": "See which channels user groups belong to",
  "admin.usergroups:write": "Change which channels user groups belong to",
  "admin.users:read": "See every account and session",
  "admin.users:write": "Invite, change and remove people, and end their sessions",
  "admin.workflows:read": "See every workflow and who may use it",
  "admin.workflows:write": "Change and unpublish workflows",
} as const satisfies Readonly<Record<string, string>>;

export type Scope = keyof typeof scopeSentences;

/** Whether an app can be given this scope by being installed; those of app-level tokens cannot. */
export function isScope(name: string): name is Scope {
  return Object.hasOwn(scopeSentences, name);
}

/** Whether it gives power over a workspace and not only in it: then only an administrator can grant it. */
export function isAdminScope(name: string): boolean {
  return name === "admin" || name.startsWith("admin.");
}

/** Whether it reaches into conversations that not everybody sees. */
export function isPrivateScope(name: string): boolean {
  return /^(groups|im|mpim):/.test(name);
}
