import type { HolidayPreset } from '#contract/calendar/holiday-presets.ts'
import type { NewHoliday } from '#contract/calendar/holidays.ts'
import { firstKept, holidayBounds } from '#domain/parenting-time/holiday-bounds.ts'
import type { Edge, HolidayDate } from '#domain/parenting-time/plan.ts'
import { daysBetween, fromEpoch, wallOf } from '#domain/time.ts'
import type { Viewer } from '../db/tenancy.ts'
import { keepHoliday, recordHoliday } from '../features/calendar/holidays/holidays.begin.ts'
import { holidayLifecycle } from '../features/calendar/holidays/holidays.lifecycle.ts'
import { lockHoliday } from '../features/calendar/holidays/holidays.store.ts'
import { readPresets } from '../features/calendar/holidays/presets.ts'
import { advance } from '../lifecycle/advance.ts'
import type { DemoFamily } from './accounts.ts'
import type { Act } from './agenda.ts'
import { type HolidayShares, type PlannedHoliday, plannedHolidays } from './holiday-plans.ts'
import type { Story } from './story.ts'

type Parents = Readonly<Record<'A' | 'B', Viewer>>

/** Says that it was recorded when the family began, or so long ago that its notices count as seen. */
const recently = -8

const edgeOf = ([day, time]: readonly [day: number, time: string]): Edge => ({
  day,
  handover: { time, withoutSchool: null, name: null, place: null },
})

/** Returns the name and the date of a suggestion, as a parent chooses it, or what a parent wrote. */
const namedOf = ({ of }: PlannedHoliday, presets: readonly HolidayPreset[]) => {
  if (typeof of !== 'string') return of
  const preset = presets.find(({ key }) => key === of)
  if (!preset) throw new Error(`there is no holiday ${of}`)
  return { name: preset.name, date: preset.date }
}

type Typed = Omit<NewHoliday, 'childIds'>
type Named = { readonly name: string; readonly date: HolidayDate }

const typedOf = (
  { begins, middle, ends, odd, even }: PlannedHoliday,
  { name, date }: Named,
  { A, B }: Parents,
): Typed => {
  const idsOf = (shares: HolidayShares) => [...shares].map((side) => (side === 'A' ? A : B).personId)
  return {
    name,
    date: date.by === 'list' ? { by: date.by, dates: [...date.dates] } : date,
    begins: edgeOf(begins),
    middle: middle ? edgeOf(middle) : null,
    ends: edgeOf(ends),
    odd: idsOf(odd),
    even: idsOf(even),
    except: [],
  }
}

/** Says when a holiday that was recorded some days ago begins for the first time. */
const firstBegin = (story: Story, zone: string, typed: Typed, recorded: number): string => {
  const holiday = { ...typed, id: '', childIds: [], from: story.day(recorded), through: null }
  const from = firstKept(zone, holiday)
  const begins = from === null ? 0 : (holidayBounds(zone, { ...holiday, from })?.begins ?? 0)
  const [date = '', time = ''] = wallOf(fromEpoch(begins), zone).split('T')
  return `${daysBetween(story.day(0), date)} ${time.slice(0, 5)}`
}

/** Moves a recording back to the day before where the holiday would begin before both parents had spoken. */
const beforeItBegins = (story: Story, zone: string, typed: Typed, recorded: number): number =>
  Number(firstBegin(story, zone, typed, recorded).split(' ')[0]) === recorded ? recorded - 1 : recorded

const hasPassed = (when: string): boolean => Number(when.split(' ')[0]) <= 0

/** One parent records a holiday, the other one answers, and its first time begins. */
const actsOf = (
  story: Story,
  { timeZone }: DemoFamily,
  parents: Parents,
  { planned, typed, recorded }: { planned: PlannedHoliday; typed: Typed; recorded: number },
): Act[] => {
  const { by, answer } = planned
  const [creator, other] = [parents[by], parents[by === 'A' ? 'B' : 'A']]
  let id = ''
  const record = async () => {
    id = await story.runs(creator, `${recorded} 19:00`, async (change) => {
      const children = change.tx.selectFrom('child').select('id').where('removed_at', 'is', null).orderBy('id')
      const childIds = (await children.execute()).map((child) => child.id)
      return recordHoliday(change, creator, { ...typed, childIds })
    })
  }
  const reply = () =>
    story.runs(other, `${recorded} 20:30`, async (change) => {
      const { version } = (await lockHoliday(change.tx, id, 'toRead')) ?? { version: 0 }
      const command =
        answer === 'confirm'
          ? ({ type: 'holiday.confirm', version } as const)
          : ({ type: 'holiday.dispute', version, reason: answer.dispute } as const)
      await advance(change, holidayLifecycle, id, command, other)
    })
  const begins = firstBegin(story, timeZone, typed, recorded)
  const begin = () => story.runs(creator, begins, (change) => keepHoliday(change, id))
  return [
    { when: `${recorded} 19:00`, run: record },
    { when: `${recorded} 20:30`, run: reply },
    ...(hasPassed(begins) ? [{ when: begins, run: begin }] : []),
  ]
}

/** Records holidays by the regular commands: those of the country's suggestions, and what the family calls its own. */
export const holidayActs = async (
  story: Story,
  family: DemoFamily,
  parents: Parents,
  daysBack: number,
): Promise<readonly Act[]> => {
  const { country, people } = family
  const locale = people[0]?.locale ?? 'en-US'
  const found = await readPresets({ country, region: undefined, locale, today: story.day(0) })
  return plannedHolidays[country].flatMap((planned) => {
    const typed = typedOf(planned, namedOf(planned, found?.items ?? []), parents)
    const meant = Math.min(planned.after - daysBack, recently)
    const recorded = beforeItBegins(story, family.timeZone, typed, meant)
    return actsOf(story, family, parents, { planned, typed, recorded })
  })
}
