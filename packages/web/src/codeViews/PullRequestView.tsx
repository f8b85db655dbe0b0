import type { CodeView } from "@platform/protocol/resources/codeChannel.ts";
import { GitPullRequest } from "lucide-react";
import { safeUrl } from "../richtext/safeUrl.ts";
import { codeChannelsText as text } from "../strings/codeChannels.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import styles from "./CodeViews.module.css";

/** A pull request, which is read where it is. */
export function PullRequestView({ view }: { readonly view: CodeView }) {
  const href = safeUrl(view.pr_url ?? "");
  return (
    <div className={styles["about"]}>
      <Branches view={view} />
      {href !== undefined && (
        <>
          <p className={styles["note"]}>
            <bdi>{href}</bdi>
          </p>
          <ButtonLink href={href} target="_blank" rel="noopener noreferrer nofollow">
            <GitPullRequest size={16} aria-hidden="true" /> {text.openPullRequest}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** From which branch into which. */
export function Branches({ view: { base_branch: base, head_branch: head } }: { readonly view: CodeView }) {
  const known = [base, head].filter((name) => name !== undefined);
  if (known.length === 0) return null;
  return (
    <p className={styles["branches"]}>
      {base !== undefined && head !== undefined ? text.branches(base, head) : known[0]}
    </p>
  );
}
