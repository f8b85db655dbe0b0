import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import styles from "../Apps.module.css";
import type { EventKind } from "./withReach.ts";

interface Props {
  readonly kind: EventKind;
  readonly types: readonly string[];
  readonly isFixed: boolean;
  readonly onChange: (types: readonly string[]) => Promise<boolean>;
}

/** Which events an app hears of, as its bot or for its people. */
export function EventTypes({ kind, types, isFixed, onChange }: Props) {
  const whom = kind === "bot_events" ? "the bot" : "the people who agreed";
  const add = (data: FormData) => void onChange([...new Set([...types, fieldOf(data, "type").trim()])]);
  return (
    <div className={styles["gap"]}>
      <h3>Events for {whom}</h3>
      {types.length > 0 && (
        <ul className={styles["scopes"]}>
          {types.map((type) => (
            <li key={type}>
              <code>{type}</code>
              <span />
              <Button
                look="quiet"
                disabled={isFixed}
                aria-label={`No longer tell ${whom} of ${type}`}
                onClick={() => void onChange(types.filter((known) => known !== type))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form action={add} className={styles["inline"]}>
        <Field label={`Another event for ${whom}`}>
          <Input name="type" required autoComplete="off" placeholder="message.channels" disabled={isFixed} />
        </Field>
        <Button type="submit" disabled={isFixed}>
          Add the event
        </Button>
      </form>
    </div>
  );
}
