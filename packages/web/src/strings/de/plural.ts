export { plural } from "../plural.ts";
