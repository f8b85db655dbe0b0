import { localeNames, locales } from "@platform/protocol/locales.ts";
import { switchLanguage } from "../../store/language.ts";
import { choose } from "../../store/preferences.ts";
import { useClient } from "../../store/store.ts";
import { languagesText } from "../../strings/languages.ts";
import { Choice } from "../Choice.tsx";

const options = [
  ["auto", languagesText.auto] as const,
  ...localeNames.map((name) => [name, locales[name].name] as const),
];

/** The page loads again in the language that is chosen: each language is a build of its own. */
async function chooseLanguage(language: (typeof options)[number][0]): Promise<void> {
  await choose({ language });
  switchLanguage(language);
}

export function LanguageChoice() {
  const chosen = useClient((state) => state.preferences.language);
  return (
    <Choice
      legend={languagesText.legend}
      options={options}
      chosen={chosen}
      onChoose={(next) => void chooseLanguage(next)}
    />
  );
}
