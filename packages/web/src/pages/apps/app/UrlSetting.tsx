import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { sayRefusal } from "../../parts/sayRefusal.ts";
import styles from "../Apps.module.css";
import { statusText } from "../../../strings/statuses.ts";
import { buttonText } from "../../../strings/buttons.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

interface Props {
  readonly appId: string;
  readonly label: string;
  readonly purpose: "events" | "interactivity";
  readonly value: string;
  readonly fault: string | undefined;
  readonly isFixed: boolean;
  readonly onSave: (url: string) => Promise<boolean>;
}

interface Checked {
  readonly isRight: boolean;
  readonly text: string;
}

/** A URL of an app, which can be asked before it is saved. */
export function UrlSetting({ appId, label, purpose, value, fault, isFixed, onSave }: Props) {
  const [draft, setDraft] = useState<string | undefined>();
  const [checked, setChecked] = useState<Checked | undefined>();
  const [isAsking, setAsking] = useState(false);
  const url = draft ?? value;
  const check = async () => {
    setAsking(true);
    setChecked(await ask(appId, url, purpose));
    setAsking(false);
  };
  const save = async () => {
    if (await onSave(url)) setDraft(undefined);
  };
  return (
    <>
      <form action={() => void save()} className={styles["inline"]}>
        <Field label={label} error={fault}>
          <Input
            type="url"
            value={url}
            placeholder={statusText.linkPlaceholder}
            disabled={isFixed}
            onChange={(event) => {
              setDraft(event.currentTarget.value);
              setChecked(undefined);
            }}
          />
        </Field>
        <Button disabled={isFixed || isAsking || url === ""} onClick={() => void check()}>
          {isAsking ? appConfigText.verifying : appConfigText.verifyUrl}
        </Button>
        <Button type="submit" disabled={isFixed || draft === undefined || draft === value}>
          {buttonText.save}
        </Button>
      </form>
      {checked && (
        <div className={styles["gap"]}>
          <Notice tone={checked.isRight ? "ok" : "danger"}>{checked.text}</Notice>
        </div>
      )}
    </>
  );
}

async function ask(appId: string, url: string, purpose: Props["purpose"]): Promise<Checked> {
  const answer = await call("developer.apps.urls.check", { app_id: appId, url, purpose });
  if (!answer.ok) {
    return {
      isRight: false,
      text: answer.error === "invalid_url" ? appConfigText.invalidUrl : sayRefusal(answer.error),
    };
  }
  if (answer.verified) return { isRight: true, text: appConfigText.urlVerified };
  return { isRight: false, text: appConfigText.urlNotVerified(answer.reason ?? appConfigText.noResponse) };
}
