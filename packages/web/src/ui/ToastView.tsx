import { Toast as Base } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useEffect } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./Toast.module.css";
import { uiText } from "../strings/ui.ts";

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

const manager = Base.createToastManager();
/** Told before the place for them was there: the manager forgets what nobody listens to. */
const early: Parameters<typeof manager.add>[0][] = [];
let isShown = false;

export function addToast(text: string, action: ToastAction | undefined): void {
  const toast = {
    title: text,
    ...(action ? { actionProps: { children: action.label, onClick: action.run } } : {}),
  };
  if (isShown) manager.add(toast);
  else early.push(toast);
}

export default function ToastView() {
  useEffect(() => {
    isShown = true;
    for (const toast of early.splice(0)) manager.add(toast);
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <Base.Provider toastManager={manager} limit={3}>
      <Base.Portal>
        <Base.Viewport data-part="toasts" className={styles["viewport"]}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager();
  return toasts.map((item) => (
    <Base.Root key={item.id} toast={item} data-toast className={styles["toast"]}>
      <Base.Title className={styles["text"]} />
      <Base.Action className={styles["action"]} />
      <Base.Close render={<IconButton label={uiText.dismiss} icon={<X size={16} />} />} />
    </Base.Root>
  ));
}
