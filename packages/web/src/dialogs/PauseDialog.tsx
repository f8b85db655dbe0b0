import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { showOverlay } from "../navigation/screen.ts";
import { useNow } from "../richtext/useNow.ts";
import { morningAfter } from "../store/laterTimes.ts";
import { pauseFor, resumeNotifications } from "../store/pauses.ts";
import { useClient } from "../store/store.ts";
import { useZone } from "../store/zone.ts";
import { wallText, zonedMs } from "../store/zonedMs.ts";
import { pausesText } from "../strings/pauses.ts";
import { useTimes } from "../timeline/times.ts";
import { Button } from "../ui/Button.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { TimeChoice } from "./TimeChoice.tsx";

const waits = { minutes30: 30, hour1: 60, hours2: 120, hours4: 240 } as const;
type Time = keyof typeof waits | "tomorrow" | "custom";

const times: readonly Time[] = ["minutes30", "hour1", "hours2", "hours4", "tomorrow", "custom"];
const options = times.map((time) => [time, pausesText.times[time]] as const);

/** Pauses this person's notifications, or resumes them. */
export function PauseDialog() {
  const [time, setTime] = useState<Time>("minutes30");
  const zone = useZone();
  const { dayText, timeText } = useTimes();
  const [typed, setTyped] = useState(() => wallText(morningAfter(Date.now(), 1, zone), zone));
  const endS = useClient((state) => {
    const nowS = Date.now() / 1000;
    const running = state.quiet.filter(({ startS, endS: end }) => startS <= nowS && nowS < end);
    return Math.max(0, ...running.map(({ endS: end }) => end));
  });
  const endMs = endS * 1000;
  const nowMs = useNow();
  const minutes = minutesOf(time, typed, zone);
  const isValid = minutes > 0 && minutes <= limits.dnd_snooze_minutes_max;
  const close = () => showOverlay(undefined);
  const closeAfter = (done: Promise<boolean>) => void done.then((isDone) => isDone && close());
  return (
    <FormDialog
      title={pausesText.title}
      action={pausesText.pauseAction}
      isIncomplete={!isValid}
      onSubmit={() => closeAfter(pauseFor(minutes))}
      onClose={close}
      otherAction={
        endS > 0 ? <Button onClick={() => closeAfter(resumeNotifications())}>{pausesText.resume}</Button> : undefined
      }
    >
      {endS > 0 && <p role="status">{pausesText.isPaused(`${dayText(endMs, nowMs)}, ${timeText(endMs)}`)}</p>}
      <TimeChoice
        legend={pausesText.howLong}
        options={options}
        chosen={time}
        onChoose={setTime}
        customLabel={pausesText.until}
        typed={typed}
        onType={setTyped}
        error={isValid ? undefined : pausesText.tooLong}
      />
    </FormDialog>
  );
}

function minutesOf(time: Time, typed: string, zone: string): number {
  if (time !== "tomorrow" && time !== "custom") return waits[time];
  const nowMs = Date.now();
  const endMs = time === "tomorrow" ? morningAfter(nowMs, 1, zone) : zonedMs(typed, zone);
  return Math.ceil((endMs - nowMs) / 60_000);
}
