import type { ChannelSection } from "@platform/protocol/channelSections.ts";

export { channelSectionSchema as sectionSchema } from "@platform/protocol/resources/channelSection.ts";

/** Sections are stored as the wire has them. */
export function presentSections(layout: readonly ChannelSection[]): ChannelSection[] {
  return [...layout];
}
