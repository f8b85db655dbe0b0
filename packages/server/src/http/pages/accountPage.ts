import { limits } from "@platform/protocol";
import { cardPage } from "./cardPage.ts";
import type { PageContent } from "./document.ts";
import type { PasswordCode } from "../../domain/people/changePassword.ts";
import type { ListedSession } from "../../domain/people/listSessions.ts";
import type { ListedWorkspace } from "../../domain/people/listWorkspaces.ts";
import type { SecondFactor } from "../../domain/people/readSecondFactor.ts";
import { alertBox, field, noteBox } from "./form.ts";
import { html, type Html } from "./html.ts";
import { browserName } from "./browserName.ts";
import { pageUserField } from "./pageUser.ts";
import { timeText } from "./timeText.ts";

export interface AccountView {
  readonly me: {
    readonly id: string;
    readonly name: string;
    readonly realName: string;
    /** The workspace that the page is about. */
    readonly teamId: string;
    readonly tz: string;
  };
  readonly workspaces: readonly ListedWorkspace[];
  readonly sessions: readonly ListedSession[];
  readonly factor: SecondFactor;
  readonly nowMs: number;
  readonly note?: string | undefined;
}

/** A person's own safety: password, second factor, and where they are signed in. */
export function accountPage({ me, workspaces, sessions, factor, nowMs, note }: AccountView): PageContent {
  return cardPage(
    "Your account",
    html`${note !== undefined && noteBox(note)}
      <p class="muted">
        ${me.realName}, <strong>${me.name}</strong> in ${workspaces.find(({ id }) => id === me.teamId)?.name}
      </p>
      <section>
        <h2>Signing in</h2>
        <ul class="rows">
          <li>
            <span>Password</span>
            <a href="/account/password">Change<span class="unseen"> the password</span></a>
          </li>
          <li>
            <span>Second factor <span class="tag">${factor.state === "on" ? "on" : "off"}</span></span>
            <a href="/account/two-factor"
              >${factor.state === "on" ? "Manage" : "Set up"}<span class="unseen"> the second factor</span></a
            >
          </li>
        </ul>
        ${
          factor.requiredBy.length > 0 &&
          html`<p class="hint">${factor.requiredBy.join(", ")} can only be opened with a second factor.</p>`
        }
      </section>
      ${workspaces.length > 1 && workspaceList(workspaces)}
      <section>
        <h2>Where you are signed in</h2>
        <ul class="rows">
          ${sessions.map((session) => sessionRow(session, nowMs, me.tz))}
        </ul>
        <div class="buttons">
          <form method="post" action="/sign-out">
            ${pageUserField(me.id)}
            <button type="submit">Sign out here</button>
          </form>
          <form method="post" action="/sign-out/everywhere">
            ${pageUserField(me.id)}
            <button type="submit" class="danger">Sign out everywhere</button>
          </form>
        </div>
      </section>
      <p class="actions"><a href="/client/${me.teamId}">Back to the workspace</a></p>`,
  );
}

/** One sign-in reaches all of them. */
function workspaceList(workspaces: readonly ListedWorkspace[]): Html {
  return html`<section>
    <h2>Your workspaces</h2>
    <ul class="rows">
      ${workspaces.map(
        ({ id, name }) =>
          html`<li>
            <span>${name}</span> <a href="/client/${id}">Open<span class="unseen"> ${name}</span></a>
          </li>`,
      )}
    </ul>
  </section>`;
}

function sessionRow({ userAgent, lastSeenMs, isThis }: ListedSession, nowMs: number, tz: string): Html {
  const seen = timeText(lastSeenMs, nowMs, tz);
  return html`<li>
    <span>${browserName(userAgent)}${isThis && html` <span class="tag">this browser</span>`}</span>
    <span class="hint">last seen <time datetime="${seen.iso}" title="${seen.full}">${seen.short}</time></span>
  </li>`;
}

const passwordFaults: Record<PasswordCode, string> = {
  wrong_password: "The current password was not right.",
  too_many_tries: `Too many tries. Wait ${limits.sign_in_window_s / 60} minutes, then try again.`,
  password_too_short: `The new password needs at least ${limits.password_chars_min} characters.`,
  password_too_long: `The new password may have at most ${limits.password_chars_max} characters.`,
  same_password: "The new password is the one you have.",
  session_over: "You were signed out meanwhile. Sign in again.",
};

export function passwordPage(fault?: PasswordCode): PageContent {
  return cardPage(
    "Change your password",
    html`${fault && alertBox(passwordFaults[fault])}
      <form method="post" action="/account/password">
        ${field({ name: "current", label: "Current password", type: "password", autocomplete: "current-password", autofocus: true })}
        ${field({
          name: "next",
          label: "New password",
          type: "password",
          autocomplete: "new-password",
          hint: `At least ${limits.password_chars_min} characters. A few words you can remember do well.`,
        })}
        <p class="hint">All your other browsers are signed out.</p>
        <button type="submit" class="primary">Change password</button>
      </form>
      <p class="actions"><a href="/account">Back to your account</a></p>`,
  );
}
