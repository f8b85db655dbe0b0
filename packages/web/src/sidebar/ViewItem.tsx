import { Link } from "wouter";
import { type View, type ViewName, viewPath } from "../navigation/views.ts";
import { useClient } from "../store/store.ts";
import { sidebarText } from "../strings/sidebar.ts";
import { classes } from "../ui/classes.ts";
import styles from "./SidebarItem.module.css";

interface Props {
  readonly view: View & { readonly name: ViewName };
  readonly isCurrent: boolean;
}

/** The row of a view: bold with a number when something there awaits the person. */
export function ViewItem({ view, isCurrent }: Props) {
  const { name, label, icon: Icon } = view;
  const count = useClient((state) => view.countOf?.(state) ?? 0);
  return (
    <li>
      <Link
        href={viewPath(name)}
        aria-current={isCurrent ? "page" : undefined}
        className={classes(styles["item"], count > 0 && styles["unread"])}
      >
        <Icon size={16} aria-hidden="true" className={styles["sign"]} />
        <span className={styles["title"]}>{label}</span>
        {count > 0 && (
          <span className={styles["badge"]}>
            {count > 99 ? "99+" : count}
            <span className="visually-hidden"> {sidebarText.notifications(count)}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
