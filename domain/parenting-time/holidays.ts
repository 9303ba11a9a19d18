import { dayNumberOf } from '../time.ts'
import type { Because, Block } from './answer.ts'
import { holidayDay } from './holiday-dates.ts'
import { epochOfEdge, type Surroundings } from './moments.ts'
import type { Holiday, HolidayShare } from './plan.ts'

/** A holiday in one year. `blocks` is empty when it is a label, because whoever has the day keeps the child. */
export type HolidayInYear = {
  readonly holidayId: string
  readonly year: number
  readonly from: number
  readonly until: number
  readonly blocks: readonly Block[]
}

export const shareOf = ({ odd, even }: Holiday, year: number): HolidayShare => (year % 2 === 0 ? even : odd)

/** Returns null when the holiday does not fall into that year, or is not kept then. */
export function holidayIn(around: Surroundings, holiday: Holiday, year: number): HolidayInYear | null {
  const share = shareOf(holiday, year)
  const day = share === 'none' || holiday.except.includes(year) ? null : holidayDay(holiday.date, year)
  if (share === 'none' || day === null) return null
  if (day < dayNumberOf(holiday.from) || (holiday.through !== null && day > dayNumberOf(holiday.through))) return null
  const from = epochOfEdge(around, day, holiday.begins)
  const until = epochOfEdge(around, day, holiday.ends)
  const blocks = share === 'whoeverHasIt' ? [] : sharesOf(around, holiday, share, { year, day, from, until })
  return { holidayId: holiday.id, year, from, until, blocks }
}

type Occurrence = { readonly year: number; readonly day: number; readonly from: number; readonly until: number }

function sharesOf(around: Surroundings, holiday: Holiday, parents: readonly string[], on: Occurrence): Block[] {
  const { begins, middle, ends, id } = holiday
  const because = (half: 1 | 2 | null): Because => ({ layer: 'holiday', holidayId: id, year: on.year, half })
  const [first = null, second = null] = parents
  const handovers = { begins: begins.handover, ends: ends.handover }
  if (second === null || middle === null)
    return [
      {
        parent: first,
        because: because(null),
        from: on.from,
        until: on.until,
        begins: handovers.begins,
        ends: handovers.ends,
      },
    ]
  const between = Math.min(Math.max(epochOfEdge(around, on.day, middle), on.from), on.until)
  return [
    {
      parent: first,
      because: because(1),
      from: on.from,
      until: between,
      begins: handovers.begins,
      ends: middle.handover,
    },
    {
      parent: second,
      because: because(2),
      from: between,
      until: on.until,
      begins: middle.handover,
      ends: handovers.ends,
    },
  ]
}
