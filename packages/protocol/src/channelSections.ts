import type { ChannelSection } from "./resources/channelSection.ts";

export type { ChannelSection } from "./resources/channelSection.ts";

export const sectionSorts = ["name", "recent"] as const;
export type SectionSort = (typeof sectionSorts)[number];

/** The sections that every sidebar has, with fixed ids. Without the schemas, because clients read this. */
export const initialSections: readonly ChannelSection[] = [
  builtIn("LSTARS", "stars", "name"),
  builtIn("LCHANNELS", "channels", "name"),
  builtIn("LDIRECTS", "direct_messages", "recent"),
];

function builtIn(id: string, type: ChannelSection["type"], sort: SectionSort): ChannelSection {
  return { id, type, name: "", sort, is_collapsed: false, channels: [] };
}
