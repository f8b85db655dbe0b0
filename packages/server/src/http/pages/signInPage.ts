import { limits } from "@platform/protocol";
import { cardPage } from "./cardPage.ts";
import type { PageContent } from "./document.ts";
import { alertBox, field, noteBox } from "./form.ts";
import { html, type Html } from "./html.ts";
import { returnQuery } from "./returnPath.ts";

const waitMinutes = limits.sign_in_window_s / 60;

/** One text for every way to be wrong: it must not tell who has an account. */
export const signInFaults = {
  wrong_password: "That did not match. Check the email or username, the workspace and the password.",
  too_many_tries: `Too many tries. Wait ${waitMinutes} minutes, then try again.`,
  wrong_code: "That code did not work. Codes change every 30 seconds and work once.",
  session_over: "That took too long. Sign in again.",
} as const;

export interface SignInView {
  readonly redirect: string;
  readonly login?: string;
  readonly workspace?: string;
  readonly fault?: keyof typeof signInFaults;
  readonly isDev: boolean;
  readonly note?: string;
  /** Why signing in cannot work here. */
  readonly warning?: Html | undefined;
}

export function signInPage({ redirect, login, workspace, fault, isDev, note, warning }: SignInView): PageContent {
  return cardPage(
    "Sign in",
    html`${fault && alertBox(signInFaults[fault])} ${note !== undefined && noteBox(note)} ${warning}
      <form method="post" action="/sign-in">
        <input type="hidden" name="redirect" value="${redirect}" />
        ${field({ name: "login", label: "Email or username", value: login ?? "", autocomplete: "username", autofocus: !fault })}
        ${field({ name: "password", label: "Password", type: "password", autocomplete: "current-password", autofocus: fault !== undefined })}
        ${field({
          name: "workspace",
          label: "Workspace",
          value: workspace ?? "",
          autocomplete: "organization",
          optional: true,
          hint: "Its short name, such as acme. Needed with a username, or when you are in several.",
        })}
        <button type="submit" class="primary">Sign in</button>
      </form>
      ${
        isDev &&
        html`<p class="hint">
          On this dev server every password is in <code>dev.json</code>, and your terminal shows links that sign in at a
          click.
        </p>`
      }`,
  );
}

export interface CodeView {
  readonly redirect: string;
  readonly isRecovery: boolean;
  readonly fault?: keyof typeof signInFaults;
}

/** The second question, for people with a second factor. */
export function codePage({ redirect, isRecovery, fault }: CodeView): PageContent {
  const query = returnQuery(redirect);
  const other = `/sign-in/code${query}${isRecovery ? "" : `${query === "" ? "?" : "&"}recovery=1`}`;
  return cardPage(
    isRecovery ? "Use a recovery code" : "Enter your code",
    html`${fault && alertBox(signInFaults[fault])}
      <p class="muted">
        ${
          isRecovery
            ? "You were given ten of them when you set up your second factor. Each works once."
            : "Open your authenticator app and type the six digits it shows for this workspace."
        }
      </p>
      <form method="post" action="/sign-in/code">
        <input type="hidden" name="redirect" value="${redirect}" />
        ${isRecovery && html`<input type="hidden" name="recovery" value="1" />`}
        ${field(
          isRecovery
            ? { name: "code", label: "Recovery code", autocomplete: "off", autofocus: true }
            : { name: "code", label: "Code", autocomplete: "one-time-code", inputmode: "numeric", autofocus: true },
        )}
        <button type="submit" class="primary">Continue</button>
      </form>
      <p class="actions">
        <a href="${other}">${isRecovery ? "Use the authenticator app" : "Use a recovery code"}</a>
      </p>
      <form method="post" action="/sign-out">
        <button type="submit" class="quiet">Sign in as someone else</button>
      </form>`,
  );
}
