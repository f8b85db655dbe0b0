export { searchDocumentation } from "./http/pages/docs/searchDocumentation.ts";
