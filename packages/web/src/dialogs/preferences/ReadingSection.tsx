import { choose } from "../../store/preferences.ts";
import { useClient } from "../../store/store.ts";
import { unreadText } from "../../strings/unread.ts";
import { Choice } from "../Choice.tsx";

const openingOptions = [
  ["unread", unreadText.opensAtUnread],
  ["end", unreadText.opensAtEnd],
] as const;

export function ReadingSection() {
  const opensAt = useClient((state) => state.preferences.open_channels_at);
  return (
    <Choice
      legend={unreadText.opensAt}
      options={openingOptions}
      chosen={opensAt}
      onChoose={(next) => void choose({ open_channels_at: next })}
    />
  );
}
