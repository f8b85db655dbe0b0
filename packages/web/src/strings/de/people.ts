import type { peopleText as english } from "../people.ts";

export const peopleText: typeof english = {
  clearNever: "Nicht entfernen",
  clearIn30Minutes: "30 Minuten",
  clearIn1Hour: "1 Stunde",
  clearIn4Hours: "4 Stunden",
  clearToday: "Heute",
  clearThisWeek: "Diese Woche",
  remove: ", entfernen",
  app: "App",
};
