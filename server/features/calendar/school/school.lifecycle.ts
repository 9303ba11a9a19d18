import { dateIn } from '#domain/time.ts'
import { schoolBreakMachine } from '#machines/calendar/school-break.machine.ts'
import type { SchoolBreakFacts, SchoolBreakParty } from '#machines/calendar/school-break.types.ts'
import type { Tx } from '../../../db/tenancy.ts'
import type { Involved, Lifecycle } from '../../../lifecycle/lifecycle.ts'
import { familyZone } from '../calendar.lock.ts'
import { mustKeepHolidaysApart } from './school.apart.ts'
import { breakColumnsOf, countedBreaks, doesCount, lockBreak, type SchoolBreakRow, writeBreak } from './school.store.ts'

export const peopleOfBreak = ({
  creator_id,
  other_id,
}: Pick<SchoolBreakRow, 'creator_id' | 'other_id'>): readonly Involved<SchoolBreakParty>[] => [
  { personId: creator_id, party: 'parent' },
  { personId: other_id, party: 'parent' },
]

export const breakFactsOf = ({ from_on }: Pick<SchoolBreakRow, 'from_on'>, today: string): SchoolBreakFacts => ({
  begun: from_on <= today,
})

/** Throws `Refusal` holidayOverlaps. */
const mustKeepHolidaysApartWithout = async (tx: Tx, { id }: SchoolBreakRow, now: string): Promise<void> => {
  const before = await countedBreaks(tx)
  const after = before.filter((row) => row.id !== id)
  await mustKeepHolidaysApart(tx, { before, after }, dateIn(now, await familyZone(tx)))
}

export const schoolBreakLifecycle: Lifecycle<typeof schoolBreakMachine, SchoolBreakRow> = {
  entity: 'schoolBreak',
  topic: 'calendar',
  machine: schoolBreakMachine,
  lock: lockBreak,
  contextOf: async (tx, row, now) => breakFactsOf(row, dateIn(now, await familyZone(tx))),
  people: peopleOfBreak,
  sawAmounts: () => true,
  write: async (tx, row, next) => {
    if (!doesCount(next.status)) await mustKeepHolidaysApartWithout(tx, row, next.changedAt)
    await writeBreak(tx, row, next)
  },
  effects: {},
  columnsOf: breakColumnsOf,
  notices: { 'schoolBreak.begin': 'breaksListed', 'schoolBreak.remove': 'breakRemoved' },
}
