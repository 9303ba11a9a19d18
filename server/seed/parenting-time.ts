import type { NewChangeRequest } from '#contract/calendar/change-requests.ts'
import type { NewParentingSchedule } from '#contract/calendar/parenting-schedules.ts'
import { cycleOf, type PatternName, patterns } from '#domain/parenting-time/patterns.ts'
import type { Handover } from '#domain/parenting-time/plan.ts'
import { addMs, instantOf, type PlainDate, weekdayOf } from '#domain/time.ts'
import type { Viewer } from '../db/tenancy.ts'
import { askFor, changeRequestLifecycle } from '../features/calendar/requests.lifecycle.ts'
import { recordSchedule } from '../features/calendar/schedules.begin.ts'
import { scheduleLifecycle } from '../features/calendar/schedules.lifecycle.ts'
import { lockSchedule } from '../features/calendar/schedules.store.ts'
import { advance } from '../lifecycle/advance.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { DemoFamily } from './accounts.ts'
import type { Act } from './agenda.ts'
import type { Story } from './story.ts'

type Parents = Readonly<Record<'A' | 'B', Viewer>>
type Planned = { readonly name: string; readonly pattern: PatternName }

/** The plan of each family's first year, and the one that it has followed since. */
const plans: Readonly<Record<DemoFamily['country'], readonly [Planned, Planned]>> = {
  US: [
    { name: 'First year', pattern: '12-2-evening' },
    { name: 'Two, two, three', pattern: '2-2-3' },
  ],
  GB: [
    { name: 'Weekends', pattern: '12-2-night' },
    { name: 'Week on, week off', pattern: '7-7' },
  ],
  MX: [
    { name: 'Primer año', pattern: '5-2' },
    { name: 'Semanas alternas', pattern: '7-7' },
  ],
}

const reasons: Readonly<Record<DemoFamily['country'], readonly [string, string]>> = {
  US: ['My sister visits that weekend', 'Tickets for the circus'],
  GB: ['My sister visits that weekend', 'Tickets for the circus'],
  MX: ['Ese fin de semana viene mi hermana', 'Boletos para el circo'],
}

const at = (time: string): Handover => ({ time, withoutSchool: null, name: null, place: null })
const handovers = { days: at('17:00'), visitBegins: at('16:00'), visitEnds: at('19:00') }

/** Patterns begin on a Monday, so one that begins on another day begins within its first week. */
const daysAfterMonday = (date: PlainDate): number => (weekdayOf(date) + 6) % 7

const idsOf = async ({ tx }: UnitOfWork): Promise<string[]> =>
  (await tx.selectFrom('child').select('id').where('removed_at', 'is', null).orderBy('id').execute()).map(
    ({ id }) => id,
  )

type Agreed = { readonly days: number; readonly planned: Planned; readonly follows?: Agreed; id?: string }

/** One parent records a schedule, and the other one confirms it. */
const agree = (story: Story, { A, B }: Parents, agreed: Agreed): Act[] => {
  const { days, planned, follows } = agreed
  const startsOn = story.day(days)
  const cycle = cycleOf(patterns[planned.pattern], handovers, daysAfterMonday(startsOn))
  const typed = (childIds: string[]): NewParentingSchedule => ({
    name: planned.name,
    childIds,
    firstId: A.personId,
    startsOn,
    endsOn: null,
    colour: 'blue',
    cycle: { ...cycle, changes: [...cycle.changes] },
    weekends: null,
    ...(follows?.id !== undefined && { followsId: follows.id }),
  })
  const record = async () => {
    agreed.id = await story.runs(A, `${days} 10:00`, async (change) =>
      recordSchedule(change, A, typed(await idsOf(change))),
    )
  }
  const confirm = () =>
    story.runs(B, `${days} 18:00`, async (change) => {
      const id = agreed.id ?? ''
      const { version } = (await lockSchedule(change.tx, id, 'toRead')) ?? { version: 0 }
      await advance(change, scheduleLifecycle, id, { type: 'parentingSchedule.confirm', version }, B)
    })
  return [
    { when: `${days} 10:00`, run: record },
    { when: `${days} 18:00`, run: confirm },
  ]
}

/** Asks for a weekend, `days` from now. */
const ask = (story: Story, [asker, other]: readonly [Viewer, Viewer], zone: string, days: number, reason: string) =>
  story.runs(asker, '0 23:59', async (change) => {
    const typed: NewChangeRequest = {
      kind: 'request',
      childIds: await idsOf(change),
      times: [
        {
          parentId: asker.personId,
          from: instantOf(`${story.day(days)}T17:00`, zone),
          until: instantOf(`${story.day(days + 2)}T17:00`, zone),
        },
      ],
      reason,
      expiresAt: addMs(change.now, 3 * 24 * 3_600_000),
    }
    return (await askFor(change, asker, { typed, otherId: other.personId, previous: null })).id
  })

/** Plans parenting time by the regular commands, for as long as the family has been there. */
export const parentingTimeActs = (
  story: Story,
  { country }: DemoFamily,
  parents: Parents,
  daysBack: number,
): readonly Act[] => {
  const [first, second] = plans[country]
  if (daysBack <= 365) return agree(story, parents, { days: 0, planned: second })
  const before: Agreed = { days: -daysBack, planned: first }
  return [...agree(story, parents, before), ...agree(story, parents, { days: -365, planned: second, follows: before })]
}

/** Two weekends ahead were asked for: one is agreed, the other one waits for an answer. */
export const seedChangeRequests = async (
  story: Story,
  { country, timeZone }: DemoFamily,
  { A, B }: Parents,
): Promise<void> => {
  const [agreed, open] = reasons[country]
  const id = await ask(story, [B, A], timeZone, 10, agreed)
  await story.runs(A, '0 23:59', async (change) => {
    await advance(change, changeRequestLifecycle, id, { type: 'changeRequest.approve', version: 1 }, A)
  })
  await ask(story, [A, B], timeZone, 24, open)
}
