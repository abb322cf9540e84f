/** What the list of cars stands in: right behind the heading and its tools. */
export const carsId = "bilar";

/**
 * Read piece by piece, the tools above the cars would be painted half and move as the rest of them came. All that stands
 * above the cars comes with the first packets, so waiting for it holds up nothing. [SPEED-5]
 */
export const paintedWithTools = () => [{ rel: "expect", href: `#${carsId}`, blocking: "render" as const }];
