import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./Tabs.module.css";

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen?: string | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
}

export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const start = chosen === undefined ? { defaultValue: tabs[0]?.id } : { value: chosen };
  return (
    <Base.Root {...start} onValueChange={(value) => onChoose?.(String(value))} className={styles["root"]}>
      <Base.List aria-label={label} className={styles["list"]}>
        {tabs.map(({ id, label: name }) => (
          <Base.Tab key={id} value={id} className={styles["tab"]}>
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, content }) => (
        <Base.Panel key={id} value={id} className={styles["panel"]}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
