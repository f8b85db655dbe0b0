import { type Outcome, type Refusal, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import type { ActContext, Reply } from "../domain/interactions/act.ts";
import { listViews } from "../domain/views/listViews.ts";
import { optional, text } from "../methods/params.ts";
import type { ControlContext } from "./controlContext.ts";
import { findPerson, type FoundPerson } from "./findPerson.ts";

/** Who acts. */
export const whoParams = {
  user: text({ describe: "Their name, such as `alice`, or their id." }),
  workspace: optional(text({ describe: "The domain of the workspace; the first one by default." })),
};

/** The refusals of whatever a person does, worded once. */
export const actErrors = {
  team_not_found: "There is no such workspace.",
  user_not_found: "There is no such person in the workspace, or they are deactivated.",
  refused: "It cannot be done; the messages say why.",
};

/** What is seen after whatever a person did. */
export const seenAfter = {
  reply: Type.Optional(
    Type.Object(
      { answered: Type.Boolean(), body: Type.Optional(Type.Unknown()), why: Type.Optional(Type.String()) },
      { description: "What the app answered; absent when it was not asked." },
    ),
  ),
  views: Type.Array(Type.Object({ id: Type.String() }), { description: "What apps show this person now." }),
};

interface Seen {
  reply?: Reply;
  views: { id: string }[];
}

type Who = { readonly user: string; readonly workspace: string | undefined };

/** Lets a person act, and tells what they see then. */
export async function actAs<Done extends { readonly reply?: Reply | undefined }>(
  context: ControlContext,
  who: Who,
  act: (ctx: ActContext, person: FoundPerson) => Promise<Outcome<Done, string>>,
): Promise<Outcome<Omit<Done, "reply"> & Seen, keyof typeof actErrors>> {
  const found = await findPerson(context, who);
  if (!found.ok) return found;
  const ctx = await context.actAs(found);
  if (!ctx) return refuse("user_not_found");
  const done = await act(ctx, found);
  if (!done.ok) return refuse("refused", ...reasonsOf(done));
  const { reply, ...rest } = done;
  const views = await listViews(ctx);
  return succeed({ ...rest, ...(reply && { reply }), views });
}

function reasonsOf({ error, response_metadata: more }: Refusal<string>): string[] {
  return [error, ...(more?.messages ?? []).map((line) => line.replace("[ERROR] ", ""))];
}
