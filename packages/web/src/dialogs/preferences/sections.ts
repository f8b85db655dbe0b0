import type { ComponentType } from "react";
import { preferencesText } from "../../strings/preferences.ts";
import { AppearanceSection } from "./AppearanceSection.tsx";
import { DoNotDisturbSection } from "./DoNotDisturbSection.tsx";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { ReadingSection } from "./ReadingSection.tsx";
import { RegionSection } from "./RegionSection.tsx";
import { WritingSection } from "./WritingSection.tsx";

interface PreferencesSection {
  readonly id: string;
  readonly label: string;
  readonly Section: ComponentType;
}

/** The dialog in order. A new preference goes into one of them, or brings a section of its own. */
export const preferencesSections: readonly PreferencesSection[] = [
  { id: "notifications", label: preferencesText.notifications, Section: NotificationsSection },
  { id: "doNotDisturb", label: preferencesText.doNotDisturb, Section: DoNotDisturbSection },
  { id: "reading", label: preferencesText.reading, Section: ReadingSection },
  { id: "writing", label: preferencesText.writing, Section: WritingSection },
  { id: "appearance", label: preferencesText.appearance, Section: AppearanceSection },
  { id: "region", label: preferencesText.region, Section: RegionSection },
];
