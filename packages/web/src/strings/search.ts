import { plural } from "./plural.ts";

export const searchText = {
  searchMessages: "Search messages",
  placeholder: "Words, from:@bob, in:#general, has::eyes:, is:thread",
  searching: "Searching",
  failed: "Couldn’t search messages. Try again.",
  noResults: (query: string) => `No results for “${query}”.`,
  from: (author: string, place: string, day: string, time: string) => `${author} in ${place}, ${day} ${time}`,
  switcher: "Go to a conversation",
  switcherPlaceholder: "Jump to…",
  conversations: "Conversations",
  noMatch: "No matches found.",
  startADirectMessage: "Start a direct message",
  results: (count: number) => plural(count, `${count.toLocaleString()} message`, `${count.toLocaleString()} messages`),
  found: (count: number) => plural(count, `${count} result`, `${count} results`),
  notifications: (count: number) => plural(count, `${count} notification`, `${count} notifications`),
};
