import type { ParentingScheduleCommand } from '#contract/calendar/parenting-schedules.ts'
import { addDays, dateIn } from '#domain/time.ts'
import type { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Command, Effects } from '../../lifecycle/lifecycle.ts'
import { familyZone } from './calendar.lock.ts'
import { writeObjection } from './plan/objections.ts'
import { parentsOfPlan, unanswered } from './plan/plan.people.ts'
import { contentOf } from './schedules.content.ts'
import { type ScheduleRow, setSchedule } from './schedules.store.ts'

type Typed<Type extends ParentingScheduleCommand['type']> = Extract<ParentingScheduleCommand, { type: Type }>

/** Narrows the parsed command to the one type that the chart admits to this effect. */
const as = <Type extends ParentingScheduleCommand['type']>(command: Command, type: Type): Typed<Type> => {
  if (command.type !== type) throw new Error(`${command.type} cannot do what ${type} does`)
  return command as Typed<Type>
}

/** The product's own command names the first day of the schedule that follows. */
const nextFromOf = (command: Command): string => {
  if ('nextFrom' in command && typeof command.nextFrom === 'string') return command.nextFrom
  throw new Error(`${command.type} does not say what follows`)
}

export const scheduleEffects: Effects<typeof parentingScheduleMachine, ScheduleRow> = {
  /** The parents confirmed or disputed the version before. */
  keepContent: async (change, { row, command }) => {
    const { type: _, version: __, ...typed } = as(command, 'parentingSchedule.edit')
    const content = await contentOf(change, { id: row.id, parents: parentsOfPlan(row) }, typed)
    await setSchedule(change.tx, row.id, { ...content, ...unanswered(row) })
  },
  keepConfirmation: ({ tx }, { row }) => setSchedule(tx, row.id, { answer: 'agreed' }),
  keepDispute: async (change, { row, command, actor }) => {
    const { reason } = as(command, 'parentingSchedule.dispute')
    await setSchedule(change.tx, row.id, { answer: 'objected' })
    await writeObjection(change, { row, actor, reason })
  },
  keepSecondConfirmation: ({ tx }, { row }) => setSchedule(tx, row.id, { second_answer: 'agreed' }),
  keepSecondDispute: async (change, { row, command, actor }) => {
    const { reason } = as(command, 'parentingSchedule.dispute')
    await setSchedule(change.tx, row.id, { second_answer: 'objected' })
    await writeObjection(change, { row, actor, reason })
  },
  endToday: async ({ tx, now }, { row }) => setSchedule(tx, row.id, { ends_on: dateIn(now, await familyZone(tx)) }),
  endBeforeNext: async ({ tx }, { row, command }) => {
    const last = addDays(nextFromOf(command), -1)
    if (last < row.starts_on)
      throw new Refusal('invalid', { validationErrors: [{ field: 'startsOn', code: 'notAfterPrevious' }] })
    if (row.ends_on === null || row.ends_on > last) await setSchedule(tx, row.id, { ends_on: last })
  },
}
