import { Copy, EyeOff, MessageSquareText, Pencil, Pin, PinOff, SmilePlus, Trash2 } from "lucide-react";
import type { Action } from "../actions/action.ts";
import { threadPath } from "../navigation/paths.ts";
import { askToDelete, screen } from "../navigation/screen.ts";
import { markUnreadFrom } from "../store/marking.ts";
import { store } from "../store/store.ts";
import type { Message } from "../store/types.ts";
import { messageActionsText } from "../strings/messageActions.ts";
import { copyLink, togglePin } from "./changeMessage.ts";

/** A message as its actions see it. */
export interface MessageTarget {
  readonly channel: string;
  readonly message: Message;
  readonly isInThread: boolean;
  go(path: string): void;
}

type MessageAction = Action<MessageTarget>;

const isMine = ({ message }: MessageTarget) => message.user === store.getState().self;
const isPinned = ({ message }: MessageTarget) => (message.pinned_to?.length ?? 0) > 0;

export const react: MessageAction = {
  id: "message.react",
  label: messageActionsText.react,
  icon: SmilePlus,
  keys: "R",
  run: ({ message }) =>
    document.querySelector<HTMLElement>(`[data-ts="${CSS.escape(message.ts)}"] [data-action="react"] button`)?.click(),
};

export const reply: MessageAction = {
  id: "message.reply",
  label: messageActionsText.reply,
  icon: MessageSquareText,
  keys: "T",
  isAvailable: ({ isInThread }) => !isInThread,
  run: ({ channel, message, go }) => go(threadPath(channel, message.thread_ts ?? message.ts)),
};

export const edit: MessageAction = {
  id: "message.edit",
  label: messageActionsText.edit,
  icon: Pencil,
  keys: "E",
  isAvailable: isMine,
  run: ({ channel, message }) => screen.setState({ editing: { channel, ts: message.ts } }),
};

/** The actions behind the button "More". */
export const moreActions: readonly MessageAction[] = [
  {
    id: "message.copyLink",
    label: messageActionsText.copyLink,
    icon: Copy,
    keys: "L",
    run: ({ channel, message }) => void copyLink(channel, message.ts),
  },
  {
    id: "message.markUnread",
    label: messageActionsText.markUnread,
    icon: EyeOff,
    keys: "U",
    isAvailable: ({ isInThread }) => !isInThread,
    run: ({ channel, message }) => void markUnreadFrom(channel, message.ts),
  },
  {
    id: "message.pin",
    label: messageActionsText.pin,
    icon: Pin,
    keys: "P",
    isAvailable: (target) => !isPinned(target),
    run: ({ channel, message }) => void togglePin(channel, message),
  },
  {
    id: "message.unpin",
    label: messageActionsText.unpin,
    icon: PinOff,
    keys: "P",
    isAvailable: isPinned,
    run: ({ channel, message }) => void togglePin(channel, message),
  },
];

export const remove: MessageAction = {
  id: "message.delete",
  label: messageActionsText.delete,
  icon: Trash2,
  keys: "Delete",
  isDangerous: true,
  isAvailable: (target) => isMine(target) || isAdmin(),
  run: ({ channel, message }) => askToDelete(channel, message),
};

/** Everything that can be done with a message; with the focus on it, also by key. */
export const messageActions: readonly MessageAction[] = [react, reply, edit, ...moreActions, remove];

function isAdmin(): boolean {
  const { self, people } = store.getState();
  return people[self]?.is_admin === true;
}
