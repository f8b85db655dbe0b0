import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/** Whatever opens over or beside something else: a dialog, a pane, a menu, a panel. `ui` is what they are all made of. */
const opens =
  /<(?:Dialog|FormDialog|Menu|AnchoredMenu|Popover|Base\.Root|Combobox\.Root|AlertDialog\.Root|Dialog\.Root|aside)\b|role="listbox"/;

/** Of `ui`, what is a question of its own. */
const finished: ReadonlySet<string> = new Set(["ConfirmButton.tsx"]);

/** In which tests, and in which state, each is gone through by keyboard and held against the rules for everybody. */
const walks: Readonly<Record<string, readonly [spec: string, state: string]>> = {
  AboutPane: ["overlayKeys", "what a channel is about"],
  AddBookmark: ["overlayKeys", "a bookmark that leads nowhere"],
  AddPeople: ["overlayKeys", "people and an app who come into a channel"],
  BookmarksPane: ["overlayKeys", "what is bookmarked"],
  BrowseChannels: ["overlayKeys", "the channels that were found"],
  ChangePhoto: ["profiles", "the square of a photo"],
  ChannelsStep: ["welcome", "the second step of the setup"],
  CodeViewPane: ["codeChannels", "a diff of an agent"],
  ConsentDialog: ["agentTools", "the question before a tool writes"],
  ConfirmButton: ["schedulingKeys", "the question before a draft is deleted"],
  ConfirmDelete: ["messageKeys", "the question before a message is deleted"],
  ConfirmDialog: ["overlayKeys", "a question of an app"],
  CreateChannel: ["overlayKeys", "a new channel whose name is taken"],
  DateDialog: ["messageKeys", "the question for a date"],
  DayMenu: ["messageList", "the menu of days"],
  Department: ["adminKeys", "the department of a person"],
  EditChannel: ["overlayKeys", "a channel whose new name is taken"],
  EditProfile: ["overlayKeys", "a profile without a name"],
  EditSection: ["sidebarKeys", "a section that gets a name"],
  EmojiGrid: ["messageKeys", "the emoji that were found"],
  EmojiPopover: ["messageKeys", "the emoji that were found"],
  ExportAll: ["recordsKeys", "the formats of an export"],
  EntityActions: ["entityKeys", "the menu of a task"],
  EntityPane: ["entityKeys", "the details of a task"],
  ExpiryDialog: ["peopleKeys", "the last day of a guest"],
  FileMenu: ["laterKeys", "the menu of a file"],
  FileViewer: ["viewer", "a picture in the viewer"],
  ForwardMessage: ["forwarding", "where a message is forwarded to"],
  GroupDialog: ["adminKeys", "who is in a group"],
  InvitePeople: ["inviteKeys", "whom a member invites"],
  InviteStep: ["welcome", "the third step of the setup"],
  JobDialog: ["recordsKeys", "the items of a job"],
  JoinOrganization: ["adminKeys", "the question before a workspace moves"],
  LevelDialog: ["laterKeys", "the level of a channel"],
  LinkDialog: ["overlayKeys", "a link to what is no address"],
  LargeAudience: ["mentions", "the question before many people are notified"],
  LongMessage: ["longMessages", "the question how a long message goes out"],
  MessageActions: ["messageKeys", "what can be done with a message"],
  Modal: ["appKeys", "a modal reached by keyboard"],
  NewDirect: ["overlayKeys", "a new message with people chosen"],
  PauseDialog: ["laterKeys", "the pause of notifications"],
  PersonCard: ["profiles", "the card of a person"],
  PinsPane: ["overlayKeys", "what is pinned"],
  PolicyDialog: ["adminKeys", "who may post in one channel"],
  PreferencesDialog: ["overlayKeys", "preferences of which one was changed"],
  ProfilePane: ["overlayKeys", "the profile of another person"],
  ProfileStep: ["welcome", "the first step of the setup"],
  RemindDialog: ["laterKeys", "the question for the time of a reminder"],
  RenameEmoji: ["adminKeys", "an emoji that gets another name"],
  RetentionDialog: ["recordsKeys", "the retention of one channel"],
  RowMenu: ["sidebarKeys", "what can be done with a conversation"],
  RunRuleDialog: ["pageKeys", "who may run a trigger"],
  SavedFilters: ["recordsKeys", "a filter that gets a name"],
  ScheduleDialog: ["scheduling", "the question for a time"],
  ScheduleMenu: ["scheduling", "the times for sending later"],
  Scopes: ["recordsKeys", "the scopes of an app"],
  SearchField: ["searchKeys", "suggestions of a search"],
  SectionMenu: ["sidebarKeys", "what can be done with a section"],
  SelectMenu: ["appKeys", "a menu of a modal"],
  SendDialog: ["pageKeys", "where blocks are sent to"],
  SessionLength: ["peopleKeys", "how long people stay signed in"],
  SessionsDialog: ["peopleKeys", "the sessions of a person"],
  SetStatus: ["overlayKeys", "a status that is not saved yet"],
  SharePage: ["offlineKeys", "where something shared goes"],
  ShortcutSheet: ["overlayKeys", "all keys"],
  ShortcutsMenu: ["overlayKeys", "the shortcuts that apps offer"],
  StartWorkflow: ["overlayKeys", "a workflow that asks for something"],
  SuggestionList: ["messageKeys", "the people that are suggested"],
  Switcher: ["messageKeys", "the switcher with what was found"],
  ThreadPane: ["messageKeys", "a thread with a reply in focus"],
  ThreadsDialog: ["adminKeys", "the threads of a channel"],
  TypeRuleDialog: ["pageKeys", "who may use a type of trigger"],
  TypedConfirm: ["adminKeys", "the question before channels are deleted"],
  UnsafeLinkDialog: ["overlayKeys", "the question before a link opens"],
  WorkspaceMenu: ["overlayKeys", "the menu of the workspace"],
  overflow: ["appKeys", "a home tab with a menu open"],
};

test("whatever opens in the client is gone through by keyboard, and looked at while it is open", () => {
  const found = globSync("packages/web/src/**/*.tsx", { cwd: root })
    .filter((file) => !file.includes("/src/ui/") || finished.has(basename(file)))
    .filter((file) => opens.test(textOf(file)))
    .map((file) => basename(file, ".tsx"));
  assert.deepEqual(found.toSorted(), Object.keys(walks).toSorted());
  for (const [component, [spec, state]] of Object.entries(walks)) {
    const isLookedAt = textOf(`tests/browser/${spec}.spec.ts`).includes(`page, "${state}")`);
    assert.ok(isLookedAt, `${component}: tests/browser/${spec}.spec.ts does not look at ${state}`);
  }
});

test("what is said to go by keyboard alone has no mouse", () => {
  const specs = globSync("tests/browser/*Keys.spec.ts", { cwd: root });
  assert.ok(specs.length >= 5);
  const byHand = /\.(?:click|dblclick|hover|tap|check|uncheck|fill|selectOption|dragTo|focus)\(|\.mouse\b/;
  const wrong = specs.flatMap((file) => byHand.exec(textOf(file))?.[0] ?? []);
  assert.deepEqual(wrong, []);
});
