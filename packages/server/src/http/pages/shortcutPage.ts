import type { MemberKey } from "../../domain/access/personCaller.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage, PageContent } from "./document.ts";
import { field } from "./form.ts";
import { html, type Html } from "./html.ts";
import { pageMemberField } from "./pageUser.ts";
import type { Texts } from "./strings/texts.ts";

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
  /** What the app or the server says about the values. */
  readonly lines: readonly string[];
  readonly error: string;
  readonly form: (name: string) => string;
}

type Text = Texts["shortcuts"];

/** What a link starts, and what it asks for. Nothing is started by looking: links are looked at by many programs. */
export function shortcutPage(visited: Visited, shortcut: Shortcut, tried?: Tried): LocalizedPage {
  const { path, member, channels } = visited;
  const { name, description, app, inputs, needs_channel: needsChannel } = shortcut;
  return ({ shortcuts: text }) => {
    if (needsChannel && channels.length === 0) return noChannelPage(shortcut, text);
    return cardPage(
      name,
      html`<p class="muted">${text.workflowOf(app.name)}</p>
        ${description !== "" && html`<p>${description}</p>`} ${tried && faultBox(tried, text)}
        <form method="post" action="${path}">
          ${pageMemberField(member)} ${needsChannel && channelChoice(channels, tried?.form(channelField), text)}
          ${inputs.map((input) =>
            field({
              name: input.name,
              label: input.title,
              value: tried?.form(input.name) ?? "",
              autocomplete: "off",
              ...(input.description !== undefined && { hint: input.description }),
            }),
          )}
          <button type="submit" class="primary">${shortcut.button_text ?? text.start}</button>
        </form>
        <p class="actions"><a href="/">${text.nothing}</a></p>`,
    );
  };
}

function faultBox({ lines, error }: Tried, text: Text): Html {
  const shown = lines.length > 0 ? lines : [text.notStarted(error.replaceAll("_", " "))];
  return html`<div class="fault" role="alert">${shown.map((line) => html`<p>${line}</p>`)}</div>`;
}

function channelChoice(channels: readonly ChannelOption[], chosen: string | undefined, text: Text): Html {
  return html`<div class="field">
    <label for="channel">${text.channel}</label>
    <select id="channel" name="${channelField}" required aria-describedby="channel-hint">
      ${channels.map(
        ({ id, name }) => html`<option value="${id}" ${id === chosen && html`selected`}>#${name}</option>`,
      )}
    </select>
    <p class="hint" id="channel-hint">${text.channelHint}</p>
  </div>`;
}

function noChannelPage({ name }: Shortcut, text: Text): PageContent {
  return cardPage(name, [html`<p>${text.noChannel}</p>`, toWorkspace(text)]);
}

function toWorkspace(text: Text, path = "/"): Html {
  return html`<p class="actions"><a href="${path}">${text.openWorkspace}</a></p>`;
}

export function startedPage({ name }: Shortcut, teamId: string, channelId?: string): LocalizedPage {
  const path = `/client/${teamId}${channelId === undefined ? "" : `/${channelId}`}`;
  return ({ shortcuts: text }) =>
    cardPage(text.startedTitle, [html`<p><strong>${name}</strong> ${text.started}</p>`, toWorkspace(text, path)]);
}

/** The trigger is there, and its permission does not name the person. */
export const refusedShortcutPage: LocalizedPage = ({ shortcuts: text }) =>
  cardPage(text.refusedTitle, [html`<p>${text.refused}</p>`, toWorkspace(text)]);

/** The same for a trigger that was deleted and for one of a workspace that the person is not in. */
export const closedShortcutPage: LocalizedPage = ({ shortcuts: text }) =>
  cardPage(text.missingTitle, [html`<p>${text.missing}</p>`, toWorkspace(text)]);
