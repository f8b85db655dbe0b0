import { notifyLevels } from "@platform/protocol/notifyLevels.ts";
import { showOverlay, useScreen } from "../navigation/screen.ts";
import { setLevel } from "../store/preferences.ts";
import { useClient } from "../store/store.ts";
import { placeName, useTitle } from "../store/titles.ts";
import { placeKey } from "../store/types.ts";
import { pausesText } from "../strings/pauses.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Choice } from "./Choice.tsx";

/** Which messages of a conversation, or of one thread, notify this person. */
export function LevelDialog() {
  const place = useScreen((state) => state.levelOf);
  const channel = useClient((state) => state.channels[place?.channel ?? ""]);
  const name = placeName(channel, useTitle(channel));
  const chosen = useClient((state) => (place && state.preferences.levels[placeKey(place)]) ?? "default");
  if (!place) return null;
  const isThread = place.thread !== undefined;
  const labels = isThread ? pausesText.threadLevels : pausesText.levels;
  return (
    <Dialog
      isOpen
      onClose={() => showOverlay(undefined)}
      title={pausesText.levelTitle(isThread ? pausesText.thread : name)}
    >
      <Choice
        legend={pausesText.level}
        options={notifyLevels.map((level) => [level, labels[level]] as const)}
        chosen={chosen}
        onChoose={(level) => void setLevel(place, level)}
      />
    </Dialog>
  );
}
