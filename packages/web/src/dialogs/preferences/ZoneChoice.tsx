import { useId } from "react";
import { SelectMenu } from "../../menus/SelectMenu.tsx";
import { chooseZone, setZoneAutomatic } from "../../store/followZone.ts";
import { useClient } from "../../store/store.ts";
import { useZone } from "../../store/zone.ts";
import { zoneText as text } from "../../strings/zone.ts";
import { Switch } from "../../ui/Switch.tsx";
import { useNow } from "../../richtext/useNow.ts";
import styles from "../Choice.module.css";
import { zoneText } from "./zoneItems.ts";
import { useZoneSource } from "./zoneSource.ts";

/** The zone of all times that this person reads and writes, which follows the browser unless they choose one. */
export function ZoneChoice() {
  const isAutomatic = useClient((state) => state.preferences.tz_automatic);
  const zone = useZone();
  const source = useZoneSource(zone);
  const nowMs = useNow();
  const label = useId();
  return (
    <fieldset className={styles["choice"]}>
      <legend id={label}>{text.legend}</legend>
      <Switch label={text.automatic} isOn={isAutomatic} onChange={(isOn) => void setZoneAutomatic(isOn)} />
      {isAutomatic ? (
        <p>{zoneText(zone, nowMs)}</p>
      ) : (
        <SelectMenu
          source={source}
          chosen={[zone]}
          isMulti={false}
          placeholder={text.legend}
          labelId={label}
          onCommit={([id]) => void (id !== undefined && chooseZone(id))}
        />
      )}
      <p className={styles["hint"]}>{text.hint}</p>
    </fieldset>
  );
}
