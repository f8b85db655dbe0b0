import { preferences } from "@platform/protocol/preferences.ts";
import { useState } from "react";
import { permission, turnOn } from "../../notifications/desktop.ts";
import { playSound } from "../../notifications/sound.ts";
import { choose } from "../../store/preferences.ts";
import { useClient } from "../../store/store.ts";
import { dialogsText } from "../../strings/dialogs.ts";
import { preferencesText } from "../../strings/preferences.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { Choice } from "../Choice.tsx";
import styles from "../PreferencesDialog.module.css";
import { PushSwitch } from "./PushSwitch.tsx";

const notifyOptions = [
  ["all", dialogsText.allNewMessages],
  ["mentions", dialogsText.notifyMentions],
  ["nothing", dialogsText.notifyNothing],
] as const;
const soundOptions = preferences.sound.of.map((sound) => [sound, preferencesText.sounds[sound]] as const);
const badgeOptions = preferences.icon_badge.of.map((badge) => [badge, preferencesText.badges[badge]] as const);

const digestOptions = preferences.mail_digest.of.map((often) => [often, preferencesText.mailDigests[often]] as const);

export function NotificationsSection() {
  const { notify, sound, icon_badge: badge, mail_digest: digest } = useClient((state) => state.preferences);
  return (
    <>
      <Choice
        legend={dialogsText.notifyAbout}
        options={notifyOptions}
        chosen={notify}
        onChoose={(next) => void choose({ notify: next })}
      />
      {notify !== "nothing" && (
        <div className={styles["after"]}>
          <Permission />
        </div>
      )}
      <PushSwitch />
      <Choice
        legend={preferencesText.mailDigest}
        options={digestOptions}
        chosen={digest}
        onChoose={(next) => void choose({ mail_digest: next })}
      />
      <Keywords />
      <Choice
        legend={preferencesText.sound}
        options={soundOptions}
        chosen={sound}
        onChoose={(next) => {
          playSound(next);
          void choose({ sound: next });
        }}
      />
      <Choice
        legend={preferencesText.iconBadge}
        options={badgeOptions}
        chosen={badge}
        onChoose={(next) => void choose({ icon_badge: next })}
      />
    </>
  );
}

/** Saved when the person leaves the field: each letter of a word would highlight something else. */
function Keywords() {
  const saved = useClient((state) => state.preferences.keywords);
  const [typed, setTyped] = useState<string>();
  const keep = () => {
    if (typed !== undefined && typed !== saved) void choose({ keywords: typed });
    setTyped(undefined);
  };
  return (
    <Field label={preferencesText.keywords} hint={preferencesText.keywordsHint}>
      <Input
        value={typed ?? saved}
        maxChars={preferences.keywords.max}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
      />
    </Field>
  );
}

/** The browser has a word in it, too. */
function Permission() {
  const [granted, setGranted] = useState(permission);
  if (granted === "granted") return <p role="status">{dialogsText.notificationsOn}</p>;
  if (granted === "denied") return <p role="status">{dialogsText.notificationsBlocked}</p>;
  return (
    <p>
      <Button onClick={() => void turnOn().then(setGranted)}>{dialogsText.enableNotifications}</Button>
    </p>
  );
}
