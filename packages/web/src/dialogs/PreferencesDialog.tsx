import { useState } from "react";
import { chooseTheme, chosenTheme } from "../ui/theme.ts";
import { choose } from "../store/preferences.ts";
import { useClient } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Choice } from "./Choice.tsx";
import { permission, turnOn } from "../notifications/desktop.ts";
import { showOverlay } from "../navigation/screen.ts";
import { dialogsText } from "../strings/dialogs.ts";

const notifyOptions = [
  ["all", dialogsText.allNewMessages],
  ["mentions", dialogsText.notifyMentions],
  ["nothing", dialogsText.notifyNothing],
] as const;

const enterOptions = [
  ["send", dialogsText.enterSends],
  ["line", dialogsText.enterBreaks],
] as const;

const themeOptions = [
  ["system", dialogsText.systemTheme],
  ["light", dialogsText.lightTheme],
  ["dark", dialogsText.darkTheme],
] as const;

/** How this client behaves. All but the theme holds in every browser of the person; a screen is light or dark by itself. */
export function PreferencesDialog() {
  const { notify, enterSends } = useClient((state) => state.preferences);
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <Dialog isOpen onClose={() => showOverlay(undefined)} title={dialogsText.preferences}>
      <Choice
        legend={dialogsText.notifyAbout}
        options={notifyOptions}
        chosen={notify}
        onChoose={(next) => void choose({ notify: next })}
      />
      {notify !== "nothing" && <Permission />}
      <Choice
        legend={dialogsText.enterKey}
        options={enterOptions}
        chosen={enterSends ? "send" : "line"}
        onChoose={(next) => void choose({ enterSends: next === "send" })}
      />
      <Choice
        legend={dialogsText.theme}
        options={themeOptions}
        chosen={theme}
        onChoose={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
    </Dialog>
  );
}

/** The browser has a word in it, too. */
function Permission() {
  const [granted, setGranted] = useState(permission);
  if (granted === "granted") return <p role="status">{dialogsText.notificationsOn}</p>;
  if (granted === "denied") return <p role="status">{dialogsText.notificationsBlocked}</p>;
  return (
    <p>
      <Button onClick={() => void turnOn().then(setGranted)}>{dialogsText.enableNotifications}</Button>
    </p>
  );
}
