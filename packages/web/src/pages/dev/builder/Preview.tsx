import { Blocks } from "../../../blocks/Blocks.tsx";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import styles from "./Builder.module.css";
import type { BuilderSurface } from "./templates.ts";

interface Props {
  readonly surface: BuilderSurface;
  readonly blocks: readonly object[] | undefined;
}

/** What people would see. Everything works but the way back: nobody hears of what is pressed here. */
export function Preview({ surface, blocks }: Props) {
  return (
    <section className={styles["preview"]} aria-label="Preview">
      {blocks === undefined ? (
        <EmptyState text="Nothing to show until this is a list of blocks." />
      ) : (
        <div className={styles[surface]}>
          {surface === "message" && <Sender />}
          {surface === "modal" && <h2 className={styles["title"]}>My modal</h2>}
          <Blocks key={surface} blocks={blocks} surface={surface} />
          {surface === "modal" && (
            <div className={styles["foot"]}>
              <Button>Cancel</Button>
              <Button look="primary">Submit</Button>
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
      <Avatar id="A0PREVIEW" name="My app" size={36} />
      <strong>My app</strong> <span className={styles["tag"]}>app</span>
    </p>
  );
}
