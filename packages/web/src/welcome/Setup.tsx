import { useState } from "react";
import { knownSession } from "../api/session.ts";
import { choose } from "../store/preferences.ts";
import { welcomeText } from "../strings/welcome.ts";
import { toast } from "../ui/toast.ts";
import { ChannelsStep } from "./ChannelsStep.tsx";
import { InviteStep } from "./InviteStep.tsx";
import { ProfileStep } from "./ProfileStep.tsx";

const steps = [ProfileStep, ChannelsStep, InviteStep];

/** What every step gets. */
export interface StepProps {
  readonly count: string;
  /** Goes on, with or without having done something. */
  readonly onNext: () => void;
  /** Ends the setup; the tour follows. */
  readonly onClose: () => void;
}

/** Guides the first owner through an empty workspace. Every step can be skipped, and the setup never comes back. */
export function Setup() {
  const [at, setAt] = useState(0);
  const shown = knownSession().user.is_admin ? steps : steps.slice(0, 2);
  const Step = shown[at];
  const end = () => void choose({ welcome: "tour" });
  const close = () => {
    toast(welcomeText.setupClosed);
    end();
  };
  return (
    Step && (
      <Step
        key={at}
        count={welcomeText.step(at + 1, shown.length)}
        onNext={() => (at + 1 < shown.length ? setAt(at + 1) : end())}
        onClose={close}
      />
    )
  );
}
