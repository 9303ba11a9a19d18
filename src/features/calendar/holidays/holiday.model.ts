import type { HolidayDto, NewHoliday } from '#contract/calendar/holidays.ts'
import type { Edge, HolidayDate, HolidayShare } from '#domain/parenting-time/plan.ts'
import type { HolidayEdgeName } from '#domain/parenting-time/travel.ts'
import { addDays, daysBetween, isDate, type PlainDate } from '#domain/time.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { arrivalOf, nameOfTime, placeOf } from '../schedules/own-exchange.model.ts'
import { otherParentId, ownParentId } from '../schedules/pair.ts'
import { type EdgeValues, edgeValues, journeyIn, namedTimeIn } from './edges.model.ts'

/** `kept` keeps a rule that has no fields here, such as dates that follow none. */
export const dateKinds = ['date', 'weekday', 'easter', 'range', 'kept'] as const
export type DateKind = (typeof dateKinds)[number]

/** Holds the fields as text. Days of edges are counted from the holiday's date. */
export type HolidayValues = EdgeValues & {
  name: string
  childIds: string[]
  by: DateKind
  month: string
  day: string
  nth: string
  weekday: string
  easter: string
  church: 'western' | 'orthodox'
  startsOn: string
  endsOn: string
  begins: string
  beginsAt: string
  ends: string
  endsAt: string
  middle: string
  middleOn: string
  middleAt: string
  years: 'all' | 'alternate'
  odd: string
  even: string
  place: string
  hidesPlace: boolean
  except: number[]
  kept: HolidayDate | null
}

export const holidayFieldNames = [
  'name',
  'childIds',
  'by',
  'month',
  'day',
  'nth',
  'startsOn',
  'endsOn',
  'begins',
  'beginsAt',
  'ends',
  'endsAt',
  'beginsName',
  'beginsWithoutSchool',
  'endsName',
  'endsWithoutSchool',
  'place',
  'beginsArrives',
  'endsArrives',
  'odd',
  'even',
  'middle',
  'middleOn',
  'middleAt',
  'middleName',
  'middleWithoutSchool',
  'middleArrives',
] as const satisfies readonly (keyof HolidayValues)[]

const shareOf = (text: string): NewHoliday['odd'] =>
  text === 'none' || text === 'whoeverHasIt' ? text : text.split(',')
const textOf = (share: HolidayShare): string => (typeof share === 'string' ? share : share.join(','))

/** Half of it is with one parent and half with the other. */
export const isHalved = (text: string): boolean => text.includes(',')

/** The shares of odd and of even years; a range is of one year, and a holiday may be shared alike every year. */
export const sharesIn = ({ by, years, odd, even }: Pick<HolidayValues, 'by' | 'years' | 'odd' | 'even'>) =>
  by === 'range' || years === 'all' ? { odd, even: odd } : { odd, even }

export const hasMiddle = (values: Pick<HolidayValues, 'by' | 'years' | 'odd' | 'even'>): boolean =>
  Object.values(sharesIn(values)).some(isHalved)

export function dateOf(values: HolidayValues): HolidayDate {
  const { by, kept, church, startsOn } = values
  const month = Number(values.month)
  if (by === 'weekday') return { by, month, nth: Number(values.nth), weekday: Number(values.weekday) }
  if (by === 'easter') return { by, church, offset: Number(values.easter) }
  if (by === 'range') return { by: 'list', dates: [startsOn] }
  return by === 'kept' && kept ? kept : { by: 'date', month, day: Number(values.day) }
}

const daysFrom = (from: PlainDate, to: PlainDate): number => (isDate(from) && isDate(to) ? daysBetween(from, to) : 0)

type Typed = { readonly edge: HolidayEdgeName; readonly day: number; readonly time: string }
const edgeOf = ({ edge, day, time }: Typed, values: HolidayValues): Edge => {
  const where = placeOf(values.place, values.hidesPlace)
  const arrival = where.place === null ? {} : arrivalOf(journeyIn(values, edge))
  return { day, handover: { time, ...nameOfTime(namedTimeIn(values, edge)), ...where, ...arrival } }
}

/** Returns what is sent. */
export function bodyOf(values: HolidayValues): NewHoliday {
  const { by, startsOn } = values
  const isRange = by === 'range'
  const dayOf = (offset: string, on: PlainDate) => (isRange ? daysFrom(startsOn, on) : Number(offset))
  const shares = sharesIn(values)
  const date = dateOf(values)
  const typed = (edge: HolidayEdgeName, offset: string, on: PlainDate): Edge =>
    edgeOf({ edge, day: dayOf(offset, on), time: values[`${edge}At`] }, values)
  return {
    name: values.name,
    childIds: values.childIds,
    date: date.by === 'list' ? { by: date.by, dates: [...date.dates] } : date,
    begins: typed('begins', values.begins, startsOn),
    middle: hasMiddle(values) ? typed('middle', values.middle, values.middleOn) : null,
    ends: typed('ends', values.ends, values.endsOn),
    odd: shareOf(shares.odd),
    even: shareOf(shares.even),
    except: values.except,
  }
}

/** Returns the fields that show a date by its rule. */
export function dateValues(date: HolidayDate): Partial<HolidayValues> {
  if (date.by === 'date') return { by: 'date', month: String(date.month), day: String(date.day), kept: null }
  if (date.by === 'easter') return { by: 'easter', easter: String(date.offset), church: date.church, kept: null }
  if (date.by === 'weekday' && (date.nth > 0 || date.nth === -1))
    return {
      by: 'weekday',
      month: String(date.month),
      nth: String(date.nth),
      weekday: String(date.weekday),
      kept: null,
    }
  return { by: 'kept', kept: date }
}

/** A holiday of one day is shown as a range, which says its year. */
function rangeValues({ date, begins, middle, ends }: HolidayDto): Partial<HolidayValues> {
  const [on] = date.by === 'list' && date.dates.length === 1 ? date.dates : []
  if (on === undefined) return dateValues(date)
  return {
    by: 'range',
    startsOn: addDays(on, begins.day),
    middleOn: middle ? addDays(on, middle.day) : '',
    endsOn: addDays(on, ends.day),
  }
}

/** Gives the first values: those of the holiday that is edited, or usual ones. */
export function valuesOf(viewer: Viewer, edited: HolidayDto | null): HolidayValues {
  const usual: HolidayValues = {
    name: '',
    childIds: viewer.family.children.filter(({ offered }) => offered).map(({ id }) => id),
    by: 'date',
    month: String(Number(viewer.today.slice(5, 7))),
    day: '1',
    nth: '1',
    weekday: '1',
    easter: '0',
    church: 'western',
    startsOn: '',
    endsOn: '',
    begins: '0',
    beginsAt: '09:00',
    ends: '0',
    endsAt: '18:00',
    middle: '0',
    middleOn: '',
    middleAt: '14:00',
    years: 'alternate',
    odd: ownParentId(viewer),
    even: otherParentId(ownParentId(viewer), viewer),
    place: '',
    hidesPlace: false,
    ...edgeValues(edited),
    except: [],
    kept: null,
  }
  if (!edited) return usual
  const { name, childIds, begins, middle, ends, odd, even, except } = edited
  return {
    ...usual,
    name,
    childIds,
    begins: String(begins.day),
    beginsAt: begins.handover.time,
    ends: String(ends.day),
    endsAt: ends.handover.time,
    middle: String(middle?.day ?? 0),
    middleAt: middle?.handover.time ?? usual.middleAt,
    years: textOf(odd) === textOf(even) ? 'all' : 'alternate',
    odd: textOf(odd),
    even: textOf(even),
    place: begins.handover.place ?? '',
    hidesPlace: begins.handover.hidesPlace ?? false,
    except: [...except],
    ...rangeValues(edited),
  }
}
