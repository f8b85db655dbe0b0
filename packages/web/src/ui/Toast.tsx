import { Toast as Base } from "@base-ui/react/toast";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./Toast.module.css";

const manager = Base.createToastManager();

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Tells of something that happened elsewhere, or went wrong; from anywhere, also outside of components. */
export function toast(text: string, action?: ToastAction): void {
  manager.add({
    title: text,
    ...(action ? { actionProps: { children: action.label, onClick: action.run } } : {}),
  });
}

export function ToastHost({ children }: { readonly children: ReactNode }) {
  return (
    <Base.Provider toastManager={manager} limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles["viewport"]}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager();
  return toasts.map((item) => (
    <Base.Root key={item.id} toast={item} className={styles["toast"]}>
      <Base.Title className={styles["text"]} />
      <Base.Action className={styles["action"]} />
      <Base.Close render={<IconButton label="Dismiss" icon={<X size={16} />} />} />
    </Base.Root>
  ));
}
