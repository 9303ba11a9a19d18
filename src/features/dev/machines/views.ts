/** Lists the panels of a chart; the first is the default. */
export const views = ['press', 'paths', 'refusals', 'transitions'] as const
export type View = (typeof views)[number]
