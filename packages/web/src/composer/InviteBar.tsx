import { useState } from "react";
import { X } from "lucide-react";
import { explain, unanswered } from "../api/explain.ts";
import { nameOf } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import { placeName, useTitle } from "../store/titles.ts";
import { Button } from "../ui/Button.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { toast } from "../ui/toast.ts";
import { invite } from "./audience.ts";
import styles from "./Composer.module.css";
import { buttonText } from "../strings/buttons.ts";
import { locale } from "../strings/locale.ts";
import { sendingText } from "../strings/sending.ts";

interface Props {
  readonly channel: string;
  readonly outsiders: readonly string[];
  readonly dismiss: () => void;
}

/** Offers to invite people who were mentioned and cannot see it. */
export default function InviteBar({ channel, outsiders, dismiss }: Props) {
  const [isBusy, setBusy] = useState(false);
  const people = useClient((state) => state.people);
  const home = useClient((state) => state.channels[channel]);
  const where = placeName(home, useTitle(home));
  if (outsiders.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(outsiders.map((id) => nameOf(people[id])));
  const inviteAll = async () => {
    setBusy(true);
    const fault = await invite(channel, outsiders);
    setBusy(false);
    if (fault !== undefined) return toast(sendingText.inviteFailed(explain(fault === "" ? unanswered : fault)));
    toast(sendingText.invited(names, where));
    dismiss();
  };
  return (
    <div role="status" className={styles["outsiders"]}>
      <span className={styles["who"]}>{sendingText.notMembers(names, outsiders.length, where)}</span>
      <Button disabled={isBusy} onClick={() => void inviteAll()}>
        {sendingText.invite(outsiders.length)}
      </Button>
      <IconButton label={buttonText.close} icon={<X size={16} />} onClick={dismiss} />
    </div>
  );
}
