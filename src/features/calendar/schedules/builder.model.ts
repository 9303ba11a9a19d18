import type { NewParentingSchedule, ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { cycleOf, type Pattern, type PatternName, patterns } from '#domain/parenting-time/patterns.ts'
import type { Cycle, Handover, Side } from '#domain/parenting-time/plan.ts'
import { isDate, type PlainDate, weekdayOf } from '#domain/time.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { nightsOf, patternOfCycle } from './cycle-nights.ts'
import { handoverOfOwn, nameOfTime, type OwnExchange, ownOf, placeOf, saidOf } from './own-exchange.model.ts'
import { ownParentId } from './pair.ts'

export const patternNames = Object.keys(patterns) as PatternName[]
export const weekendChoices = ['1', '2', '3', '4', 'last'] as const
export type Rotation = PatternName | 'byHand' | 'weekends' | 'kept'

/** Holds the fields as text. Days are counted from 1 here, as people count them. */
export type BuilderValues = {
  name: string
  childIds: string[]
  rotation: Rotation
  nights: string
  weekends: string[]
  fifth: 'all' | 'none' | 'everyOther'
  weekendFrom: string
  weekendEnds: '2' | '3'
  weekendTo: string
  firstId: string
  startsOn: string
  beginsOn: string
  endsOn: string
  time: string
  place: string
  hidesPlace: boolean
  timeName: string
  withoutSchool: string
  visitFrom: string
  visitTo: string
  /** Exchanges differ from one another; `own` has what each of them has, by its key. */
  apart: boolean
  own: Readonly<Record<string, OwnExchange>>
  colour: NewParentingSchedule['colour']
  followsId: string
}

export const builderFieldNames = [
  'name',
  'childIds',
  'weekends',
  'firstId',
  'time',
  'place',
  'timeName',
  'withoutSchool',
  'startsOn',
  'endsOn',
  'followsId',
] as const satisfies readonly (keyof BuilderValues)[]

const patternIn = ({ rotation, nights }: Pick<BuilderValues, 'rotation' | 'nights'>): Pattern => {
  if (rotation === 'weekends') return { nights: 'A', weekday: null, visits: [] }
  return rotation === 'byHand' || rotation === 'kept' ? { nights, weekday: null, visits: [] } : patterns[rotation]
}
export const nightsIn = (values: Pick<BuilderValues, 'rotation' | 'nights'>): string => patternIn(values).nights
export const hasVisits = (values: Pick<BuilderValues, 'rotation' | 'nights'>): boolean =>
  patternIn(values).visits.length > 0

/** Returns the day of the rotation, counted from 1, on which a first day falls when weekdays decide. */
export function usualBegin(values: Pick<BuilderValues, 'rotation' | 'nights'>, startsOn: PlainDate): number {
  const { weekday, nights } = patternIn(values)
  if (weekday === null || !isDate(startsOn)) return 1
  return (((weekdayOf(startsOn) - weekday + 7) % 7) % nights.length) + 1
}

const handoverOf = (values: BuilderValues, time: string): Handover => ({
  time,
  ...nameOfTime(values),
  ...placeOf(values.place, values.hidesPlace),
})

/** The usual name is that of one time, so the others have one where each exchange has its own. */
const plainHandover = (values: BuilderValues, time: string): Handover => ({
  time,
  withoutSchool: null,
  name: null,
  ...placeOf(values.place, values.hidesPlace),
})

/** One exchange of the rotation, with what it has while nothing else is said of it. `day` is null for edges of a weekend. */
export type ExchangeOfRotation = {
  readonly key: string
  readonly day: number | null
  readonly to: Side
  readonly usual: Handover
}

/** Names an exchange in `own`. */
export const keyOf = (day: number, to: Side): string => `${day}${to}`

function usualCycle(values: BuilderValues): Cycle {
  const handovers = {
    days: handoverOf(values, values.time),
    visitBegins: plainHandover(values, values.visitFrom),
    visitEnds: plainHandover(values, values.visitTo),
  }
  const pattern = patternIn(values)
  const beginsOn = Math.min(Math.max(Number(values.beginsOn) || 1, 1), pattern.nights.length) - 1
  return cycleOf(pattern, handovers, beginsOn)
}

const usualEdges = (values: BuilderValues) => ({
  begins: handoverOf(values, values.weekendFrom),
  ends: plainHandover(values, values.weekendTo),
})

/** Lists the exchanges of the rotation, in order. */
export function exchangesIn(values: BuilderValues): ExchangeOfRotation[] {
  if (values.rotation === 'kept') return []
  if (values.rotation !== 'weekends')
    return usualCycle(values)
      .changes.toSorted((one, other) => one.day - other.day || (one.handover.time < other.handover.time ? -1 : 1))
      .map(({ day, to, handover }) => ({ key: keyOf(day, to), day, to, usual: handover }))
  const { begins, ends } = usualEdges(values)
  return [
    { key: 'begins', day: null, to: 'second', usual: begins },
    { key: 'ends', day: null, to: 'first', usual: ends },
  ]
}

function ownHandover({ apart, own }: BuilderValues, key: string, usual: Handover): Handover {
  const said = apart ? own[key] : undefined
  return said ? handoverOfOwn(said) : usual
}

function rotationOf(
  values: BuilderValues,
  kept: ParentingScheduleDto | null,
): Pick<NewParentingSchedule, 'cycle' | 'weekends'> {
  if (values.rotation === 'kept' && kept) return { cycle: kept.cycle, weekends: kept.weekends }
  const { length, beginsOn, changes } = usualCycle(values)
  const isWeekends = values.rotation === 'weekends'
  const cycle = {
    length,
    beginsOn,
    changes: changes.map(({ day, to, handover }) => ({
      day,
      to,
      handover: isWeekends ? handover : ownHandover(values, keyOf(day, to), handover),
    })),
  }
  if (!isWeekends) return { cycle, weekends: null }
  const { begins, ends } = usualEdges(values)
  return {
    cycle,
    weekends: {
      weekends: weekendChoices
        .filter((choice) => values.weekends.includes(choice))
        .map((choice) => (choice === 'last' ? choice : (Number(choice) as 1 | 2 | 3 | 4))),
      fifth: values.fifth,
      to: 'second',
      begins: { day: 0, handover: ownHandover(values, 'begins', begins) },
      ends: { day: Number(values.weekendEnds), handover: ownHandover(values, 'ends', ends) },
    },
  }
}

/** Returns what is sent. `kept` is the schedule that is edited. */
export const bodyOf = (values: BuilderValues, kept: ParentingScheduleDto | null): NewParentingSchedule => ({
  name: values.name,
  childIds: values.childIds,
  firstId: values.firstId,
  startsOn: values.startsOn,
  endsOn: values.endsOn || null,
  colour: values.colour,
  ...rotationOf(values, kept),
  ...(values.followsId && { followsId: values.followsId }),
})

const factsOf = ({ cycle, weekends }: Pick<NewParentingSchedule, 'cycle' | 'weekends'>): string => {
  const changes = cycle.changes.map(({ day, to, handover }) => JSON.stringify([day, to, saidOf(handover)])).toSorted()
  const edges = weekends && [weekends.begins, weekends.ends].map(({ day, handover }) => [day, saidOf(handover)])
  return JSON.stringify([cycle.length, changes, edges])
}

/** Gives the first values: those of the schedule that is edited, or usual ones. */
export function valuesOf(viewer: Viewer, kept: ParentingScheduleDto | null): BuilderValues {
  const values = likelyValues(viewer, kept)
  // The fields cannot say everything; the rest is kept as it is.
  return kept && factsOf(rotationOf(values, kept)) !== factsOf(kept) ? { ...values, rotation: 'kept' } : values
}

/** Says what each exchange has, where they are not alike. */
function exchangesOf(
  values: BuilderValues,
  { cycle, weekends }: ParentingScheduleDto,
): Pick<BuilderValues, 'apart' | 'own'> {
  const recorded = weekends
    ? new Map([
        ['begins', weekends.begins.handover],
        ['ends', weekends.ends.handover],
      ])
    : new Map(cycle.changes.map(({ day, to, handover }) => [keyOf(day, to), handover]))
  const exchanges = exchangesIn(values).map(({ key, usual }) => ({ key, usual, is: recorded.get(key) ?? usual }))
  return {
    apart: exchanges.some(({ usual, is }) => saidOf(usual) !== saidOf(is)),
    own: Object.fromEntries(exchanges.map(({ key, is }) => [key, ownOf(is)])),
  }
}

function likelyValues(viewer: Viewer, kept: ParentingScheduleDto | null): BuilderValues {
  const offered = viewer.family.children.filter(({ offered: isOffered }) => isOffered).map(({ id }) => id)
  const known = kept ? patternOfCycle(kept.cycle) : null
  const weekends = kept?.weekends ?? null
  const handover = known?.handovers.days ?? null
  const usual = weekends?.begins.handover ?? handover
  const rotation = weekends ? 'weekends' : (known?.pattern ?? (kept ? 'kept' : '7-7'))
  const values: BuilderValues = {
    name: kept?.name ?? '',
    childIds: kept?.childIds ?? offered,
    rotation,
    nights: kept ? nightsOf(kept.cycle) : 'AAAAAAABBBBBBB',
    weekends: weekends?.weekends.map(String) ?? ['1', '3'],
    fifth: weekends?.fifth ?? 'none',
    weekendFrom: weekends?.begins.handover.time ?? '18:00',
    weekendEnds: weekends?.ends.day === 3 ? '3' : '2',
    weekendTo: weekends?.ends.handover.time ?? '18:00',
    firstId: kept?.firstId ?? ownParentId(viewer),
    startsOn: kept?.startsOn ?? '',
    beginsOn: String((kept?.cycle.beginsOn ?? 0) + 1),
    endsOn: kept?.endsOn ?? '',
    time: handover?.time ?? '17:00',
    place: usual?.place ?? '',
    hidesPlace: usual?.hidesPlace ?? false,
    timeName: usual?.name ?? '',
    withoutSchool: usual?.withoutSchool ?? '',
    visitFrom: known?.handovers.visitFrom ?? '17:00',
    visitTo: known?.handovers.visitTo ?? '20:00',
    apart: false,
    own: {},
    colour: kept?.colour ?? 'blue',
    followsId: '',
  }
  return kept ? { ...values, ...exchangesOf(values, kept) } : values
}
