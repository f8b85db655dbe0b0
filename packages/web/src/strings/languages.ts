/** The choice of a language; languages have the names that they give themselves. */
export const languagesText = {
  legend: "Language",
  auto: "Language of the browser",
};
