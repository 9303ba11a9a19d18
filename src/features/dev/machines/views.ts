/** What can be done with a chart; the first where the address names none. */
export const views = ['press', 'paths', 'refusals', 'transitions'] as const
export type View = (typeof views)[number]
