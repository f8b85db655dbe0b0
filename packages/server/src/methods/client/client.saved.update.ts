import { setSavedState } from "../../domain/saved/setSavedState.ts";
import { defineMethod } from "../define.ts";
import { choice } from "../params.ts";
import { savedStates } from "../savedParams.ts";
import { starErrors, starParams } from "../starParams.ts";

export const clientSavedUpdate = defineMethod({
  name: "client.saved.update",
  summary: "Archives, completes or resumes a saved message or file.",
  http: "POST",
  tokens: ["user"],
  scopes: ["stars:write"],
  rate: 3,
  forPeople: true,
  params: { ...starParams, state: choice({ describe: "The new state.", of: savedStates }) },
  result: {},
  errors: {
    ...starErrors,
    no_item_specified: "Neither `file` nor `channel` and `timestamp` are given.",
    not_starred: "The caller did not save it.",
  },
  notes:
    "A method of this server's own, for clients. `stars.list` lists the item in every state. Completing it completes its reminder. The caller's sockets get `saved_changed`.",
  examples: [{ title: "Done", params: { channel: "C0123456789", timestamp: "1700000000.000100", state: "completed" } }],
  handler: (ctx, { channel: channelId, timestamp: ts, file: fileId, state }) =>
    ctx.write(setSavedState, { name: { channelId, ts, fileId }, state }),
});
