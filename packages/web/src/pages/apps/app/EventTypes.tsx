import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import styles from "../Apps.module.css";
import type { EventKind } from "./withReach.ts";
import { appConfigText } from "../../../strings/appConfig.ts";
import { buttonText } from "../../../strings/buttons.ts";

interface Props {
  readonly kind: EventKind;
  readonly types: readonly string[];
  readonly isFixed: boolean;
  readonly onChange: (types: readonly string[]) => Promise<boolean>;
}

/** Which events an app receives, as its bot or for its people. */
export function EventTypes({ kind, types, isFixed, onChange }: Props) {
  const whom = kind === "bot_events" ? appConfigText.theBot : appConfigText.authorizedUsers;
  const add = (data: FormData) => void onChange([...new Set([...types, fieldOf(data, "type").trim()])]);
  return (
    <div className={styles["gap"]}>
      <h3>{appConfigText.eventsFor(whom)}</h3>
      {types.length > 0 && (
        <ul className={styles["scopes"]}>
          {types.map((type) => (
            <li key={type}>
              <code>{type}</code>
              <span />
              <Button
                variant="quiet"
                disabled={isFixed}
                aria-label={appConfigText.removeEvent(whom, type)}
                onClick={() => void onChange(types.filter((known) => known !== type))}
              >
                {buttonText.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form action={add} className={styles["inline"]}>
        <Field label={appConfigText.addEventFor(whom)}>
          <Input
            name="type"
            required
            autoComplete="off"
            placeholder={appConfigText.eventPlaceholder}
            disabled={isFixed}
          />
        </Field>
        <Button type="submit" disabled={isFixed}>
          {appConfigText.addEvent}
        </Button>
      </form>
    </div>
  );
}
