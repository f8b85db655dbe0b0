import type { SectionSort } from "@platform/protocol/channelSections.ts";
import { call } from "../api/call.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { sectionsText } from "../strings/sections.ts";
import { withStarred } from "./applyEvent.ts";
import { change, store } from "./store.ts";
import type { ChannelSection } from "./types.ts";
import { whileReading } from "./whileReading.ts";

type Answer = { readonly ok: boolean; readonly error?: string };

const keep = (sections: readonly ChannelSection[]): void => change((state) => ({ ...state, sections }));

/** The sections of the sidebar. An event that came meanwhile is newer than the answer. */
export async function refreshSections(): Promise<void> {
  const [answer, heard] = await whileReading(() => call("client.sections.list", {}));
  if (answer.ok && !heard.some(({ type }) => type === "channel_sections_changed")) keep(answer.sections);
}

/** Shows the change at once; what the server refuses goes back to what it has. */
async function edit(next: (sections: readonly ChannelSection[]) => ChannelSection[], answer: Promise<Answer>) {
  keep(next(store.getState().sections));
  if (!(await reportFailure(answer, sectionsText.notSaved))) await refreshSections().catch(() => undefined);
}

const replace = (id: string, part: Partial<ChannelSection>) => (sections: readonly ChannelSection[]) =>
  sections.map((section) => (section.id === id ? { ...section, ...part } : section));

export const collapseSection = (section: string, isCollapsed: boolean): Promise<void> =>
  edit(
    replace(section, { is_collapsed: isCollapsed }),
    call("client.sections.update", { section, is_collapsed: isCollapsed }),
  );

export const sortSection = (section: string, sort: SectionSort): Promise<void> =>
  edit(replace(section, { sort }), call("client.sections.update", { section, sort }));

export const deleteSection = (section: string): Promise<void> =>
  edit((sections) => sections.filter(({ id }) => id !== section), call("client.sections.delete", { section }));

/** Moves a section one place up or down. */
export async function moveSection(section: string, by: -1 | 1): Promise<void> {
  const { sections } = store.getState();
  const at = sections.findIndex(({ id }) => id === section);
  const moved = sections[at];
  if (!moved || !sections[at + by]) return;
  const next = sections.toSpliced(at, 1).toSpliced(at + by, 0, moved);
  const before = next[at + by + 1]?.id;
  await edit(() => next, call("client.sections.move", { section, ...(before !== undefined && { before }) }));
}

/** Creates a section, with a conversation if one is named. The answer is the error code, if it is refused. */
export async function createSection(name: string, channel?: string): Promise<string | undefined> {
  const created = await call("client.sections.create", { name });
  if (!created.ok) return created.error;
  if (channel !== undefined) await placeIn(channel, created.section.id);
  return undefined;
}

export async function renameSection(section: string, name: string): Promise<string | undefined> {
  const renamed = await call("client.sections.update", { section, name });
  return renamed.ok ? undefined : renamed.error;
}

/** Moves a conversation into a section. A starred one loses its star, because stars are a section, too. */
export async function placeIn(channel: string, target: string): Promise<void> {
  const section = store.getState().sections.find(({ id }) => id === target);
  if (section?.type === "stars") return setStarred(channel, true);
  if (store.getState().channels[channel]?.is_starred) await setStarred(channel, false);
  const into = section?.type === "custom" || !section ? target : undefined;
  await edit(
    (sections) =>
      sections.map((known) => {
        const others = known.channels.filter((id) => id !== channel);
        return { ...known, channels: known.id === into ? [...others, channel] : others };
      }),
    call("client.sections.place", { channel, ...(into !== undefined && { section: into }) }),
  );
}

export async function setStarred(channel: string, isStarred: boolean): Promise<void> {
  change((state) => withStarred(state, channel, isStarred));
  const answer = call(isStarred ? "stars.add" : "stars.remove", { channel });
  if (!(await reportFailure(answer, sectionsText.notSaved))) change((state) => withStarred(state, channel, !isStarred));
}

/** The preferences come by event. */
export async function muteSection(section: string, isMuted: boolean): Promise<void> {
  await reportFailure(call("client.sections.mute", { section, is_muted: isMuted }), sectionsText.notSaved);
}
