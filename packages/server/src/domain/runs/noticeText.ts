import { cutCharacters, limits } from "@platform/protocol";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import { functionOf, workflowIn } from "./lookup.ts";

/** That a run failed, for people who need not know how workflows work. */
export function noticeText(
  run: Pick<WorkflowRunRow, "definition" | "position" | "id">,
  { error, isStarter }: { readonly error: string; readonly isStarter: boolean },
): string {
  const workflow = workflowIn(run);
  const step = workflow.steps[run.position];
  const called = step && functionOf(workflow, step);
  const place = `step ${run.position + 1} of ${workflow.steps.length} (${plain(called?.title ?? called?.name ?? "")})`;
  const whose = isStarter ? "The workflow you started" : "A workflow of your app";
  const more = isStarter ? "" : `\nRun: \`${run.id}\`. More failures of it are not reported for an hour.`;
  return `${whose}, *${plain(workflow.title)}*, failed at ${place}: ${plain(reasonOf(error))}.${more}`;
}

/** Words that only the author of the app understands, and what they mean for everybody else. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^the app could not be notified\b/, "the app did not respond"],
  [/^the app has neither\b|^the app's event delivery is off\b/, "the app cannot be reached"],
  [/^took longer than\b|^It did not answer within\b/, "it took too long"],
  [/^(Its process|It wanted more memory|It wrote|Its answer|It was begun)\b/, "the app stopped unexpectedly"],
  [/^(output|outputs)\b|^It returned\b/, "the app did not return what it promised"],
  [/^internal_error\b/, "something went wrong on the server"],
];

/** Codes become words, references to other steps go, and of a text of several lines the first is enough. */
function reasonOf(error: string): string {
  const known = reasons.find(([pattern]) => pattern.test(error));
  if (known) return known[1];
  const [line = ""] = error.split("\n", 1);
  const sentence = line.replace(/: \{\{.*$/, "").replace(/^[a-z]+(_[a-z]+)+\b/, (code) => code.replaceAll("_", " "));
  return cutCharacters(sentence, limits.run_notice_reason_chars_max).replace(/[.\s]+$/, "") || "it gave no reason";
}

/** An app's words must not mention anybody, or format the rest. */
function plain(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[*_~`]/g, "");
}
