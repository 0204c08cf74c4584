/** The controls in which one of many is looked for. */
export { IconChoice } from "./IconChoice.tsx";
export { LinkChoice } from "./LinkChoice.tsx";
export { SearchChoice } from "./SearchChoice.tsx";
