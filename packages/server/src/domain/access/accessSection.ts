import type { ChannelSection } from "@platform/protocol/channelSections.ts";
import { type Outcome, refuse, succeed } from "@platform/protocol";

/** The only door to a section: callers find it among their own. */
export function accessSection(
  own: readonly ChannelSection[],
  id: string,
): Outcome<{ section: ChannelSection }, "section_not_found"> {
  const section = own.find((known) => known.id === id);
  return section ? succeed({ section }) : refuse("section_not_found");
}

/** The same for a change that only custom sections allow. */
export function accessCustomSection(
  own: readonly ChannelSection[],
  id: string,
): Outcome<{ section: ChannelSection }, "section_not_found" | "section_is_built_in"> {
  const found = accessSection(own, id);
  return found.ok && found.section.type !== "custom" ? refuse("section_is_built_in") : found;
}
