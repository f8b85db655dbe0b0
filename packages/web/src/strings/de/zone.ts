import type { zoneText as english } from "../zone.ts";

export const zoneText: typeof english = {
  legend: "Zeitzone",
  automatic: "Zeitzone automatisch festlegen",
  hint: "Uhrzeiten, Erinnerungen, Zeitpläne und „Nicht stören“ gelten in dieser Zone. Andere sehen sie in deinem Profil.",
};
