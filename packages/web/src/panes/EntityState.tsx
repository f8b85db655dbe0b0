import { EntityActions } from "../entities/EntityActions.tsx";
import styles from "../entities/Entity.module.css";
import { Markdown } from "../richtext/Markdown.tsx";
import { safeUrl } from "../richtext/safeUrl.ts";
import { entitiesText } from "../strings/entities.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { buttonText } from "../strings/buttons.ts";
import type { EntityPaneData } from "./useEntityPane.ts";

interface Props {
  readonly shown: EntityPaneData;
  readonly product: string;
  /** Whether the app has taken long. */
  readonly isLate: boolean;
  readonly onRetry: () => void;
}

/** Why there are no details, and what the person can do. */
export function EntityState({ shown, product, isLate, onRetry }: Props) {
  const { state, error, auth_url } = shown;
  if (state === "auth_required") {
    const href = auth_url === undefined ? undefined : safeUrl(auth_url);
    return (
      <div role="status" className={styles["state"]}>
        {entitiesText.signInFirst(product)}
        {href !== undefined && (
          <ButtonLink variant="primary" href={href} target="_blank" rel="noopener noreferrer">
            {entitiesText.signIn}
          </ButtonLink>
        )}
      </div>
    );
  }
  if (isLate) {
    return (
      <div role="alert" className={styles["state"]}>
        {entitiesText.noAnswer(product)}
        <Button onClick={onRetry}>{buttonText.tryAgain}</Button>
      </div>
    );
  }
  if (!error) return null;
  const { custom_title: title, custom_message: message, message_format: format, status } = error;
  const text = message ?? (title === undefined ? wordsOf(status, product) : undefined);
  return (
    <div role="alert" className={styles["state"]}>
      {title !== undefined && <strong>{title}</strong>}
      {text !== undefined && (format === "markdown" ? <Markdown text={text} /> : <span>{text}</span>)}
      <EntityActions place={{ view_id: shown.view.id }} primary={error.actions ?? []} overflow={[]} />
      {repeatable.has(status) && <Button onClick={onRetry}>{buttonText.tryAgain}</Button>}
    </div>
  );
}

/** Asking again can only help where the app was at fault. */
const repeatable: ReadonlySet<string> = new Set(["internal_error", "timeout"]);

function wordsOf(status: string, product: string): string {
  if (status === "restricted") return entitiesText.restricted;
  if (status === "not_found") return entitiesText.notFound;
  if (status === "timeout") return entitiesText.timedOut(product);
  return status === "edit_error" ? entitiesText.editFailed : entitiesText.failed(product);
}
