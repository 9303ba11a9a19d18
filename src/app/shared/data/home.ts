import { type HomeDto, homeRoutes } from '#contract/home.ts'
import type { Client } from '#src/api/client.ts'

export const homeKey = ['home'] as const

/** Home shows this answer, and the navigation takes its counts from it. */
export const homeQuery = ({ call }: Client) => ({
  queryKey: homeKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(homeRoutes.waiting, {}, { signal }),
})

/** Counts the lines that an entry of their own counts in the navigation, so that none is counted twice. */
export const countedApart = ({ changes, actualTimes }: HomeDto['you']): number => changes.length + actualTimes.length
