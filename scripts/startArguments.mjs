/**
 * The arguments of `npm start`. `PLATFORM_PORT` is read by `serve` itself, as every flag is; `PORT` is what other tools and
 * hosts set, and counts where the other one is not set. A flag after `npm start --` comes last and wins.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
export function startArguments(env) {
  const { PORT: port, PLATFORM_PORT: ownPort } = env;
  return ["serve", "--dev", ...(port && !ownPort ? ["--port", port] : [])];
}
