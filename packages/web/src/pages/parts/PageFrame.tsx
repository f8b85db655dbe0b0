import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation, useRoute } from "wouter";
import { inWorkspace } from "../../navigation/inWorkspace.ts";
import { classes } from "../../ui/classes.ts";
import { Head, type HeadProps } from "./Head.tsx";
import styles from "./PageFrame.module.css";
import { pagePartsText } from "../../strings/pageParts.ts";

export interface NavItem {
  /** Below the area, as in `/people`. */
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The heading that it stands under. */
  readonly group?: string | undefined;
  /** The whole address of a page that the server renders. */
  readonly serverPath?: string;
}

interface Props {
  /** What this part of the house is called. */
  readonly area: string;
  readonly items: readonly NavItem[];
  /** Above the list: which app, which workspace. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A list of pages at the side, and one of them. On narrow screens the list is a row above it. */
export function PageFrame({ area, items, about, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  const [path] = useLocation();
  useEffect(() => {
    // On narrow screens the list is a row that scrolls, and the page may be at its end.
    nav.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [path]);
  return (
    <div className={styles["frame"]}>
      <a className={styles["skip"]} href="#content">
        {pagePartsText.skipToContent}
      </a>
      <header className={styles["side"]}>
        <a className={styles["back"]} href={inWorkspace("/client")}>
          <ArrowLeft size={16} aria-hidden="true" />
          {pagePartsText.backToMessages}
        </a>
        <p className={styles["area"]}>{area}</p>
        {about}
        <nav ref={nav} aria-label={area} className={styles["nav"]}>
          {items.map((item, at) => (
            <NavLine
              key={item.href}
              item={item}
              heading={item.group === items[at - 1]?.group ? undefined : item.group}
            />
          ))}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
    </div>
  );
}

function NavLine({ item, heading }: { readonly item: NavItem; readonly heading: string | undefined }) {
  const [isHere] = useRoute(item.href === "/" ? "/" : `${item.href}/*?`);
  if (item.serverPath !== undefined)
    return (
      <a href={item.serverPath} className={styles["line"]}>
        {item.icon}
        {item.label}
      </a>
    );
  return (
    <>
      {heading !== undefined && <p className={styles["group"]}>{heading}</p>}
      <Link
        href={item.href}
        className={classes(styles["line"], isHere && styles["here"])}
        aria-current={isHere ? "page" : undefined}
      >
        {item.icon}
        {item.label}
      </Link>
    </>
  );
}

interface PageHeadProps extends Omit<HeadProps, "heading"> {
  readonly title: string;
}

/** The top of a page. It names the tab too, so that tabs can be distinguished. */
export function PageHead({ title, about, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Head heading={<h1>{title}</h1>} about={about} actions={actions} />;
}
