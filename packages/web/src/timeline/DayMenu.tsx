import { type ReactElement, useState } from "react";
import { useZone } from "../store/zone.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { Menu, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import { dayOfField, fieldOfDay, nearDays, tsOfMs } from "./days.ts";
import { messageListText } from "../strings/messageList.ts";

interface Props {
  readonly trigger: ReactElement;
  /** The day that is shown. */
  readonly ms: number;
  onJump(ts: string): void;
}

/** The days that a person looks for most, the beginning of the conversation, and any other day. */
export default function DayMenu({ trigger, ms, onJump }: Props) {
  const [isPicking, setPicking] = useState(false);
  const days = nearDays(Date.now(), useZone());
  return (
    <>
      <Menu trigger={trigger} align="center" isOpenAtFirst>
        {(["today", "yesterday", "lastWeek", "lastMonth"] as const).map((name) => (
          <MenuItem key={name} onChoose={() => onJump(tsOfMs(days[name]))}>
            {messageListText[name]}
          </MenuItem>
        ))}
        <MenuItem onChoose={() => onJump("0.000000")}>{messageListText.beginning}</MenuItem>
        <MenuSeparator />
        <MenuItem onChoose={() => setPicking(true)}>{messageListText.pickDate}</MenuItem>
      </Menu>
      {isPicking && <PickDate ms={ms} onJump={onJump} onClose={() => setPicking(false)} />}
    </>
  );
}

interface PickProps {
  readonly ms: number;
  onJump(ts: string): void;
  onClose(): void;
}

function PickDate({ ms, onJump, onClose }: PickProps) {
  const zone = useZone();
  const [typed, setTyped] = useState(() => fieldOfDay(ms, zone));
  const day = dayOfField(typed, zone);
  const jump = () => {
    onClose();
    onJump(tsOfMs(day));
  };
  return (
    <FormDialog
      title={messageListText.pickDateTitle}
      action={messageListText.jump}
      isIncomplete={Number.isNaN(day)}
      onSubmit={jump}
      onClose={onClose}
    >
      <Field label={messageListText.date}>
        <Input
          autoFocus
          type="date"
          max={fieldOfDay(Date.now(), zone)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
