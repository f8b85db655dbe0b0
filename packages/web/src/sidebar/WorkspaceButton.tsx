import { ChevronDown } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import styles from "./WorkspaceMenu.module.css";

const WorkspaceMenu = lazy(() => import("./WorkspaceMenu.tsx"));

interface Props extends ComponentProps<"button"> {
  readonly name: string;
}

export function WorkspaceButton({ name, ...rest }: Props) {
  return (
    <button type="button" className={styles["trigger"]} {...rest}>
      <span className={styles["name"]}>{name}</span>
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}

/** The name of the workspace; its menu is loaded on demand. */
export function Workspace({ name }: { readonly name: string }) {
  const [isWanted, setWanted] = useState(false);
  const button = <WorkspaceButton name={name} aria-haspopup="menu" onClick={() => setWanted(true)} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <WorkspaceMenu name={name} />
    </Suspense>
  );
}
