import { Switch as Base } from "@base-ui/react/switch";
import styles from "./Switch.module.css";

interface Props {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean | undefined;
}

/** Something that is on or off at once, without a button to confirm it. */
export function Switch({ label, isOn, onChange, isDisabled = false }: Props) {
  return (
    <label className={styles["row"]}>
      <Base.Root
        className={styles["track"]}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={(checked) => onChange(checked)}
      >
        <Base.Thumb className={styles["thumb"]} />
      </Base.Root>
      {label}
    </label>
  );
}
