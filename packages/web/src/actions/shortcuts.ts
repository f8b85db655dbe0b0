/** Every shortcut once: what the sheet shows and what the keys do come from the same list. */
export interface Shortcut {
  readonly id:
    | "switch"
    | "sheet"
    | "search"
    | "preferences"
    | "unread"
    | "nextRegion"
    | "previousRegion"
    | "previous"
    | "next"
    | "allRead"
    | "nextUnread"
    | "previousUnread";
  readonly keys: string;
  readonly label: string;
  matches(event: KeyboardEvent): boolean;
}

const withMod = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.altKey;
const isPlainAlt = (event: KeyboardEvent): boolean => event.altKey && !event.ctrlKey && !event.metaKey;

export const shortcuts: readonly Shortcut[] = [
  {
    id: "switch",
    keys: "Ctrl K",
    label: "Go to a conversation",
    matches: (e) => withMod(e) && e.key.toLowerCase() === "k",
  },
  {
    id: "search",
    keys: "Ctrl F",
    label: "Search messages",
    matches: (e) => withMod(e) && !e.shiftKey && e.key.toLowerCase() === "f",
  },
  { id: "sheet", keys: "Ctrl /", label: "Show the keyboard shortcuts", matches: (e) => withMod(e) && e.key === "/" },
  { id: "preferences", keys: "Ctrl ,", label: "Preferences", matches: (e) => withMod(e) && e.key === "," },
  {
    id: "nextRegion",
    keys: "F6",
    label: "Next part of the page: conversations, messages, writing",
    matches: (e) => e.key === "F6" && !e.shiftKey,
  },
  {
    id: "previousRegion",
    keys: "Shift F6",
    label: "Previous part of the page",
    matches: (e) => e.key === "F6" && e.shiftKey,
  },
  {
    id: "previous",
    keys: "Alt ↑",
    label: "Previous conversation",
    matches: (e) => isPlainAlt(e) && !e.shiftKey && e.key === "ArrowUp",
  },
  {
    id: "next",
    keys: "Alt ↓",
    label: "Next conversation",
    matches: (e) => isPlainAlt(e) && !e.shiftKey && e.key === "ArrowDown",
  },
  {
    id: "previousUnread",
    keys: "Alt Shift ↑",
    label: "Previous unread conversation",
    matches: (e) => isPlainAlt(e) && e.shiftKey && e.key === "ArrowUp",
  },
  {
    id: "nextUnread",
    keys: "Alt Shift ↓",
    label: "Next unread conversation",
    matches: (e) => isPlainAlt(e) && e.shiftKey && e.key === "ArrowDown",
  },
  {
    id: "unread",
    keys: "Esc",
    label: "Mark this conversation read",
    matches: (e) => e.key === "Escape" && !e.shiftKey,
  },
  { id: "allRead", keys: "Shift Esc", label: "Mark everything read", matches: (e) => e.key === "Escape" && e.shiftKey },
];

/** Keys that the fields and lists themselves know. */
export const localKeys = (enterSends: boolean): readonly (readonly [keys: string, label: string])[] => [
  [enterSends ? "Enter" : "Ctrl Enter", "Send the message"],
  [enterSends ? "Shift Enter" : "Enter", "New line"],
  ["↑", "Edit your last message, in an empty field"],
  ["Ctrl B, Ctrl I, Ctrl Shift X", "Bold, italic, strikethrough"],
  ["Ctrl Shift C", "Code"],
  ["Ctrl Shift 7, 8, 9", "Numbered list, bulleted list, quote"],
  ["@ # :", "Name a person, a channel, an emoji"],
  ["↑ ↓ in the messages", "From message to message; Enter opens the thread"],
  ["← → in a file", "Previous and next file of the message"],
];
