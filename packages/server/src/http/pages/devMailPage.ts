import type { CapturedMail } from "../../domain/mail/listCapturedMail.ts";
import { brand, type LocalizedPage } from "./document.ts";
import { html, type Html } from "./html.ts";
import type { Texts } from "./strings/texts.ts";

/** What the server would have sent, the latest first. */
export function devMailPage(mails: readonly CapturedMail[]): LocalizedPage {
  return (texts) => {
    const { devMail: text } = texts;
    return frame(
      text.title,
      html`<p class="muted">${text.about}</p>
        ${mails.length === 0 && html`<p>${text.none}</p>`}
        <ol>
          ${mails.map(
            (mail) =>
              html`<li>
                <a href="/dev/mail/${mail.id}">${mail.subject}</a>
                <span class="muted">${text.sentTo(mail.to, timeOf(mail, texts))}</span>
              </li>`,
          )}
        </ol>`,
    );
  };
}

/** One mail with both of its parts. The HTML part is a page of its own, in which nothing runs. */
export function devMailItemPage(mail: CapturedMail): LocalizedPage {
  return (texts) => {
    const { devMail: text } = texts;
    const headers = Object.entries({ "Message-ID": mail.messageId, ...mail.headers });
    return frame(
      text.one,
      html`<p><a href="/dev/mail">${text.back}</a></p>
        <dl>
          <dt>${text.subject}</dt>
          <dd>${mail.subject}</dd>
          <dt>${text.to}</dt>
          <dd>${mail.to}</dd>
          <dt>${text.date}</dt>
          <dd>${timeOf(mail, texts)}</dd>
          ${headers.map(
            ([name, value]) =>
              html`<dt><code>${name}</code></dt>
                <dd><code>${value}</code></dd>`,
          )}
        </dl>
        <h2>${text.htmlPart}</h2>
        <iframe
          src="/dev/mail/${mail.id}/html"
          title="${text.htmlPart}"
          sandbox="allow-top-navigation-by-user-activation"
        ></iframe>
        <h2>${text.textPart}</h2>
        <pre tabindex="0">${mail.text}</pre>`,
    );
  };
}

function frame(title: string, body: Html) {
  return {
    title: `${title} · Platform`,
    styles: ["mail"],
    body: html`<main id="main" class="mail" tabindex="-1">
      ${brand()}
      <h1>${title}</h1>
      ${body}
    </main>`,
  };
}

function timeOf({ dateMs }: CapturedMail, { region }: Texts): string {
  return new Date(dateMs).toLocaleString(region, { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });
}
