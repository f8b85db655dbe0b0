import { type ChannelSection, initialSections } from "@platform/protocol/channelSections.ts";

/** The sections of a sidebar, in their order. */
export type Layout = readonly ChannelSection[];

/** What was stored, with every section that everyone has. */
export function parseLayout(json: string | undefined): Layout {
  const stored = JSON.parse(json ?? "[]") as Layout;
  return [...stored, ...initialSections.filter(({ id }) => !stored.some((section) => section.id === id))];
}

/** A new section comes before the channels that are in none. */
export function withSection(layout: Layout, section: ChannelSection): Layout {
  return layout.flatMap((known) => (known.type === "channels" ? [section, known] : [known]));
}

export function withChange(layout: Layout, id: string, change: Partial<ChannelSection>): Layout {
  return layout.map((section) => (section.id === id ? { ...section, ...change } : section));
}

/** Moves a section before another one, or to the end. */
export function withOrder(layout: Layout, id: string, before: string | undefined): Layout {
  if (id === before) return layout;
  const moved = layout.filter((section) => section.id === id);
  const others = layout.filter((section) => section.id !== id);
  const at = others.findIndex((section) => section.id === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, ...moved);
}

/** Puts a conversation into a custom section, or into none. It is in one at most. */
export function withPlace(layout: Layout, channel: string, sectionId: string | undefined): Layout {
  return layout.map((section) => {
    const others = section.channels.filter((id) => id !== channel);
    const channels = section.id === sectionId && section.type === "custom" ? [...others, channel] : others;
    return { ...section, channels };
  });
}
