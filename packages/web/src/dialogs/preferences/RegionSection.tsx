import { LanguageChoice } from "./LanguageChoice.tsx";
import { ZoneChoice } from "./ZoneChoice.tsx";

export function RegionSection() {
  return (
    <>
      <LanguageChoice />
      <ZoneChoice />
    </>
  );
}
