import { useEffect, useState } from "react";
import { explain, unanswered } from "../api/explain.ts";
import { setPhoto } from "../api/setPhoto.ts";
import { showOverlay } from "../navigation/screen.ts";
import { profileEditingText } from "../strings/profileEditing.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import styles from "./ChangePhoto.module.css";
import { type CropChoice, cropOf, type PictureSize } from "./photoCrop.ts";

const sentences: Readonly<Record<string, string>> = {
  bad_image: profileEditingText.badImage,
  too_large: profileEditingText.tooLarge,
  too_many_frames: profileEditingText.tooManyFrames,
};
const previewPx = 200;
const middle: CropChoice = { zoom: 1, x: 0.5, y: 0.5 };

/** Asks for a picture and the square of it to show. Sliders, so that it goes by keyboard too. */
export function ChangePhoto() {
  const [file, setFile] = useState<File>();
  const [size, setSize] = useState<PictureSize>();
  const [choice, setChoice] = useState(middle);
  const [fault, setFault] = useState<string>();
  const url = useObjectUrl(file);
  const close = () => showOverlay(undefined);
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setSize(undefined);
    setChoice(middle);
    setFault(undefined);
  };
  const save = async () => {
    if (!file || !size) return;
    const saved = await setPhoto(file, cropOf(size, choice)).catch(() => undefined);
    if (saved?.ok) return close();
    const code = saved?.error ?? unanswered;
    setFault(sentences[code] ?? profileEditingText.photoFailed(explain(code)));
  };
  return (
    <FormDialog
      title={profileEditingText.photoTitle}
      action={profileEditingText.save}
      isIncomplete={!size}
      onSubmit={() => void save()}
      onClose={close}
    >
      <Field label={profileEditingText.chooseFile} hint={profileEditingText.fileHint} error={fault}>
        <Input
          type="file"
          accept="image/png,image/jpeg,image/gif"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </Field>
      {url !== undefined && (
        <Preview
          url={url}
          size={size}
          choice={choice}
          onSize={setSize}
          onFault={() => setFault(sentences["bad_image"])}
        />
      )}
      {size && <Sliders choice={choice} onChange={setChoice} />}
    </FormDialog>
  );
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

interface PreviewProps {
  readonly url: string;
  readonly size: PictureSize | undefined;
  readonly choice: CropChoice;
  readonly onSize: (size: PictureSize) => void;
  readonly onFault: () => void;
}

function Preview({ url, size, choice, onSize, onFault }: PreviewProps) {
  const crop = size && cropOf(size, choice);
  const scale = crop ? previewPx / crop.crop_w : 0;
  const style = size &&
    crop && {
      width: size.width * scale,
      left: -crop.crop_x * scale,
      top: -crop.crop_y * scale,
    };
  return (
    <div className={styles["preview"]}>
      <img
        src={url}
        alt={profileEditingText.preview}
        style={style}
        onLoad={({ currentTarget }) =>
          onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={onFault}
      />
    </div>
  );
}

interface SlidersProps {
  readonly choice: CropChoice;
  readonly onChange: (choice: CropChoice) => void;
}

const sliders = [
  { name: "zoom", label: profileEditingText.zoom, min: 1, max: 4 },
  { name: "x", label: profileEditingText.horizontal, min: 0, max: 1 },
  { name: "y", label: profileEditingText.vertical, min: 0, max: 1 },
] as const;

function Sliders({ choice, onChange }: SlidersProps) {
  return sliders.map(({ name, label, min, max }) => (
    <label key={name} className={styles["slider"]}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={choice[name]}
        onChange={(event) => onChange({ ...choice, [name]: Number(event.target.value) })}
      />
    </label>
  ));
}
