import { useState } from "react";
import { call } from "../../api/call.ts";
import { reportFailure } from "../../api/reportFailure.ts";
import { queries, useCall } from "../../api/useCall.ts";
import { buttonText } from "../../strings/buttons.ts";
import { preferencesText } from "../../strings/preferences.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Switch } from "../../ui/Switch.tsx";
import choice from "../Choice.module.css";
import { type DayName, dayNames, type QuietHours, quietHoursOf, scheduleOf } from "./quietHours.ts";

/** The schedule of the person; a snooze is chosen in a dialog of its own. */
export function DoNotDisturbSection() {
  const settings = useCall("client.dnd.get", {});
  if (settings.isPending) return <Skeleton label={preferencesText.scheduleLoading} rows={2} />;
  if (settings.isError) {
    return <ErrorState text={preferencesText.scheduleLoadFailed} onRetry={() => void settings.refetch()} />;
  }
  return <Schedule initial={quietHoursOf(settings.data.schedule)} />;
}

function Schedule({ initial }: { readonly initial: QuietHours }) {
  const [hours, setHours] = useState(initial);
  const { isOn, start, end, days } = hours;
  const isValid = start !== "" && end !== "" && start !== end && days.length > 0;
  const save = async (next: QuietHours) => {
    const answer = call("client.dnd.schedule", { schedule: scheduleOf(next) });
    await reportFailure(answer, preferencesText.scheduleFailed);
    await queries.invalidateQueries({ queryKey: ["client.dnd.get"] });
  };
  const turn = (next: boolean) => {
    setHours({ ...hours, isOn: next });
    void save({ ...hours, isOn: next });
  };
  const toggle = (day: DayName) =>
    setHours({ ...hours, days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day] });
  return (
    <>
      <Switch label={preferencesText.schedule} isOn={isOn} onChange={turn} />
      {isOn && (
        <>
          <Field label={preferencesText.from}>
            <Input type="time" value={start} onChange={(event) => setHours({ ...hours, start: event.target.value })} />
          </Field>
          <Field label={preferencesText.to}>
            <Input type="time" value={end} onChange={(event) => setHours({ ...hours, end: event.target.value })} />
          </Field>
          <fieldset className={choice["choice"]}>
            <legend>{preferencesText.days}</legend>
            {dayNames.map((day) => (
              <label key={day} className={choice["option"]}>
                <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
                {preferencesText.dayNames[day]}
              </label>
            ))}
          </fieldset>
          {!isValid && <p role="status">{preferencesText.scheduleInvalid}</p>}
          <Button disabled={!isValid} onClick={() => void save(hours)}>
            {buttonText.save}
          </Button>
        </>
      )}
    </>
  );
}
