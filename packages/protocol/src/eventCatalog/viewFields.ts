import { viewSchema } from "../resources/view.ts";

/** A view of one person. */
export const viewFields = { view: viewSchema };

export const exampleViewFields = {
  view: {
    id: "V0123456789",
    team_id: "T0123456789",
    type: "modal",
    blocks: [{ type: "divider", block_id: "line" }],
    private_metadata: "",
    callback_id: "order",
    external_id: "",
    state: { values: {} },
    hash: "1768467600.abcdefgh",
    title: { type: "plain_text", text: "Order" },
    submit: null,
    close: null,
    submit_disabled: false,
    clear_on_close: false,
    notify_on_close: false,
    root_view_id: "V0123456789",
    previous_view_id: null,
    app_id: "A0123456789",
    app_installed_team_id: "T0123456789",
    bot_id: "B0123456789",
  },
};
