import { useMemo, useState } from "react";
import { call } from "../api/call.ts";
import { queries } from "../api/useCall.ts";
import { useClient } from "../store/store.ts";
import type { Person } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { toast } from "../ui/toast.ts";
import { explain } from "../api/explain.ts";
import { PeoplePicker } from "../people/PeoplePicker.tsx";
import { showOverlay, useScreen } from "../navigation/screen.ts";
import { useMembers } from "../people/useMembers.ts";
import { dialogsText } from "../strings/dialogs.ts";

const peopleMax = 100;

/** Brings people and apps into a channel. */
export function AddPeople() {
  const id = useScreen((state) => state.channel) ?? "";
  const channel = useClient((state) => state.channels[id]);
  const { ids } = useMembers(id);
  const isIn = useMemo(() => new Set(ids), [ids]);
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const close = () => showOverlay(undefined);
  const add = async () => {
    const users = chosen.map((person) => person.id);
    const invited = await call("conversations.invite", { channel: id, users }).catch(() => undefined);
    if (!invited) return toast(dialogsText.addPeopleOffline);
    if (!invited.ok) return toast(dialogsText.addPeopleFailed(explain(invited.error)));
    await queries.invalidateQueries({ queryKey: ["conversations.members"] });
    close();
  };
  const actions = (
    <Button variant="primary" disabled={chosen.length === 0} onClick={() => void add()}>
      {dialogsText.addPeopleSubmit}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={close}
      title={dialogsText.addPeopleTitle(channel?.name ?? dialogsText.theChannel)}
      actions={actions}
    >
      <PeoplePicker
        label={dialogsText.addPeopleLabel}
        placeholder={dialogsText.addPeoplePlaceholder}
        chosen={chosen}
        onChoose={setChosen}
        max={peopleMax}
        without={isIn}
      />
    </Dialog>
  );
}
