import { useState } from "react";
import { showOverlay, useScreen } from "../navigation/screen.ts";
import { laterMs, type LaterTime, laterTimes, morningAfter } from "../store/laterTimes.ts";
import { remindOf } from "../store/saved.ts";
import { useZone } from "../store/zone.ts";
import { wallText, zonedMs } from "../store/zonedMs.ts";
import { laterText } from "../strings/later.ts";
import { useTimes } from "../timeline/times.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { toast } from "../ui/toast.ts";
import { TimeChoice } from "./TimeChoice.tsx";

type Time = LaterTime | "custom";

const options = [...laterTimes, "custom" as const].map((time: Time) => [time, laterText.times[time]] as const);

/** Asks when to remind of a message or file. */
export function RemindDialog() {
  const item = useScreen((state) => state.reminding);
  const [time, setTime] = useState<Time>("minutes20");
  const zone = useZone();
  const { dayText, timeText } = useTimes();
  const [typed, setTyped] = useState(() => wallText(morningAfter(Date.now(), 1, zone), zone));
  if (!item) return null;
  const close = () => showOverlay(undefined);
  const submit = async () => {
    const nowMs = Date.now();
    const atMs = time === "custom" ? zonedMs(typed, zone) : laterMs(time, nowMs, zone);
    if (!(await remindOf(item, atMs))) return;
    close();
    toast(laterText.reminderSet(`${dayText(atMs, nowMs)}, ${timeText(atMs)}`));
  };
  return (
    <FormDialog
      title={laterText.remindTitle}
      action={laterText.remindAction}
      isIncomplete={time === "custom" && Number.isNaN(zonedMs(typed, zone))}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <TimeChoice
        legend={laterText.when}
        options={options}
        chosen={time}
        onChoose={setTime}
        customLabel={laterText.remindAt}
        typed={typed}
        onType={setTyped}
      />
    </FormDialog>
  );
}
