import { Html, html } from "./html.ts";

/** A canvas for people to read; `content` is HTML that the server made of it. It has no script, and its headers forbid any. */
export function canvasPage(title: string, content: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
          body {
            margin: 0 auto;
            max-width: 46rem;
            padding: 2rem 1rem;
            overflow-wrap: anywhere;
          }
          .title {
            font-size: 2rem;
          }
          pre,
          td {
            border: 1px solid GrayText;
            padding: 0.5rem;
          }
          pre {
            overflow-x: auto;
          }
          table {
            border-collapse: collapse;
          }
          td > p {
            margin: 0;
          }
          blockquote {
            border-inline-start: 4px solid GrayText;
            margin-inline: 0;
            padding-inline-start: 1rem;
          }
          ul.checklist {
            list-style: "☐ ";
          }
          ul.checklist > li.checked {
            list-style: "☑ ";
          }
        </style>
      </head>
      <body>
        <main>
          <h1 class="title">${title}</h1>
          ${new Html(content)}
        </main>
      </body>
    </html>`.text;
}
