import {
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  SquareCode,
  Strikethrough,
  TextQuote,
  Underline,
} from "lucide-react";
import type { Command } from "prosemirror-state";
import type { Action } from "../actions/action.ts";
import { composerText } from "../strings/composer.ts";
import { toggleCodeBlock, toggleList, toggleQuote, toggleStyle } from "./commands.ts";
import type { EditorStatus } from "./editorStatus.ts";
import { schema, type StyleName } from "./schema.ts";

/** The editor as the toolbar sees it. */
export interface FormatTarget {
  readonly status: EditorStatus;
  onRun(command: Command): void;
}

/** An action that the editor can also run by itself, from its keymap. */
export interface FormatAction extends Action<FormatTarget> {
  readonly keys: string;
  readonly command: Command;
}

const { nodes } = schema;

/** Everything that formats text: the toolbar, the editor's keys and the sheet of shortcuts derive from it. */
export const formatActions: readonly FormatAction[] = [
  style("bold", composerText.bold, "Mod+B", Bold),
  style("italic", composerText.italic, "Mod+I", Italic),
  style("underline", composerText.underline, "Mod+U", Underline),
  style("strike", composerText.strikethrough, "Mod+Shift+X", Strikethrough),
  style("code", composerText.code, "Mod+Shift+C", Code),
  block("bullet_list", composerText.bulletedList, "Mod+Shift+8", List, toggleList(nodes.bullet_list)),
  block("ordered_list", composerText.numberedList, "Mod+Shift+7", ListOrdered, toggleList(nodes.ordered_list)),
  block("quote", composerText.quote, "Mod+Shift+9", TextQuote, toggleQuote),
  block("code_block", composerText.codeBlock, "Mod+Alt+Shift+C", SquareCode, toggleCodeBlock),
];

function style(name: StyleName, label: string, keys: string, icon: LucideIcon): FormatAction {
  return format(name, label, keys, icon, toggleStyle(name), ({ styles }) => styles.includes(name));
}

function block(
  name: EditorStatus["blocks"][number],
  label: string,
  keys: string,
  icon: LucideIcon,
  command: Command,
): FormatAction {
  return format(name, label, keys, icon, command, ({ blocks }) => blocks.includes(name));
}

function format(
  name: string,
  label: string,
  keys: string,
  icon: LucideIcon,
  command: Command,
  isOn: (status: EditorStatus) => boolean,
): FormatAction {
  return {
    id: `format.${name}`,
    label,
    keys,
    icon,
    command,
    isOn: ({ status }) => isOn(status),
    run: ({ onRun }) => onRun(command),
  };
}
