import { avatar, hueOf } from "./avatar.ts";
import { copyable } from "./copyable.ts";
import { brand, type PageContent } from "./document.ts";
import { html, type Html } from "./html.ts";
import { plainText } from "./plainText.ts";
import type { ShownChannel, ShownMessage, ShownUser, WorkspaceView } from "./readWorkspace.ts";
import { timeText } from "./timeText.ts";

export interface Moment {
  readonly nowMs: number;
  readonly baseUrl: string;
}

/** The workspace as somebody signed in sees it: the channels at the side, the last messages of one of them. */
export function workspacePage(view: WorkspaceView, moment: Moment): PageContent {
  const { shown, team } = view;
  return {
    title: shown ? `#${shown.name} · ${team.name}` : team.name,
    styles: ["start"],
    scripts: ["copy"],
    body: html`<div class="workspace">
      <header class="side">
        <div class="side-head">${brand()}</div>
        <p class="team">
          ${team.name}${team.enterprise_name !== undefined && html`<span class="org">${team.enterprise_name}</span>`}
        </p>
        <nav aria-label="Channels">
          <h2>Channels</h2>
          <ul>
            ${view.channels.map((channel) => channelLink(channel, shown))}
          </ul>
        </nav>
        <nav aria-label="For developers">
          <h2>Build</h2>
          <ul>
            <li>
              <a href="/docs"><span class="glyph" aria-hidden="true">{ }</span> API documentation</a>
            </li>
          </ul>
        </nav>
        <div class="me">
          ${avatar(view.me.real_name, hueOf(view.me.color))}
          <a class="me-name" href="/account"
            ><strong>${view.me.real_name}</strong><span>@${view.me.name}</span
            ><span class="unseen">, your account</span></a
          >
          <form method="post" action="/sign-out"><button type="submit">Sign out</button></form>
        </div>
      </header>
      <main id="main" tabindex="-1">${shown ? channelView(shown, view, moment) : noChannels}</main>
    </div>`,
  };
}

const noChannels = html`<div class="empty">
  <h1>No channels yet</h1>
  <p>Create one with <a href="/docs/conversations.create">conversations.create</a>; it shows here.</p>
</div>`;

function channelLink(channel: ShownChannel, shown: ShownChannel | undefined): Html {
  const mark = channel.is_private ? lock : html`<span aria-hidden="true">#</span>`;
  return html`<li>
    <a href="/?channel=${channel.id}" ${channel.id === shown?.id && html` aria-current="page"`}
      >${mark} ${channel.name}${channel.is_private && html`<span class="unseen"> (private)</span>`}</a
    >
  </li>`;
}

const lock = html`<svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
  <rect x="3" y="7" width="10" height="7" rx="2" />
  <path d="M5 7V5a3 3 0 0 1 6 0v2" />
</svg>`;

function channelView(channel: ShownChannel, view: WorkspaceView, moment: Moment): Html {
  const about = channel.topic.value || channel.purpose.value;
  const call = `curl ${moment.baseUrl}/api/chat.postMessage \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -d channel=${channel.id} -d text=Hello`;
  return html`<div class="channel-head">
      <h1>${channel.is_private ? lock : html`<span aria-hidden="true">#</span>`}${channel.name}</h1>
      ${about !== "" && html`<p>${about}</p>`}
    </div>
    <div class="messages" tabindex="0" role="region" aria-label="Messages of ${channel.name}">
      ${
        view.messages.length === 0
          ? html`<p class="empty">Nobody has written here yet. Send the first message with the call below.</p>`
          : html`<ol>
              ${view.messages.map((message) => messageView(message, view, moment))}
            </ol>`
      }
    </div>
    <section class="post" aria-labelledby="post">
      <h2 id="post">Post to ${channel.name}</h2>
      <p>
        From your terminal, or <a href="/docs/chat.postMessage?channel=${channel.id}&amp;text=Hello">in the console</a>,
        where your token is filled in.
      </p>
      ${copyable(call, "The call that posts here")}
    </section>`;
}

function messageView(message: ShownMessage, view: WorkspaceView, { nowMs }: Moment): Html {
  const author = view.authors.get(message.user ?? "") ?? unknownAuthor;
  const time = timeText(Number(message.ts) * 1000, nowMs, view.me.tz);
  const replies = message.reply_count ?? 0;
  return html`<li>
    ${avatar(author.real_name, hueOf(author.color))}
    <div>
      <p class="by">
        <strong>${author.real_name}</strong>${message.bot_id !== undefined && html` <span class="tag">app</span>`}
        <time datetime="${time.iso}" title="${time.full}">${time.short}</time>
      </p>
      <p class="text">${plainText(message.text, (id) => view.authors.get(id)?.name)}</p>
      ${replies > 0 && html`<p class="replies">${replies} ${replies === 1 ? "reply" : "replies"}</p>`}
    </div>
  </li>`;
}

const unknownAuthor: ShownUser = { id: "", name: "unknown", real_name: "Unknown", tz: "UTC", color: "" };
