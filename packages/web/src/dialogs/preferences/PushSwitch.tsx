import { useEffect, useState } from "react";
import { canPush, isPushOn, type PushOutcome, turnPushOff, turnPushOn } from "../../notifications/push.ts";
import { preferencesText } from "../../strings/preferences.ts";
import { Switch } from "../../ui/Switch.tsx";

/** Of this browser, not of the person: each browser has an address of its own. */
export function PushSwitch() {
  const [state, setState] = useState<PushOutcome | "busy">("busy");
  useEffect(() => {
    if (canPush()) void isPushOn().then((isOn) => setState(isOn ? "on" : "off"));
  }, []);
  if (!canPush()) return <p>{preferencesText.pushUnsupported}</p>;
  const change = (isOn: boolean) => {
    setState("busy");
    const changed = isOn ? turnPushOn() : turnPushOff();
    void changed.catch(() => "failed" as const).then(setState);
  };
  return (
    <div>
      <Switch label={preferencesText.push} isOn={state === "on"} isDisabled={state === "busy"} onChange={change} />
      {state === "denied" && <p role="status">{preferencesText.pushDenied}</p>}
      {state === "failed" && <p role="alert">{preferencesText.pushFailed}</p>}
    </div>
  );
}
