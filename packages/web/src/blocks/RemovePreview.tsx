import { X } from "lucide-react";
import { useContext } from "react";
import { previewsText } from "../strings/previews.ts";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./Attachments.module.css";
import { PreviewRemovalContext } from "./previewRemoval.ts";

interface Preview {
  readonly id?: number;
  readonly from_url?: string;
}

/** Lets the author remove the preview of a link. */
export function RemovePreview({ attachment: { id, from_url: url } }: { readonly attachment: Preview }) {
  const remove = useContext(PreviewRemovalContext);
  if (!remove || id === undefined || url === undefined) return null;
  return (
    <IconButton
      label={previewsText.remove}
      icon={<X size={14} />}
      className={styles["remove"]}
      onClick={() => remove(id)}
    />
  );
}
