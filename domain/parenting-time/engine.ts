import { dayNumberOf, yearOfDay } from '../time.ts'
import { clockOf } from '../zone-clock.ts'
import { type Because, type Block, type Layer, layers, type Span } from './answer.ts'
import { cycleBlocks, prepareCycle } from './cycle.ts'
import { type HolidayInYear, holidayIn } from './holidays.ts'
import { type Surroundings, schoolDays } from './moments.ts'
import { clip, flatten, overlay } from './overlay.ts'
import type { Agreed, ParentingPlan, Schedule } from './plan.ts'
import { spansOf } from './spans.ts'
import { prepareWeekends, weekendBlocks } from './weekends.ts'

/** Half-open: `until` is the first instant that does not belong to it. */
export type Range = { readonly from: number; readonly until: number }

export type Engine = {
  /** Returns spans without a gap from `range.from` to `range.until`. Layers above `upTo` are left out. */
  readonly spans: (childId: string, range: Range, upTo?: Layer) => readonly Span[]
  /** Returns the span around an instant. One that goes on for more than two years is cut. */
  readonly at: (childId: string, epoch: number, upTo?: Layer) => Span
  /** Returns the holidays that touch a range, with those that change nothing, in the order of the plan. */
  readonly holidays: (childId: string, range: Range) => readonly HolidayInYear[]
}

/** One layer of one child; its blocks are in order and lie within the range. */
type Source = (from: number, until: number) => readonly Block[]

export function createEngine(plan: ParentingPlan): Engine {
  const clock = clockOf(plan.zone)
  const children = new Map<string, ReturnType<typeof openChild>>()
  const childOf = (childId: string) => {
    const known = children.get(childId) ?? openChild(plan, childId)
    children.set(childId, known)
    return known
  }
  const spans: Engine['spans'] = (childId, { from, until }, upTo = 'swap') => {
    const { sources } = childOf(childId)
    const count = layers.indexOf(upTo) + 1
    // The instant before tells who hands the child over at the beginning of the range.
    const nothing: Block = { parent: null, because: null, from: from - 1, until, begins: null, ends: null }
    const blocks = sources
      .slice(0, count)
      .reduce<readonly Block[]>((under, source) => overlay(under, source(from - 1, until)), [nothing])
    return spansOf(blocks, from, clock)
  }
  return {
    spans,
    at: (childId, epoch, upTo) => spanAround((range) => spans(childId, range, upTo), epoch),
    holidays: (childId, range) => childOf(childId).holidays(range.from, range.until),
  }
}

const dayMs = 86_400_000
const widths = [16 * dayMs, 128 * dayMs, 1024 * dayMs]

/** Looks further and further, because most spans last a few days. */
function spanAround(find: (range: Range) => readonly Span[], epoch: number): Span {
  for (const width of widths) {
    const [from, until] = [epoch - width, epoch + width]
    const span = find({ from, until }).find((one) => one.until > epoch)
    if (!span) break
    if (width === widths.at(-1) || (span.from > from && span.until < until)) return span
  }
  throw new Error('spans have no gaps')
}

function openChild(plan: ParentingPlan, childId: string) {
  const concerns = ({ childIds }: { readonly childIds: readonly string[] }) => childIds.includes(childId)
  const around = { clock: clockOf(plan.zone), isWithoutSchool: schoolDays(plan.withoutSchool, childId) }
  const rotations = plan.schedules.filter(concerns).map((schedule) => rotationOf(around, schedule))
  const holidays = holidaysOf(around, { ...plan, holidays: plan.holidays.filter(concerns) })
  const rotation: Source = (from, until) =>
    rotations.reduce<readonly Block[]>((under, source) => overlay(under, source(from, until)), [])
  const holiday: Source = (from, until) =>
    clip(flatten(holidays(from, until).flatMap(({ blocks }) => blocks)), from, until)
  const swaps = agreedOf(plan.swaps.filter(concerns), (requestId) => ({ layer: 'swap', requestId }))
  const actual = agreedOf(plan.actual.filter(concerns), (actualId) => ({ layer: 'actual', actualId }))
  return { sources: [rotation, holiday, swaps, actual], holidays }
}

function rotationOf(around: Surroundings, schedule: Schedule): Source {
  const { clock } = around
  const begins = clock.epochAt(dayNumberOf(schedule.startsOn), 0)
  const ends = schedule.endsOn === null ? Number.POSITIVE_INFINITY : clock.epochAt(dayNumberOf(schedule.endsOn) + 1, 0)
  const cycle = prepareCycle(schedule)
  const weekends = prepareWeekends(schedule)
  return (from, until) => {
    const [start, end] = [Math.max(from, begins), Math.min(until, ends)]
    if (start >= end) return []
    const base = cycleBlocks(around, cycle, start, end)
    if (weekends === null) return base
    return overlay(base, clip(flatten(weekendBlocks(around, weekends, start, end)), start, end))
  }
}

/** Each year is computed once. A holiday that began in the year before may go on. */
function holidaysOf({ clock, isWithoutSchool }: Surroundings, { holidays }: Pick<ParentingPlan, 'holidays'>) {
  const years = new Map<number, readonly HolidayInYear[]>()
  const inYear = (year: number) => {
    const known = years.get(year)
    if (known) return known
    const found = holidays.flatMap((holiday) => holidayIn({ clock, isWithoutSchool }, holiday, year) ?? [])
    years.set(year, found)
    return found
  }
  const yearOf = (epoch: number) => yearOfDay(clock.dayAt(epoch))
  return (from: number, until: number): readonly HolidayInYear[] => {
    if (holidays.length === 0) return []
    const found: HolidayInYear[] = []
    for (let year = yearOf(from) - 1; year <= yearOf(until) + 1; year += 1)
      for (const holiday of inYear(year)) if (holiday.until > from && holiday.from < until) found.push(holiday)
    return found
  }
}

function agreedOf(times: readonly Agreed[], because: (id: string) => Because): Source {
  const blocks = flatten(
    times.map(({ id, parent, from, until }) => ({
      parent,
      because: because(id),
      from,
      until,
      begins: null,
      ends: null,
    })),
  )
  return (from, until) => clip(blocks, from, until)
}
