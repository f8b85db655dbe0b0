import type { Channel } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { archive } from "./archiving.ts";

interface Props {
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** Everybody in it is affected, so it is asked once more. */
export function ConfirmArchive({ channel, onClose }: Props) {
  const confirm = () => {
    onClose();
    void archive(channel.id);
  };
  const actions = (
    <>
      <Button onClick={onClose}>Keep it open</Button>
      <Button look="danger" onClick={confirm}>
        Archive the channel
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={`Archive ${channel.name}?`} actions={actions}>
      <p>It leaves everybody’s list, and nobody can write in it. What was said stays to be read and found.</p>
      <p>Whoever is in it can take it out of the archive again.</p>
    </Dialog>
  );
}
