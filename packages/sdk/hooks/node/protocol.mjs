// How a hook answers: by the flags that the command line gave it. Works on every Node that a project may have.

/**
 * With `message-boundaries`, the text between two boundaries is the answer and everything else a log; without it all
 * of STDOUT is the answer.
 *
 * @param {unknown} answer
 */
export function respond(answer) {
  const boundary = flag("protocol") === "message-boundaries" ? flag("boundary") : undefined;
  const text = JSON.stringify(answer);
  process.stdout.write(boundary === undefined ? text : `${boundary}${text}${boundary}\n`);
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
export function flag(name) {
  const prefix = `--${name}=`;
  return process.argv.find((word) => word.startsWith(prefix))?.slice(prefix.length);
}
