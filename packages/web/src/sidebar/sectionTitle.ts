import type { ChannelSection } from "../store/types.ts";
import { sectionsText } from "../strings/sections.ts";
import { sidebarText } from "../strings/sidebar.ts";

const titles = {
  stars: sectionsText.starred,
  channels: sidebarText.channels,
  direct_messages: sidebarText.directMessages,
};

/** What a section is called: custom ones by the person, the others by the client. */
export function sectionTitle({ type, name }: ChannelSection): string {
  return type === "custom" ? name : titles[type];
}
