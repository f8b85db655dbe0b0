import type { pickingText as english } from "../picking.ts";

export const pickingText: typeof english = {
  searchChannels: "Kanäle suchen",
  channelsHint: "Findet öffentliche Kanäle. Wähle ein Ergebnis aus, um es hinzuzufügen.",
};
