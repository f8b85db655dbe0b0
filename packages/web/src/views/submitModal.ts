import { call } from "../api/call.ts";
import type { AnyBlock } from "../surface/elements.ts";
import { enteredIn } from "../surface/entered.ts";
import { surfaceName } from "../surface/SurfaceProvider.tsx";
import { surfaceStoreOf } from "../surface/surfaceStore.ts";
import { reasonText } from "../surface/words.ts";
import { checkAnswers } from "./checkAnswers.ts";
import type { View } from "./view.ts";

/** Nothing when it went well or what is wrong stands under its input; else what to tell above the buttons. */
export async function submitModal(view: View): Promise<string | undefined> {
  const store = surfaceStoreOf(surfaceName({ kind: "view", viewId: view.id }));
  const blocks = view.blocks as readonly AnyBlock[];
  const wrong = checkAnswers(blocks, store.getState().edits, view.state.values);
  store.setState({ errors: wrong });
  if (Object.keys(wrong).length > 0) return undefined;
  try {
    const entered = enteredIn({ store, blocks: () => blocks });
    const done = await call("client.views.submit", { view_id: view.id, ...entered });
    if (!done.ok) return reasonText(done.error);
    if (done.outcome === "errors") store.setState({ errors: done.errors ?? {} });
    return done.outcome === "failed" ? reasonText(done.why ?? "timeout") : undefined;
  } catch {
    return reasonText("offline");
  }
}
