import type { Actor, Workspace } from "./workspace.ts";

/** An emoji of the workspace's own. */
export async function plantEmoji({ alice }: Workspace, name = "acme"): Promise<void> {
  await alice.does("admin.emoji.add", { name, url: `https://example.com/${name}.png` });
}

/** How each refusal of naming an emoji comes about, for `refuses` in the spec of every method that does. */
export function emojiRefusals(
  name: (actor: Actor, emoji: string) => Promise<string>,
): Readonly<Record<string, (world: Workspace) => Promise<string>>> {
  const after =
    (actor: (world: Workspace) => Actor, emoji: string) =>
    async (world: Workspace): Promise<string> => {
      await plantEmoji(world);
      return name(actor(world), emoji);
    };
  return {
    not_an_admin: after((world) => world.bob, "logo"),
    error_missing_name: after((world) => world.alice, " "),
    error_bad_name_i18n: after((world) => world.alice, "Acme Logo"),
    error_name_taken: after((world) => world.alice, "acme"),
    error_name_taken_i18n: after((world) => world.alice, "thumbsup"),
  };
}
