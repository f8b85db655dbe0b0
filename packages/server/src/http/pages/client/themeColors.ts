/** The color of the bar at the top of the client, `--side` of its styles, which systems continue around the page. */
export const themeColors = { light: "#15302c", dark: "#0f1f1c" } as const;
