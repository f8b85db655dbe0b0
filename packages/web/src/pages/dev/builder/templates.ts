import { builderText } from "../../../strings/builder.ts";
import { buttonText } from "../../../strings/buttons.ts";

export type BuilderSurface = "message" | "modal" | "home";

export interface Template {
  readonly name: string;
  readonly surface: BuilderSurface;
  readonly blocks: readonly object[];
}

const plain = (text: string) => ({ type: "plain_text", text });
const mrkdwn = (text: string) => ({ type: "mrkdwn", text });
const option = (text: string, value: string) => ({ text: plain(text), value });

const cell = (text: string) => ({ type: "raw_text", text });
const number = (value: number) => ({ type: "raw_number", value, text: String(value) });
const weeks = ["Week 1", "Week 2", "Week 3", "Week 4"];
const point = (label: string, value: number) => ({ label, value });
const series = (name: string, values: readonly number[]) => ({
  name,
  data: weeks.map((week, at) => point(week, values[at] ?? 0)),
});
const chart = (title: string, content: object) => ({ type: "data_visualization", title, chart: content });

/** Something to begin with. */
export const templates: readonly Template[] = [
  {
    name: builderText.approval,
    surface: "message",
    blocks: [
      { type: "header", text: plain("Travel request") },
      {
        type: "section",
        text: mrkdwn("*Carol Chen* would like to go to *Lisbon*, 4 to 8 May.\nEstimated cost: *€ 1,240*"),
      },
      { type: "divider" },
      {
        type: "actions",
        block_id: "decision",
        elements: [
          { type: "button", action_id: "approve", style: "primary", text: plain("Approve"), value: "approve" },
          {
            type: "button",
            action_id: "decline",
            style: "danger",
            text: plain("Decline"),
            value: "decline",
            confirm: {
              title: plain("Decline the request?"),
              text: plain("Carol will be notified."),
              confirm: plain("Decline"),
              deny: plain(buttonText.cancel),
            },
          },
        ],
      },
      { type: "context", elements: [mrkdwn("Asked on 12 March")] },
    ],
  },
  {
    name: builderText.menus,
    surface: "message",
    blocks: [
      {
        type: "section",
        block_id: "who",
        text: mrkdwn("Who takes care of it?"),
        accessory: { type: "users_select", action_id: "owner", placeholder: plain("Choose a person") },
      },
      {
        type: "actions",
        block_id: "what",
        elements: [
          {
            type: "static_select",
            action_id: "priority",
            placeholder: plain("Priority"),
            options: [option("Low", "low"), option("Normal", "normal"), option("Urgent", "urgent")],
          },
          { type: "datepicker", action_id: "due", placeholder: plain("Due on") },
          {
            type: "overflow",
            action_id: "more",
            options: [option("Remind me", "remind"), option("Archive", "archive")],
          },
        ],
      },
    ],
  },
  {
    name: builderText.feedbackForm,
    surface: "modal",
    blocks: [
      {
        type: "input",
        block_id: "title",
        label: plain("What is it about?"),
        element: { type: "plain_text_input", action_id: "title", placeholder: plain("In a few words") },
      },
      {
        type: "input",
        block_id: "kind",
        label: plain("Kind"),
        element: {
          type: "radio_buttons",
          action_id: "kind",
          options: [option("An idea", "idea"), option("A bug", "bug")],
        },
      },
      {
        type: "input",
        block_id: "details",
        optional: true,
        label: plain("Details"),
        element: { type: "plain_text_input", action_id: "details", multiline: true },
        hint: plain("What did you expect, and what happened?"),
      },
    ],
  },
  {
    name: builderText.homeTab,
    surface: "home",
    blocks: [
      { type: "header", text: plain("Good morning") },
      { type: "section", text: mrkdwn("You have *3 open reviews* and *1 deployment* under way.") },
      {
        type: "section",
        text: mrkdwn("*Payments: refunds in two steps*\nOpened yesterday by Bob"),
        accessory: { type: "button", action_id: "open", text: plain("Open"), value: "1" },
      },
      { type: "divider" },
      {
        type: "actions",
        elements: [{ type: "button", action_id: "settings", text: plain("Settings"), value: "settings" }],
      },
    ],
  },
  {
    name: builderText.tableAndChart,
    surface: "message",
    blocks: [
      {
        type: "data_table",
        caption: "Requests by team",
        page_size: 3,
        rows: [
          [cell("Team"), cell("Lead"), cell("Open")],
          [cell("Payments"), cell("Carol Chen"), number(18)],
          [cell("Platform"), cell("Bob Brown"), number(7)],
          [cell("Support"), cell("Alice Adams"), number(42)],
          [cell("Legal"), cell("Dan Diaz"), number(2)],
        ],
      },
      chart("Requests per week", {
        type: "line",
        series: [series("Opened", [32, 41, 28, 36]), series("Closed", [30, 35, 38, 33])],
        axis_config: { categories: weeks },
      }),
      chart("Open requests", {
        type: "pie",
        segments: [point("Support", 42), point("Payments", 18), point("Platform", 7), point("Legal", 2)],
      }),
    ],
  },
  {
    name: builderText.richText,
    surface: "message",
    blocks: [
      {
        type: "rich_text",
        elements: [
          {
            type: "rich_text_section",
            elements: [
              { type: "text", text: "Released " },
              { type: "text", text: "2.4.0", style: { code: true } },
              { type: "text", text: " with " },
              { type: "text", text: "three", style: { bold: true } },
              { type: "text", text: " fixes:" },
            ],
          },
          {
            type: "rich_text_list",
            style: "bullet",
            elements: ["Retries wait longer", "Menus open at once", "Dates in your zone"].map((text) => ({
              type: "rich_text_section",
              elements: [{ type: "text", text }],
            })),
          },
          { type: "rich_text_preformatted", elements: [{ type: "text", text: "platform serve --dev" }] },
        ],
      },
    ],
  },
  {
    name: builderText.cards,
    surface: "message",
    blocks: [
      { type: "header", level: 2, text: plain("Rooms that are free") },
      {
        type: "carousel",
        elements: [
          ["Harbour", "Second floor", "8 seats, a screen and a whiteboard", "harbour"],
          ["Garden", "Ground floor", "4 seats, a screen", "garden"],
          ["Attic", "Fifth floor", "12 seats, a screen and a camera", "attic"],
        ].map(([title = "", subtitle = "", body = "", value = ""]) => ({
          type: "card",
          block_id: value,
          slack_icon: { type: "icon", name: "calendar" },
          title: mrkdwn(title),
          subtitle: mrkdwn(subtitle),
          body: mrkdwn(body),
          actions: [
            { type: "button", action_id: "details", text: plain("Details"), value },
            { type: "button", action_id: "book", style: "primary", text: plain("Book"), value },
          ],
        })),
      },
    ],
  },
  {
    name: builderText.group,
    surface: "message",
    blocks: [
      {
        type: "container",
        title: plain("Deployment 218"),
        subtitle: mrkdwn("Started by *Ada* at 14:05"),
        is_collapsible: true,
        child_blocks: [
          { type: "section", fields: [mrkdwn("*Service*\nPayments"), mrkdwn("*Version*\n2.4.0")] },
          { type: "divider" },
          {
            type: "input",
            block_id: "reason",
            optional: true,
            label: plain("Reason"),
            element: { type: "plain_text_input", action_id: "reason" },
          },
          {
            type: "actions",
            block_id: "deployment",
            elements: [
              { type: "button", action_id: "promote", style: "primary", text: plain("Promote") },
              { type: "button", action_id: "stop", style: "danger", text: plain("Stop") },
            ],
          },
        ],
      },
    ],
  },
  {
    name: builderText.notice,
    surface: "modal",
    blocks: [
      { type: "alert", level: "warning", text: mrkdwn("The report is *final* once you submit it.") },
      {
        type: "input",
        block_id: "month",
        label: plain("Month"),
        element: {
          type: "static_select",
          action_id: "month",
          options: [option("March", "3"), option("April", "4")],
        },
      },
    ],
  },
];
