import { Blocks } from "../../../blocks/Blocks.tsx";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import styles from "./Builder.module.css";
import type { BuilderSurface } from "./templates.ts";
import { builderText } from "../../../strings/builder.ts";
import { buttonText } from "../../../strings/buttons.ts";

interface Props {
  readonly surface: BuilderSurface;
  readonly blocks: readonly object[] | undefined;
}

/** A preview for people. Everything works except the way back: actions are not sent. */
export function Preview({ surface, blocks }: Props) {
  return (
    <section className={styles["preview"]} aria-label={builderText.preview}>
      {blocks === undefined ? (
        <EmptyState text={builderText.emptyPreview} />
      ) : (
        <div className={styles[surface]}>
          {surface === "message" && <Sender />}
          {surface === "modal" && <h2 className={styles["title"]}>{builderText.myModal}</h2>}
          <Blocks key={surface} blocks={blocks} surface={surface} />
          {surface === "modal" && (
            <div className={styles["foot"]}>
              <Button>{buttonText.cancel}</Button>
              <Button variant="primary">{builderText.submit}</Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function Sender() {
  return (
    <p className={styles["sender"]}>
      <Avatar id="A0PREVIEW" name={builderText.myApp} size={36} />
      <strong>{builderText.myApp}</strong> <span className={styles["tag"]}>{builderText.app}</span>
    </p>
  );
}
