import { useState } from "react";
import { chooseTheme, chosenTheme } from "../ui/theme.ts";
import { choose } from "../store/preferences.ts";
import { useClient } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Choice } from "./Choice.tsx";
import { permission, turnOn } from "../notifications/desktop.ts";
import { showOverlay } from "../navigation/screen.ts";

const notifyOptions = [
  ["all", "All new messages"],
  ["mentions", "Direct messages and what names me"],
  ["nothing", "Nothing"],
] as const;

const enterOptions = [
  ["send", "Sends the message; Shift+Enter begins a line"],
  ["line", "Begins a line; Ctrl+Enter sends the message"],
] as const;

const themeOptions = [
  ["system", "As the system has it"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

/** How this client behaves. All but the theme holds in every browser of the person; a screen is light or dark by itself. */
export function PreferencesDialog() {
  const { notify, enterSends } = useClient((state) => state.preferences);
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <Dialog isOpen onClose={() => showOverlay(undefined)} title="Preferences">
      <Choice
        legend="Tell me of"
        options={notifyOptions}
        chosen={notify}
        onChoose={(next) => void choose({ notify: next })}
      />
      {notify !== "nothing" && <Permission />}
      <Choice
        legend="Enter"
        options={enterOptions}
        chosen={enterSends ? "send" : "line"}
        onChoose={(next) => void choose({ enterSends: next === "send" })}
      />
      <Choice
        legend="Theme of this browser"
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
  if (granted === "granted") return <p role="status">This browser may show them.</p>;
  if (granted === "denied")
    return <p role="status">This browser does not let them be shown. Its settings for this page can.</p>;
  return (
    <p>
      <Button onClick={() => void turnOn().then(setGranted)}>Show them on this computer</Button>
    </p>
  );
}
