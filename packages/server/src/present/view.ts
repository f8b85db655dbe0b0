/** The domain prints views, because interactions contain them too. */
export { viewSchema } from "@platform/protocol/resources/view.ts";
