import type { HomeLines, HomePart } from '../feature.ts'
import { actualWaiting } from './actual/actual.home.ts'
import { changesWaiting } from './requests.home.ts'

const both = (one: HomePart, other: HomePart): HomePart => ({
  count: one.count + other.count,
  lists: { ...one.lists, ...other.lists },
})

/** Lists what waits in the calendar: requests to change a plan, and what one parent says has happened. */
export const calendarWaiting: HomeLines = async (tx, viewer, now) => {
  const [changes, actual] = await Promise.all([changesWaiting(tx, viewer, now), actualWaiting(tx, viewer, now)])
  return { you: both(changes.you, actual.you), others: both(changes.others, actual.others) }
}
