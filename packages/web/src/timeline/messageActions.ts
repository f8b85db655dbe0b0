import {
  AlarmClock,
  Bell,
  BellOff,
  Bookmark,
  BookmarkX,
  ClipboardCopy,
  Copy,
  EyeOff,
  Forward,
  MessageSquareText,
  Pencil,
  Pin,
  PinOff,
  SmilePlus,
  TextQuote,
  Trash2,
} from "lucide-react";
import type { Action } from "../actions/action.ts";
import { threadPath } from "../navigation/paths.ts";
import { askToDelete, askToForward, chooseReminder, screen } from "../navigation/screen.ts";
import { markUnreadFrom } from "../store/marking.ts";
import { save, unsave } from "../store/saved.ts";
import { store } from "../store/store.ts";
import type { Message } from "../store/types.ts";
import { copyingText } from "../strings/copying.ts";
import { laterText } from "../strings/later.ts";
import { messageActionsText } from "../strings/messageActions.ts";
import { copyLink, copyText, followThread, isFollowed, togglePin } from "./changeMessage.ts";

/** A message as its actions see it. */
export interface MessageTarget {
  readonly channel: string;
  readonly message: Message;
  readonly isInThread: boolean;
  go(path: string): void;
}

type MessageAction = Action<MessageTarget>;

const isMine = ({ message }: MessageTarget) => message.user === store.getState().self;
const isSaved = ({ message }: MessageTarget) => message.is_starred === true;
const nameOf = ({ channel, message }: MessageTarget) => ({ channel, timestamp: message.ts });
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

export const forward: MessageAction = {
  id: "message.forward",
  label: copyingText.forward,
  icon: Forward,
  keys: "F",
  isAvailable: ({ message }) => message.is_ephemeral !== true,
  run: ({ channel, message }) => askToForward(channel, message),
};

/** The actions behind the button "More". */
export const moreActions: readonly MessageAction[] = [
  forward,
  {
    id: "message.quote",
    label: copyingText.quote,
    icon: TextQuote,
    keys: "Q",
    isAvailable: ({ message }) => message.text !== "",
    run: ({ channel, message, isInThread }) =>
      void import("./quoteMessage.ts").then(({ quoteMessage }) =>
        quoteMessage({ channel, thread: isInThread ? (message.thread_ts ?? message.ts) : undefined }, message),
      ),
  },
  {
    id: "message.copyText",
    label: copyingText.copyText,
    icon: ClipboardCopy,
    keys: "C",
    isAvailable: ({ message }) => message.text !== "",
    run: ({ message }) => void copyText(message),
  },
  {
    id: "message.save",
    label: laterText.save,
    icon: Bookmark,
    keys: "A",
    isAvailable: (target) => !isSaved(target),
    run: (target) => void save(nameOf(target)),
  },
  {
    id: "message.unsave",
    label: laterText.unsave,
    icon: BookmarkX,
    keys: "A",
    isAvailable: isSaved,
    run: (target) => void unsave(nameOf(target)),
  },
  {
    id: "message.remind",
    label: laterText.remind,
    icon: AlarmClock,
    keys: "M",
    run: (target) => chooseReminder(nameOf(target)),
  },
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
    id: "message.follow",
    label: messageActionsText.follow,
    icon: Bell,
    isAvailable: ({ channel, message }) => !isFollowed(store.getState(), channel, message),
    run: ({ channel, message }) => void followThread(channel, message.thread_ts ?? message.ts, true),
  },
  {
    id: "message.unfollow",
    label: messageActionsText.unfollow,
    icon: BellOff,
    isAvailable: ({ channel, message }) => isFollowed(store.getState(), channel, message),
    run: ({ channel, message }) => void followThread(channel, message.thread_ts ?? message.ts, false),
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
