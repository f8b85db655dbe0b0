import { useState } from "react";
import { dialogsText } from "../../strings/dialogs.ts";
import { chooseTheme, chosenTheme } from "../../ui/theme.ts";
import { Choice } from "../Choice.tsx";

const themeOptions = [
  ["system", dialogsText.systemTheme],
  ["light", dialogsText.lightTheme],
  ["dark", dialogsText.darkTheme],
] as const;

export function AppearanceSection() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <Choice
      legend={dialogsText.theme}
      options={themeOptions}
      chosen={theme}
      onChoose={(next) => {
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}
