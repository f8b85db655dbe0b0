import type { Part } from "../html.ts";

/** What happened, and what to do next. */
export interface Message {
  readonly title: string;
  readonly paragraphs: readonly Part[];
}

export function message(title: string, ...paragraphs: readonly Part[]): Message {
  return { title, paragraphs };
}
