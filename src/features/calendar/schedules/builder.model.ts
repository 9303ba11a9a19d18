import type { NewParentingSchedule, ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { cycleOf, type Pattern, type PatternName, patterns } from '#domain/parenting-time/patterns.ts'
import type { Handover } from '#domain/parenting-time/plan.ts'
import { isDate, type PlainDate, weekdayOf } from '#domain/time.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { nightsOf, patternOfCycle } from './cycle-nights.ts'

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
  timeName: string
  withoutSchool: string
  visitFrom: string
  visitTo: string
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
  withoutSchool: values.withoutSchool || null,
  name: values.timeName.trim() || null,
  place: values.place.trim() || null,
})

const plainHandover = (values: BuilderValues, time: string): Handover => ({
  time,
  withoutSchool: null,
  name: null,
  place: values.place.trim() || null,
})

function rotationOf(
  values: BuilderValues,
  kept: ParentingScheduleDto | null,
): Pick<NewParentingSchedule, 'cycle' | 'weekends'> {
  if (values.rotation === 'kept' && kept) return { cycle: kept.cycle, weekends: kept.weekends }
  const days = handoverOf(values, values.time)
  const handovers = {
    days,
    visitBegins: plainHandover(values, values.visitFrom),
    visitEnds: plainHandover(values, values.visitTo),
  }
  const pattern = patternIn(values)
  const beginsOn = Math.min(Math.max(Number(values.beginsOn) || 1, 1), pattern.nights.length) - 1
  const { changes, length } = cycleOf(pattern, handovers, beginsOn)
  const cycle = { length, beginsOn, changes: [...changes] }
  if (values.rotation !== 'weekends') return { cycle, weekends: null }
  return {
    cycle,
    weekends: {
      weekends: weekendChoices
        .filter((choice) => values.weekends.includes(choice))
        .map((choice) => (choice === 'last' ? choice : (Number(choice) as 1 | 2 | 3 | 4))),
      fifth: values.fifth,
      to: 'second',
      begins: { day: 0, handover: handoverOf(values, values.weekendFrom) },
      ends: { day: Number(values.weekendEnds), handover: plainHandover(values, values.weekendTo) },
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

/** Gives the first values: those of the schedule that is edited, or usual ones. */
export function valuesOf(viewer: Viewer, kept: ParentingScheduleDto | null): BuilderValues {
  const offered = viewer.family.children.filter(({ offered: isOffered }) => isOffered).map(({ id }) => id)
  const known = kept ? patternOfCycle(kept.cycle) : null
  const weekends = kept?.weekends ?? null
  const handover = known?.handovers.days ?? null
  const rotation = weekends ? 'weekends' : (known?.pattern ?? (kept ? 'kept' : '7-7'))
  return {
    name: kept?.name ?? '',
    childIds: kept?.childIds ?? offered,
    rotation,
    nights: kept ? nightsOf(kept.cycle) : 'AAAAAAABBBBBBB',
    weekends: weekends?.weekends.map(String) ?? ['1', '3'],
    fifth: weekends?.fifth ?? 'none',
    weekendFrom: weekends?.begins.handover.time ?? '18:00',
    weekendEnds: weekends?.ends.day === 3 ? '3' : '2',
    weekendTo: weekends?.ends.handover.time ?? '18:00',
    firstId: kept?.firstId ?? viewer.viewpoint,
    startsOn: kept?.startsOn ?? '',
    beginsOn: String((kept?.cycle.beginsOn ?? 0) + 1),
    endsOn: kept?.endsOn ?? '',
    time: handover?.time ?? '17:00',
    place: handover?.place ?? weekends?.begins.handover.place ?? '',
    timeName: handover?.name ?? '',
    withoutSchool: handover?.withoutSchool ?? '',
    visitFrom: known?.handovers.visitFrom ?? '17:00',
    visitTo: known?.handovers.visitTo ?? '20:00',
    colour: kept?.colour ?? 'blue',
    followsId: '',
  }
}
