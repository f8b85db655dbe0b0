import { useState } from "react";
import { useLocation } from "wouter";
import type { Person } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { toast } from "../ui/toast.ts";
import { openDirect } from "../navigation/openDirect.ts";
import { PeoplePicker } from "../people/PeoplePicker.tsx";
import { leaveOverlay, screen, showOverlay } from "../navigation/screen.ts";
import { dialogsText } from "../strings/dialogs.ts";

const peopleMax = 8;

/** One person makes a direct message, several a group. */
export function NewDirect() {
  const [, go] = useLocation();
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const start = async () => {
    const path = await openDirect(chosen.map((person) => person.id));
    if (path === undefined) return toast(dialogsText.openFailed);
    if (screen.getState().overlay === "direct") leaveOverlay(() => go(path));
    else go(path);
  };
  const actions = (
    <Button variant="primary" disabled={chosen.length === 0} onClick={() => void start()}>
      {dialogsText.startConversation}
    </Button>
  );
  return (
    <Dialog isOpen onClose={() => showOverlay(undefined)} title={dialogsText.newMessage} actions={actions}>
      <PeoplePicker
        label={dialogsText.to}
        placeholder={dialogsText.toPlaceholder}
        chosen={chosen}
        onChoose={setChosen}
        max={peopleMax}
        onDone={() => void start()}
      />
    </Dialog>
  );
}
