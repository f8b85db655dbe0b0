import { relative } from "node:path";
import { inspect, styleText } from "node:util";

// The stage writes through a pipe, so the process that reads it decides whether there is a terminal at its end.
const colors = process.env.PLATFORM_TEST_COLORS === "1";

interface FailedTest {
  name: string;
  file?: string | undefined;
  line?: number | undefined;
  details: { error: Error };
}

/** What a person needs to find the fault: which rule, where, what went wrong. */
export function describeFailure(test: FailedTest, parents: readonly string[]): string {
  const { error } = test.details;
  const place = test.file === undefined ? "" : `${relative(process.cwd(), test.file)}:${test.line ?? 1}`;
  const title = `✗ ${[...parents, test.name].join(" › ")}`;
  // Frames inside Node and its test runner are the same for every failure.
  const detail = inspect(error.cause ?? error, { colors }).replace(/\n\s+at [^\n{]*node:[^\n{]*?(?= \{|\n|$)/g, "");
  return [paint("red", title), paint("dim", `  ${place}`), detail.replace(/^/gm, "  ")].join("\n");
}

function paint(style: "red" | "dim", text: string): string {
  return colors ? styleText(style, text, { validateStream: false }) : text;
}
