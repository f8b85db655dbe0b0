import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { ownUrl } from "../api/ownUrl.ts";
import { announce } from "../ui/announce.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { FileStage } from "./FileStage.tsx";
import styles from "./FileViewer.module.css";
import { showOverlay, useScreen, type Viewing } from "../navigation/screen.ts";
import FileMenu from "../timeline/FileMenu.tsx";
import { useTimes } from "../timeline/times.ts";
import { dialogsText } from "../strings/dialogs.ts";
import { buttonText } from "../strings/buttons.ts";

/** The files of a message, one at a time and as large as the screen. */
export function FileViewer() {
  const viewing = useScreen((state) => state.viewing);
  return viewing ? <Viewer {...viewing} /> : null;
}

function Viewer({ files, at: first, author, ms }: Viewing) {
  const { fullText } = useTimes();
  const [at, setAt] = useState(first);
  const file = files[at];
  if (!file) return null;

  const move = (step: number) => {
    const next = files[at + step];
    if (!next) return;
    setAt(at + step);
    announce(dialogsText.fileOf(next.title || next.name, at + step + 1, files.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // In a film they go back and forth.
    if (step === undefined || event.target instanceof HTMLMediaElement) return;
    event.preventDefault();
    move(step);
  };

  return (
    <Dialog isOpen isFull onClose={() => showOverlay(undefined)} title={file.title || file.name} onKeyDown={onKeyDown}>
      <FileStage key={file.id} file={file} />
      <div className={styles["foot"]}>
        <p className={styles["about"]}>
          <time dateTime={new Date(ms).toISOString()}>{dialogsText.sharedOn(author, fullText(ms))}</time>
        </p>
        {files.length > 1 && (
          <div className={styles["steps"]}>
            <Step
              label={dialogsText.previousFile}
              icon={<ChevronLeft size={20} />}
              isEnd={at === 0}
              onStep={() => move(-1)}
            />
            <span>{dialogsText.position(at + 1, files.length)}</span>
            <Step
              label={dialogsText.nextFile}
              icon={<ChevronRight size={20} />}
              isEnd={at === files.length - 1}
              onStep={() => move(1)}
            />
          </div>
        )}
        <FileMenu file={file} />
        <ButtonLink variant="primary" href={ownUrl(file.url_private_download)} download={file.name}>
          <Download size={16} aria-hidden="true" />
          {buttonText.download}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: React.ReactNode;
  readonly isEnd: boolean;
  readonly onStep: () => void;
}

/** At the end it stays where it is and keeps the focus: one that is disabled would lose it to nowhere. */
function Step({ label, icon, isEnd, onStep }: StepProps) {
  return <IconButton label={label} icon={icon} aria-disabled={isEnd} className={styles["step"]} onClick={onStep} />;
}
