import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Notice } from "../../parts/Notice.tsx";
import styles from "../Apps.module.css";
import type { OpenApp } from "./openApp.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

/** Leads to the page where people agree. Without an address to come back to, that page could not lead anywhere. */
export function InstallLink({ open }: { readonly open: OpenApp }) {
  const { redirect_urls: redirects = [], scopes = {} } = open.manifest.oauth_config ?? {};
  const asks = (scopes.bot?.length ?? 0) + (scopes.user?.length ?? 0);
  if (asks === 0) return <Missing>{appConfigText.noScopes}</Missing>;
  if (redirects.length === 0) return <Missing>{appConfigText.noRedirectUrl}</Missing>;
  return (
    <div className={styles["foot"]}>
      <ButtonLink variant="primary" href={open.oauth_authorize_url}>
        {appConfigText.install(open.app.name)}
      </ButtonLink>
    </div>
  );
}

function Missing({ children }: { readonly children: string }) {
  return (
    <div className={styles["gap"]}>
      <Notice tone="warn">{children}</Notice>
    </div>
  );
}
