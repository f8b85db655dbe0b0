import { BrowseChannels } from "./BrowseChannels.tsx";
import { CreateChannel } from "./CreateChannel.tsx";
import { NewDirect } from "./NewDirect.tsx";
import { useScreen } from "./screen.ts";
import { ShortcutSheet } from "./ShortcutSheet.tsx";
import { Switcher } from "./Switcher.tsx";

const overlays = {
  switcher: Switcher,
  shortcuts: ShortcutSheet,
  browse: BrowseChannels,
  create: CreateChannel,
  direct: NewDirect,
};

/** Whatever lies over the page; a chunk of its own, because the page comes first. */
export default function Overlays() {
  const overlay = useScreen((state) => state.overlay);
  const Shown = overlay && overlays[overlay];
  return Shown ? <Shown /> : null;
}
