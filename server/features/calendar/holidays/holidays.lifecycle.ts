import type { HolidayCommand } from '#contract/calendar/holidays.ts'
import { lastKeptBy } from '#domain/parenting-time/holiday-bounds.ts'
import type { Holiday } from '#domain/parenting-time/plan.ts'
import { epochOf } from '#domain/time.ts'
import { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import type { PlanFacts } from '#machines/calendar/plan.types.ts'
import type { Command, Lifecycle } from '../../../lifecycle/lifecycle.ts'
import { familyZone } from '../calendar.lock.ts'
import { writeObjection } from '../plan/objections.ts'
import { parentsOfPlan, peopleOfPlan, unanswered } from '../plan/plan.people.ts'
import { keepHolidayTime } from './holidays.clock.ts'
import { holidayContentOf } from './holidays.content.ts'
import {
  boundsOf,
  type HolidayRow,
  holidayColumnsOf,
  holidayOf,
  lockHoliday,
  setHoliday,
  writeHoliday,
} from './holidays.store.ts'

/** Narrows the parsed command to the one type that the chart admits to an effect. */
const as = <Type extends HolidayCommand['type']>(command: Command, type: Type) => {
  if (command.type !== type) throw new Error(`${command.type} cannot do what ${type} does`)
  return command as Extract<HolidayCommand, { type: Type }>
}

type At = { readonly zone: string; readonly now: string }
export const holidayFactsOf = (
  holiday: Holiday,
  { answer, second_answer: secondAnswer }: Pick<HolidayRow, 'answer' | 'second_answer'>,
  { zone, now }: At,
): PlanFacts => {
  const { begins, ends } = boundsOf(holiday, zone)
  return { begun: begins <= epochOf(now), over: ends !== null && ends <= epochOf(now), answer, secondAnswer }
}

export const holidayLifecycle: Lifecycle<typeof holidayMachine, HolidayRow> = {
  entity: 'holiday',
  topic: 'calendar',
  machine: holidayMachine,
  lock: lockHoliday,
  contextOf: async (tx, row, now) => holidayFactsOf(holidayOf(row), row, { zone: await familyZone(tx), now }),
  people: peopleOfPlan,
  sawAmounts: () => true,
  write: writeHoliday,
  recordedElsewhere: ['reason'],
  effects: {
    /** The parents confirmed or disputed the version before. */
    keepContent: async (change, { row, command }) => {
      const { type: _, version: __, ...typed } = as(command, 'holiday.edit')
      const content = await holidayContentOf(change, { id: row.id, parents: parentsOfPlan(row) }, typed)
      await setHoliday(change.tx, row.id, { ...content, ...unanswered(row) })
    },
    keepConfirmation: ({ tx }, { row }) => setHoliday(tx, row.id, { answer: 'agreed' }),
    keepDispute: async (change, { row, command, actor }) => {
      const { reason } = as(command, 'holiday.dispute')
      await setHoliday(change.tx, row.id, { answer: 'objected' })
      await writeObjection(change, { row, actor, reason })
    },
    keepSecondConfirmation: ({ tx }, { row }) => setHoliday(tx, row.id, { second_answer: 'agreed' }),
    keepSecondDispute: async (change, { row, command, actor }) => {
      const { reason } = as(command, 'holiday.dispute')
      await setHoliday(change.tx, row.id, { second_answer: 'objected' })
      await writeObjection(change, { row, actor, reason })
    },
    /** A time that has begun stays, so its date is the last one. */
    endToday: async ({ tx, now }, { row }) => {
      const through_on = lastKeptBy(await familyZone(tx), holidayOf(row), epochOf(now))
      await setHoliday(tx, row.id, { through_on })
    },
  },
  columnsOf: holidayColumnsOf,
  notices: {
    'holiday.begin': 'holidayAdded',
    'holiday.edit': 'holidayEdited',
    'holiday.delete': 'holidayDeleted',
    'holiday.confirm': 'holidayConfirmed',
    'holiday.dispute': 'holidayDisputed',
    'holiday.end': 'holidayEnded',
  },
  reaction: keepHolidayTime,
}
