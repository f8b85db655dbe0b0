import { type Static, Type } from "typebox";
import type { FoundFile, FoundMessage } from "../mcpServices.ts";
import { readChannelNames } from "./channelNames.ts";
import { authorOf, layoutFor, type Message, type MessageLayout, messageRecord, recordOf, textOf } from "./messages.ts";
import { nextCursor, nextOf } from "./pages.ts";
import { nameMentions, readPeople, signatureOf } from "./people.ts";
import { readContext, type SurroundingMessages } from "../readContext.ts";
import type { ToolHost } from "../toolHost.ts";

export const searchOutput = Type.Object({
  messages: Type.Array(
    Type.Object({
      ...messageRecord.properties,
      channel: Type.Object({ id: Type.String(), name: Type.String() }),
      permalink: Type.String(),
      context_before: Type.Optional(Type.Array(messageRecord)),
      context_after: Type.Optional(Type.Array(messageRecord)),
    }),
  ),
  files: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      mimetype: Type.String(),
      user: Type.String(),
      permalink: Type.String(),
    }),
  ),
  next_cursor: nextCursor,
});

export interface SearchResults {
  readonly query: string;
  readonly messages: readonly FoundMessage[];
  readonly files: readonly FoundFile[];
  readonly next: string;
  readonly hasContext: boolean;
  readonly contextCharsMax: number;
  readonly format: "detailed" | "concise" | undefined;
}

/** The text of the hosted server, and the same as data. */
export async function layOutResults(
  host: ToolHost,
  results: SearchResults,
): Promise<{ text: string; data: Static<typeof searchOutput> }> {
  const { query, messages, files, hasContext, format, next } = results;
  const names = await readChannelNames(
    host,
    messages.map(({ channel }) => channel.id),
  );
  const around = hasContext ? await Promise.all(messages.map((match) => readContext(host, match))) : [];
  const all = [...messages.map(bodyOf), ...around.flatMap(({ before, after }) => [...before, ...after])];
  const layout = await layoutFor(host, all, format);
  const nameIn = (id: string) => names.get(id) ?? id;
  const printed = messages.map((match, at) =>
    printMatch(layout, match, {
      title: `### Result ${at + 1} of ${messages.length}`,
      channelName: nameIn(match.channel.id),
      around: around[at],
      contextCharsMax: results.contextCharsMax,
    }),
  );
  const head = [host.frame.notice, `# Search Results for: ${host.frame.inline(query)}`];
  const text = [
    ...head,
    `## Messages (${messages.length} results)`,
    ...printed,
    ...(files.length > 0 ? await printFiles(host, layout, files) : []),
  ].join("\n");
  const data = {
    messages: messages.map((match, at) => ({
      ...recordOf(layout, bodyOf(match)),
      channel: { id: match.channel.id, name: nameIn(match.channel.id) },
      permalink: match.permalink,
      ...contextRecords(layout, around[at]),
    })),
    files: files.map(({ id, title, mimetype, user, permalink }) => ({ id, title, mimetype, user, permalink })),
    ...nextOf(next),
  };
  return { text, data };
}

/** A match has the author's handle where a message has the name of an app. */
function bodyOf({ channel: _channel, score: _score, ...match }: FoundMessage): Message {
  return match;
}

interface MatchFrame {
  readonly title: string;
  readonly channelName: string;
  readonly around: SurroundingMessages | undefined;
  readonly contextCharsMax: number;
}

function printMatch(layout: MessageLayout, match: FoundMessage, at: MatchFrame): string {
  const { host, people, printTime } = layout;
  const body = bodyOf(match);
  return [
    at.title,
    `Channel: ${at.channelName} (ID: ${match.channel.id})`,
    `From: ${authorOf(layout, body)}`,
    `Time: ${printTime(match.ts)}`,
    `Message_ts: ${match.ts}`,
    `Permalink: [link](${match.permalink})`,
    "Text:",
    host.frame.block("message_text", nameMentions(host, people, textOf(body))),
    ...printContext(layout, "Context before:", at.around?.before, at.contextCharsMax),
    ...printContext(layout, "Context after:", at.around?.after, at.contextCharsMax),
    "---",
  ].join("\n");
}

function printContext(
  layout: MessageLayout,
  title: string,
  messages: readonly Message[] = [],
  charsMax: number,
): string[] {
  if (messages.length === 0) return [];
  const { host, people } = layout;
  const lines = messages.map((message) => {
    const text = nameMentions(host, people, textOf(message)).slice(0, charsMax);
    return `From: ${authorOf(layout, message)}\n${host.frame.block("message_text", text)}`;
  });
  return [title, ...lines];
}

function contextRecords(layout: MessageLayout, around: SurroundingMessages | undefined) {
  if (!around) return {};
  const records = (messages: readonly Message[]) => messages.map((message) => recordOf(layout, message));
  return { context_before: records(around.before), context_after: records(around.after) };
}

async function printFiles(
  host: ToolHost,
  { printTime }: MessageLayout,
  files: readonly FoundFile[],
): Promise<string[]> {
  const people = await readPeople(
    host,
    files.map(({ user }) => user),
  );
  return [
    `## Files (${files.length} results)`,
    ...files.map((file, at) =>
      [
        `### Result ${at + 1} of ${files.length}`,
        `Title: ${host.frame.inline(file.title)} (ID: ${file.id})`,
        `From: ${signatureOf(host, people, file.user)}`,
        `Time: ${printTime(file.created)}`,
        `Type: ${file.mimetype}`,
        `Permalink: [link](${file.permalink})`,
        "---",
      ].join("\n"),
    ),
  ];
}
