import { leavesOf, metaOfLeaf } from '../shared/decide.ts'
import { calendarEventMachine } from './calendar-event.machine.ts'
import type { CalendarEventMeta } from './calendar-event.types.ts'

const metaOf = (leaf: string): CalendarEventMeta => metaOfLeaf<CalendarEventMeta>(calendarEventMachine, leaf)

/** Lists the statuses of events that are in somebody's calendar. */
export const standingLeaves = leavesOf(calendarEventMachine).filter((leaf) => metaOf(leaf).stands === true)

/** Says whether only its owner sees an event in this state. */
export const isKeptLeaf = (leaf: string): boolean => metaOf(leaf).kept === true
