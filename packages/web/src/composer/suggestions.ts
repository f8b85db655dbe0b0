import { broadcastRanges } from "@platform/protocol/richtext/broadcastRanges.ts";
import { readCommands } from "../shortcuts/offered.ts";
import { nameOf, namesOf } from "../store/people.ts";
import { store } from "../store/store.ts";
import type { Person } from "../store/types.ts";
import { rank } from "../ui/rank.ts";
import { schema } from "./schema.ts";
import type { Trigger } from "./trigger.ts";
import type { Node } from "prosemirror-model";
import { composerText } from "../strings/composer.ts";

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** Shown before the label: an emoji itself, or a sign. */
  readonly sign: string;
  /** Of a person: their picture stands there instead. */
  readonly isPerson?: boolean;
  /** Of an emoji of the workspace: what it looks like. */
  readonly picture?: string | undefined;
  node(): Node;
}

const shownMax = 8;
/** A person who types only the slash wants to see what there is; the list scrolls. */
const commandsMax = 100;
const { nodes } = schema;

const broadcastHints = {
  here: composerText.mentionHere,
  channel: composerText.mentionChannel,
  everyone: composerText.mentionEveryone,
} as const;

/** What may be meant by the beginning of a name. At once, but for emoji and commands, which are loaded first. */
export function suggest({ sign, query }: Trigger): readonly Suggestion[] | Promise<readonly Suggestion[]> {
  if (sign === "@") return rank(query, [...peopleToName(), ...groupsToName(), ...broadcastsToName()], shownMax);
  if (sign === "#") return rank(query, channelsToName(), shownMax);
  return sign === "/" ? suggestCommands(query) : suggestEmoji(query);
}

async function suggestCommands(query: string): Promise<readonly Suggestion[]> {
  const commands = await readCommands();
  const known = commands.map(({ command, description, usage_hint: usage, app }) => {
    const hint = [description, app].filter((words) => words !== "").join(" · ");
    const item: Suggestion = {
      id: command.slice(1),
      label: `${command} ${usage}`.trim(),
      hint,
      sign: "/",
      node: () => schema.text(command),
    };
    return { item, names: [command.slice(1)], weight: 1 };
  });
  return rank(query, known, commandsMax);
}

async function suggestEmoji(query: string): Promise<readonly Suggestion[]> {
  const { findEmoji } = await import("../emoji/findEmoji.ts");
  return findEmoji(query, shownMax).map(({ name, characters, picture, element }) => ({
    id: name,
    label: `:${name}:`,
    hint: "",
    sign: characters,
    picture,
    node: () => nodes.emoji.create({ element, label: characters }),
  }));
}

function peopleToName() {
  const { people, channels } = store.getState();
  const partners = new Set(Object.values(channels).flatMap((channel) => (channel.is_im ? [channel.user] : [])));
  return Object.values(people)
    .filter((person) => !person.deleted)
    .map((person) => ({
      item: personToName(person),
      names: namesOf(person),
      weight: partners.has(person.id) ? 2 : 1,
    }));
}

export function personToName(person: Person): Suggestion {
  const label = nameOf(person);
  const element = { type: "user", user_id: person.id };
  const node = () => nodes.mention.create({ element, label: `@${label}` });
  const hint = person.real_name === label ? person.name : person.real_name;
  return { id: person.id, label, hint, sign: "@", isPerson: true, node };
}

function groupsToName() {
  return Object.values(store.getState().groups).map(({ id, handle, name, count }) => {
    const element = { type: "usergroup", usergroup_id: id };
    const node = () => nodes.mention.create({ element, label: `@${handle}` });
    const hint = `${name} · ${composerText.personCount(count)}`;
    const item: Suggestion = { id, label: handle, hint, sign: "@", node };
    return { item, names: [handle, name], weight: 1 };
  });
}

function broadcastsToName() {
  return broadcastRanges.map((range) => {
    const node = () => nodes.broadcast.create({ element: { type: "broadcast", range }, label: `@${range}` });
    const item: Suggestion = { id: range, label: range, hint: broadcastHints[range], sign: "@", node };
    return { item, names: [range], weight: 0 };
  });
}

function channelsToName() {
  return Object.values(store.getState().channels).flatMap((channel) => {
    if (channel.name === undefined || channel.is_mpim) return [];
    const { name, topic, is_private: isPrivate } = channel;
    const item = channelToName({ id: channel.id, name, isPrivate, topic: topic.value });
    return [{ item, names: [name], weight: channel.is_member ? 1 : 0 }];
  });
}

interface NamedChannel {
  readonly id: string;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly topic: string;
}

export function channelToName({ id, name, isPrivate, topic }: NamedChannel): Suggestion {
  const node = () => nodes.channel.create({ element: { type: "channel", channel_id: id }, label: `#${name}` });
  return { id, label: name, hint: topic, sign: isPrivate ? "🔒" : "#", node };
}
