import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/** Whatever opens over or beside something else: a dialog, a pane, a menu, a panel. `ui` is what they are all made of. */
const opens =
  /<(?:Dialog|FormDialog|Menu|Popover|Base\.Root|Combobox\.Root|AlertDialog\.Root|Dialog\.Root|aside)\b|role="listbox"/;

/** In which tests, and in which state, each is gone through by keyboard and held against the rules for everybody. */
const walks: Readonly<Record<string, readonly [spec: string, state: string]>> = {
  AboutPane: ["overlayKeys", "what a channel is about"],
  AddBookmark: ["overlayKeys", "a bookmark that leads nowhere"],
  AddPeople: ["overlayKeys", "people and an app who come into a channel"],
  BookmarksPane: ["overlayKeys", "what is bookmarked"],
  BrowseChannels: ["overlayKeys", "the channels that were found"],
  ConfirmDelete: ["messageKeys", "the question before a message is deleted"],
  ConfirmDialog: ["overlayKeys", "a question of an app"],
  CreateChannel: ["overlayKeys", "a new channel whose name is taken"],
  DateDialog: ["messageKeys", "the question for a date"],
  Department: ["adminKeys", "the department of a person"],
  EditChannel: ["overlayKeys", "a channel whose new name is taken"],
  EditProfile: ["overlayKeys", "a profile without a name"],
  EmojiPicker: ["messageKeys", "the emoji that were found"],
  EmojiPopover: ["messageKeys", "the emoji that were found"],
  FileViewer: ["viewer", "a picture in the viewer"],
  GroupDialog: ["adminKeys", "who is in a group"],
  JoinOrganization: ["adminKeys", "the question before a workspace moves"],
  LinkDialog: ["overlayKeys", "a link to what is no address"],
  MessageActions: ["messageKeys", "what can be done with a message"],
  Modal: ["appKeys", "a modal reached by keyboard"],
  NewDirect: ["overlayKeys", "a new message with people chosen"],
  PinsPane: ["overlayKeys", "what is pinned"],
  PolicyDialog: ["adminKeys", "who may post in one channel"],
  PreferencesDialog: ["overlayKeys", "preferences of which one was changed"],
  ProfilePane: ["overlayKeys", "the profile of another person"],
  RenameEmoji: ["adminKeys", "an emoji that gets another name"],
  RunRuleDialog: ["pageKeys", "who may run a trigger"],
  SelectMenu: ["appKeys", "a menu of a modal"],
  SendDialog: ["pageKeys", "where blocks are sent to"],
  SetStatus: ["overlayKeys", "a status that is not saved yet"],
  ShortcutSheet: ["overlayKeys", "all keys"],
  ShortcutsMenu: ["overlayKeys", "the shortcuts that apps offer"],
  StartWorkflow: ["overlayKeys", "a workflow that asks for something"],
  SuggestionList: ["messageKeys", "the people that are suggested"],
  Switcher: ["messageKeys", "the switcher with what was found"],
  ThreadPane: ["messageKeys", "a thread with a reply in focus"],
  ThreadsDialog: ["adminKeys", "the threads of a channel"],
  TypeRuleDialog: ["pageKeys", "who may use a type of trigger"],
  UnsafeLinkDialog: ["overlayKeys", "the question before a link opens"],
  WorkspaceMenu: ["overlayKeys", "the menu of the workspace"],
  overflow: ["appKeys", "a home tab with a menu open"],
};

test("whatever opens in the client is gone through by keyboard, and looked at while it is open", () => {
  const found = globSync("packages/web/src/**/*.tsx", { cwd: root, exclude: ["packages/web/src/ui/**"] })
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
