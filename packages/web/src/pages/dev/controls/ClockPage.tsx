import { useState } from "react";
import { useZone } from "../../../store/zone.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Facts, Section } from "../../parts/Section.tsx";
import { sayFull } from "../../parts/sayFull.ts";
import { useAct } from "../../parts/useAct.ts";
import { control, linkBackIn, sayControl } from "../control.ts";
import { useControl } from "../useControl.ts";
import styles from "./Bench.module.css";
import { sayAhead } from "./sayAhead.ts";
import { devText } from "../../../strings/dev.ts";

interface Time {
  readonly now: string;
  readonly ahead_ms: number;
}

const steps = ["1m", "1h", "12h", "1d", "1w"];

/** Moves the time of the platform, so that what expires in twelve hours expires now. */
export function ClockPage() {
  const zone = useZone();
  const time = useControl<Time>("clock.get", { everyMs: 1_000 });
  const [fault, setFault] = useState<string | undefined>();
  const [link, setLink] = useState<string | undefined>();
  const { isBusy, run } = useAct();
  const move = (name: "clock.advance" | "clock.set", args: Record<string, string>) =>
    run(async () => {
      const answer = await control(name, args);
      setFault(answer.ok ? undefined : sayControl(answer));
      if (answer.ok) setLink(await linkBackIn());
      return answer.ok ? answer : { ok: true };
    });
  return (
    <>
      <PageHead title={devText.clock} about={devText.clockAbout} />
      <Loaded of={time} label={devText.loadingTime}>
        {({ now, ahead_ms: aheadMs }) => (
          <Section title={devText.serverTime}>
            <Facts
              facts={[
                [
                  devText.now,
                  <time key="now" dateTime={now}>
                    {sayFull(Date.parse(now), zone)}
                  </time>,
                ],
                [devText.formatted, <code key="text">{now}</code>],
                [devText.offset, sayAhead(aheadMs)],
              ]}
            />
          </Section>
        )}
      </Loaded>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      {link !== undefined && <SignedOut link={link} />}
      <Section title={devText.advance} about={devText.advanceAbout}>
        <div className={styles["row"]}>
          {steps.map((by) => (
            <Button key={by} disabled={isBusy} onClick={() => void move("clock.advance", { by })}>
              + {by}
            </Button>
          ))}
        </div>
        <Order
          label={devText.by}
          name="by"
          button="Advance"
          placeholder={devText.durationPlaceholder}
          onOrder={(by) => move("clock.advance", { by })}
        />
      </Section>
      <Section title={devText.set} about={devText.setAbout}>
        <Order
          label={devText.to}
          name="to"
          button={devText.setClock}
          placeholder={devText.timePlaceholder}
          onOrder={(to) => move("clock.set", { to })}
        />
      </Section>
    </>
  );
}

/** Notifies a person who has moved the clock past their own session. */
function SignedOut({ link }: { readonly link: string }) {
  return (
    <Notice tone="warn">
      {devText.sessionExpired} <a href={link}>{devText.signInAgain}</a>
    </Notice>
  );
}

interface OrderProps {
  readonly label: string;
  readonly name: string;
  readonly button: string;
  readonly placeholder: string;
  readonly onOrder: (value: string) => Promise<boolean>;
}

function Order({ label, name, button, placeholder, onOrder }: OrderProps) {
  const order = (data: FormData) => void onOrder(fieldOf(data, name));
  return (
    <form action={order} className={styles["order"]}>
      <Field label={label}>
        <Input name={name} placeholder={placeholder} required autoComplete="off" />
      </Field>
      <Button type="submit">{button}</Button>
    </form>
  );
}
