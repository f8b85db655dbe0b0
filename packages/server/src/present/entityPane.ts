/** The domain prints panes, because events contain them too. */
export { entityPaneSchema } from "@platform/protocol/resources/entityPane.ts";
