import type { languagesText as english } from "../languages.ts";

export const languagesText: typeof english = {
  legend: "Sprache",
  auto: "Sprache des Browsers",
};
