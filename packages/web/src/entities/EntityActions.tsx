import type { EntityButton } from "@platform/protocol/entities/entity.ts";
import type { MethodParams } from "@platform/sdk";
import { MoreHorizontal } from "lucide-react";
import { useState } from "react";
import { call } from "../api/call.ts";
import { safeUrl } from "../richtext/safeUrl.ts";
import { entitiesText } from "../strings/entities.ts";
import { reasonText } from "../surface/words.ts";
import { Button } from "../ui/Button.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import styles from "./Entity.module.css";

/** Where the buttons stand: on a card or in details. */
export type EntityPlace = Omit<MethodParams<"client.entities.act">, "action_id">;

interface Props {
  readonly place: EntityPlace;
  readonly primary: readonly EntityButton[];
  readonly overflow: readonly EntityButton[];
}

/** The buttons of an entity. One with an address opens it, and its app is notified of the click, too. */
export function EntityActions({ place, primary, overflow }: Props) {
  const [pressed, setPressed] = useState<EntityButton>();
  const [failure, setFailure] = useState<string>();

  async function press(button: EntityButton): Promise<void> {
    const href = button.url === undefined ? undefined : safeUrl(button.url);
    if (href !== undefined) window.open(href, "_blank", "noopener,noreferrer");
    setFailure(undefined);
    setPressed(button);
    const why = await tellApp(place, button);
    setPressed(undefined);
    // A link was followed; whether the app took notice does not matter to the person.
    if (why !== undefined && href === undefined) setFailure(reasonText(why));
  }

  if (primary.length + overflow.length === 0) return null;
  return (
    <div className={styles["actions"]}>
      {primary.map((button) => (
        <Button
          key={button.action_id}
          variant={variantOf(button)}
          aria-label={button.accessibility_label}
          disabled={pressed !== undefined}
          focusableWhenDisabled
          onClick={() => void press(button)}
        >
          {pressed === button ? workingText(button) : button.text}
        </Button>
      ))}
      {overflow.length > 0 && (
        <Menu
          trigger={
            <IconButton label={entitiesText.moreActions} icon={<MoreHorizontal size={16} aria-hidden="true" />} />
          }
        >
          {overflow.map((button) => (
            <MenuItem
              key={button.action_id}
              isDangerous={button.style === "danger"}
              onChoose={() => void press(button)}
            >
              {button.text}
            </MenuItem>
          ))}
        </Menu>
      )}
      <span role="status" className={styles["failure"]}>
        {failure}
      </span>
    </div>
  );
}

function workingText({ text, processing_state: state }: EntityButton): string {
  return state?.enabled ? (state.interstitial_text ?? entitiesText.working) : text;
}

const variantOf = ({ style }: EntityButton) => (style === "primary" || style === "danger" ? style : "plain");

async function tellApp(place: EntityPlace, { action_id }: EntityButton): Promise<string | undefined> {
  try {
    const done = await call("client.entities.act", { ...place, action_id });
    if (!done.ok) return done.error;
    return done.asked && !done.answered ? (done.why ?? "timeout") : undefined;
  } catch {
    return "offline";
  }
}
