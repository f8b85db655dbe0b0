import { AddPeople } from "./AddPeople.tsx";
import { BrowseChannels } from "./BrowseChannels.tsx";
import { ChangePhoto } from "./ChangePhoto.tsx";
import { ConfirmDelete } from "./ConfirmDelete.tsx";
import { CreateChannel } from "./CreateChannel.tsx";
import { EditChannel } from "./EditChannel.tsx";
import { EditProfile } from "./EditProfile.tsx";
import { EditSection } from "./EditSection.tsx";
import { FileViewer } from "./FileViewer.tsx";
import { ForwardMessage } from "./ForwardMessage.tsx";
import { InvitePeople } from "./InvitePeople.tsx";
import { LevelDialog } from "./LevelDialog.tsx";
import { NewDirect } from "./NewDirect.tsx";
import { PauseDialog } from "./PauseDialog.tsx";
import { PreferencesDialog } from "./PreferencesDialog.tsx";
import { RemindDialog } from "./RemindDialog.tsx";
import { useScreen } from "../navigation/screen.ts";
import { SetStatus } from "./SetStatus.tsx";
import { ShortcutSheet } from "./ShortcutSheet.tsx";
import { Switcher } from "./Switcher.tsx";
import { StartWorkflow } from "../workflows/StartWorkflow.tsx";

const overlays = {
  switcher: Switcher,
  shortcuts: ShortcutSheet,
  browse: BrowseChannels,
  create: CreateChannel,
  direct: NewDirect,
  people: AddPeople,
  invite: InvitePeople,
  channel: EditChannel,
  preferences: PreferencesDialog,
  profile: EditProfile,
  photo: ChangePhoto,
  status: SetStatus,
  files: FileViewer,
  workflow: StartWorkflow,
  delete: ConfirmDelete,
  remind: RemindDialog,
  pause: PauseDialog,
  level: LevelDialog,
  section: EditSection,
  forward: ForwardMessage,
};

/** Whatever lies over the page; a chunk of its own, because the page comes first. */
export default function Overlays() {
  const overlay = useScreen((state) => state.overlay);
  const Shown = overlay && overlays[overlay];
  return Shown ? <Shown /> : null;
}
