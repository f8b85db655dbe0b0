import type { MemberKey } from "../../domain/access/personCaller.ts";
import { cardPage } from "./cardPage.ts";
import type { PageContent } from "./document.ts";
import { field } from "./form.ts";
import { html, type Html } from "./html.ts";
import { pageMemberField } from "./pageUser.ts";

/** A trigger as `client.triggers.info` returns it. */
export interface Shortcut {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly button_text?: string;
  readonly app: { readonly name: string };
  readonly inputs: readonly { readonly name: string; readonly title: string; readonly description?: string }[];
  readonly needs_channel: boolean;
}

/** A channel that the person can run it in. */
export interface ChannelOption {
  readonly id: string;
  readonly name: string;
}

/** No input of a workflow can be called that: their names have no dot. */
export const channelField = "page.channel";

/** What a page is made for: where it is, and for whom. */
interface Visited {
  readonly path: string;
  readonly member: MemberKey;
  /** Offered where the trigger needs a channel. */
  readonly channels: readonly ChannelOption[];
}

interface Tried {
  readonly lines: readonly string[];
  readonly form: (name: string) => string;
}

/** What a link starts, and what it asks for. Nothing is started by looking: links are looked at by many programs. */
export function shortcutPage(visited: Visited, shortcut: Shortcut, tried?: Tried): PageContent {
  const { path, member, channels } = visited;
  const { name, description, app, inputs, button_text: button = "Start", needs_channel: needsChannel } = shortcut;
  if (needsChannel && channels.length === 0) return noChannelPage(shortcut);
  return cardPage(
    name,
    html`<p class="muted">A workflow of ${app.name}</p>
      ${description !== "" && html`<p>${description}</p>`}
      ${tried && html`<div class="fault" role="alert">${tried.lines.map((line) => html`<p>${line}</p>`)}</div>`}
      <form method="post" action="${path}">
        ${pageMemberField(member)} ${needsChannel && channelChoice(channels, tried?.form(channelField))}
        ${inputs.map((input) =>
          field({
            name: input.name,
            label: input.title,
            value: tried?.form(input.name) ?? "",
            autocomplete: "off",
            ...(input.description !== undefined && { hint: input.description }),
          }),
        )}
        <button type="submit" class="primary">${button}</button>
      </form>
      <p class="actions"><a href="/">Do nothing</a></p>`,
  );
}

function channelChoice(channels: readonly ChannelOption[], chosen: string | undefined): Html {
  return html`<div class="field">
    <label for="channel">Channel</label>
    <select id="channel" name="${channelField}" required aria-describedby="channel-hint">
      ${channels.map(
        ({ id, name }) => html`<option value="${id}" ${id === chosen && html`selected`}>#${name}</option>`,
      )}
    </select>
    <p class="hint" id="channel-hint">This workflow runs in a channel. Choose the one that it is for.</p>
  </div>`;
}

function noChannelPage({ name }: Shortcut): PageContent {
  return cardPage(
    name,
    html`<p>This workflow runs in a channel, and you are in none. Join a channel, then open the link again.</p>
      <p class="actions"><a href="/">Open the workspace</a></p>`,
  );
}

export function startedPage({ name }: Shortcut, teamId: string, channelId?: string): PageContent {
  return cardPage(
    "Started",
    html`<p><strong>${name}</strong> is on its way. If it asks you for something, the form opens in the workspace.</p>
      <p class="actions">
        <a href="/client/${teamId}${channelId !== undefined && `/${channelId}`}">Open the workspace</a>
      </p>`,
  );
}

/** The trigger is there, and its permission does not name the person. */
export function refusedShortcutPage(): PageContent {
  return cardPage(
    "You cannot run this workflow",
    html`<p>The people who manage it have not given you access. Ask the person who sent you the link.</p>
      <p class="actions"><a href="/">Open the workspace</a></p>`,
  );
}

/** The same for a trigger that was deleted and for one of a workspace that the person is not in. */
export function closedShortcutPage(): PageContent {
  return cardPage(
    "There is no such workflow",
    html`<p>The link was deleted, or belongs to a workspace that you are not in. Ask the person who sent it to you.</p>
      <p class="actions"><a href="/">Open the workspace</a></p>`,
  );
}
