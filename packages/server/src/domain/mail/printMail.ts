import { languageOf } from "@platform/protocol/locales.ts";
import type { DigestConversation } from "../mailDigests/readDigest.ts";
import { textsIn } from "../strings/texts.ts";
import type { MailDraft } from "./draftMail.ts";

interface Printing {
  readonly baseUrl: string;
  readonly locale: string;
  /** The path of the link that ends mails of this kind. */
  readonly unsubscribe?: string | undefined;
}

/** The text part. */
export function printText(draft: MailDraft, { baseUrl, locale, unsubscribe }: Printing): string {
  const { quote, link, conversations = [] } = draft;
  const blocks = [
    ...draft.paragraphs,
    ...(quote ? [quote.lead, quote.text.replaceAll(/^/gm, "> ")] : []),
    ...conversations.map(({ title, path, lines }) =>
      [title, ...lines.map(({ author, text }) => `  ${author}: ${text}`), `  ${baseUrl}${path}`].join("\n"),
    ),
    ...(link ? [`${link.label}:\n${baseUrl}${link.path}`] : []),
    ...draft.closing,
    ...(unsubscribe === undefined ? [] : [`${draft.unsubscribe}:\n${baseUrl}${unsubscribe}`]),
    `-- \n${textsIn(locale).mail.footer(baseUrl)}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

const bodyStyle = "font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #1d1c1d; max-width: 36em";
const buttonStyle =
  "display: inline-block; padding: 10px 18px; border-radius: 6px; background: #4a154b; color: #ffffff; text-decoration: none";
const quoteStyle = "margin: 0; padding-left: 12px; border-left: 3px solid #cccccc; white-space: pre-wrap";
const titleStyle = "font-size: 16px; margin: 24px 0 8px";
const footerStyle = "color: #616061; font-size: 13px";

/** The HTML part: the same, with a button. Everything that people wrote is escaped, and nothing is loaded. */
export function printHtml(draft: MailDraft, { baseUrl, locale, unsubscribe }: Printing): string {
  const { quote, link, conversations = [] } = draft;
  const { linkCopy, footer, digest } = textsIn(locale).mail;
  const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
  const url = link && escaped(baseUrl + link.path);
  const blocks = [
    ...draft.paragraphs.map(paragraph),
    ...(quote ? [paragraph(quote.lead), `<blockquote style="${quoteStyle}">${escaped(quote.text)}</blockquote>`] : []),
    ...conversations.map((one) => conversationHtml(one, baseUrl, digest.open)),
    ...(link
      ? [
          `<p><a href="${url}" style="${buttonStyle}">${escaped(link.label)}</a></p>`,
          `<p style="${footerStyle}">${escaped(linkCopy)}<br>${url}</p>`,
        ]
      : []),
    ...draft.closing.map(paragraph),
    ...(unsubscribe === undefined
      ? []
      : [`<p><a href="${escaped(baseUrl + unsubscribe)}">${escaped(draft.unsubscribe ?? "")}</a></p>`]),
    `<p style="${footerStyle}">${escaped(footer(baseUrl))}</p>`,
  ];
  const title = escaped(draft.subject);
  return `<!doctype html>
<html lang="${languageOf(locale)}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="${bodyStyle}">
${blocks.join("\n")}
</body>
</html>
`;
}

function conversationHtml({ title, path, lines }: DigestConversation, baseUrl: string, open: string): string {
  const shown = lines.map(({ author, text }) => `<strong>${escaped(author)}</strong>: ${escaped(text)}`);
  const body = shown.length === 0 ? "" : `<blockquote style="${quoteStyle}">${shown.join("<br>")}</blockquote>`;
  return `<h2 style="${titleStyle}">${escaped(title)}</h2>
${body}<p><a href="${escaped(baseUrl + path)}">${escaped(open)}</a></p>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
