import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { sendLaterText } from "../strings/sendLater.ts";
import { schedulingText } from "../strings/scheduling.ts";
import { useReader } from "../richtext/reader.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import type { ScheduleProps } from "./ScheduleButton.tsx";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import { scheduleTimes } from "./scheduleTimes.ts";

/** When a message can be sent, beside sending it now. */
export default function ScheduleMenu({ canSchedule, onSchedule }: ScheduleProps) {
  const { zone, locale } = useReader();
  const [nowMs, setNow] = useState(() => Date.now());
  const [isAsking, setAsking] = useState(false);
  const { hourMs, tomorrowMs, mondayMs } = scheduleTimes(nowMs, zone);
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: zone });
  const trigger = (
    <IconButton label={schedulingText.scheduleSend} icon={<ChevronDown size={16} />} disabled={!canSchedule} />
  );
  return (
    <>
      <Menu isOpenAtFirst trigger={trigger} onOpenChange={(isOpen) => isOpen && setNow(Date.now())}>
        <MenuItem onChoose={() => onSchedule(hourMs)}>{sendLaterText.inAnHour(clock.format(hourMs))}</MenuItem>
        <MenuItem onChoose={() => onSchedule(tomorrowMs)}>
          {sendLaterText.tomorrowAt(clock.format(tomorrowMs))}
        </MenuItem>
        {mondayMs !== undefined && (
          <MenuItem onChoose={() => onSchedule(mondayMs)}>{sendLaterText.mondayAt(clock.format(mondayMs))}</MenuItem>
        )}
        <MenuSeparator />
        <MenuItem onChoose={() => setAsking(true)}>{sendLaterText.customTime}</MenuItem>
      </Menu>
      {isAsking && (
        <ScheduleDialog initialMs={tomorrowMs} onClose={() => setAsking(false)} onChoose={(ms) => onSchedule(ms)} />
      )}
    </>
  );
}
