import type { Edge, Handover, Holiday, ParentingPlan, Schedule } from '#domain/parenting-time/plan.ts'
import { dayMs, knownClock, minuteMs, plusDays, utc, weekday } from './oracle-clock.ts'
import { isHolidayOn, weekendOf } from './oracle-dates.ts'

// Walks through time minute by minute with its eyes on the wall clock. What shall happen at a time of the day happens
// when the clock shows it for the first time on that day; what clocks skip happens as much later as was skipped.

type Event = { readonly minute: number; readonly run: () => void }

/** Tells `visit` what holds from each minute on: the parent, and why, in one text. */
export type Visit = (epoch: number, verdict: string) => void

/** The walk begins this many days early, so that every cycle and holiday has shown itself once. */
const lead = 130

export function walk(plan: ParentingPlan, childId: string, [from, until]: readonly [number, number], visit: Visit) {
  const start = Math.floor(from / dayMs) * dayMs - lead * dayMs
  const clock = knownClock(plan.zone, start, until)
  const state = openState(plan, childId)
  const late = new Map<number, Event[]>()
  let today = ''
  let shown = -1
  let events: Event[] = []
  for (let epoch = start; epoch < until; epoch += minuteMs) {
    const { date, minute } = clock(epoch)
    if (date !== today) {
      events = state.eventsOn(date).toSorted((one, other) => one.minute - other.minute)
      today = date
      shown = epoch === start ? minute : -1
    }
    for (const { run } of late.get(epoch) ?? []) run()
    while (events[0] && events[0].minute <= minute) {
      const event = events.shift() as Event
      const wasSkipped = event.minute < minute && event.minute > shown
      const at = epoch + (event.minute - shown - 1) * minuteMs
      if (wasSkipped && at > epoch) late.set(at, [...(late.get(at) ?? []), event])
      else event.run()
    }
    shown = Math.max(shown, minute)
    if (epoch >= from) visit(epoch, state.verdict(date, epoch))
  }
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function openState(plan: ParentingPlan, childId: string) {
  const mine = ({ childIds }: { readonly childIds: readonly string[] }) => childIds.includes(childId)
  const hasSchool = (date: string): boolean =>
    weekday(date) > 0 &&
    weekday(date) < 6 &&
    !plan.withoutSchool.some((days) => days.childId === childId && days.from <= date && date <= days.to)
  const minuteOn = (date: string, { time, withoutSchool }: Handover): number =>
    minutes(withoutSchool !== null && !hasSchool(date) ? withoutSchool : time)
  const rotations = plan.schedules.filter(mine).map((schedule) => openRotation(schedule, minuteOn))
  const holidays = plan.holidays.filter(mine).map((holiday) => openHoliday(holiday, minuteOn))
  const swaps = plan.swaps.filter(mine)
  return {
    eventsOn: (date: string): Event[] => [...rotations, ...holidays].flatMap(({ eventsOn }) => eventsOn(date)),
    verdict: (date: string, epoch: number): string => {
      const swap = swaps.findLast((one) => one.from <= epoch && epoch < one.until)
      if (swap) return `${swap.parent} swap ${swap.id}`
      for (const { now } of holidays.toReversed()) if (now.verdict !== '') return now.verdict
      for (const { schedule, now } of rotations)
        if (date >= schedule.startsOn && date <= (schedule.endsOn ?? '9999')) return now.weekend || now.cycle
      return 'nobody'
    },
  }
}

type MinuteOn = (date: string, handover: Handover) => number

function openRotation(schedule: Schedule, minuteOn: MinuteOn) {
  const { cycle, parents, startsOn, weekends } = schedule
  const now = { cycle: '', weekend: '' }
  const isOneParents = cycle.changes.every(({ to }) => to === cycle.changes[0]?.to)
  const first = cycle.changes.toSorted(
    (one, other) => one.day - other.day || minutes(one.handover.time) - minutes(other.handover.time),
  )
  const eventsOn = (date: string): Event[] => {
    const passed = (utc(date) - utc(startsOn)) / dayMs + cycle.beginsOn
    const day = ((passed % cycle.length) + cycle.length) % cycle.length
    const events = first
      .filter((change) => change.day === day)
      .map(({ to, handover }) => ({
        minute: minuteOn(date, handover),
        run: () => {
          const who = parents[to]
          const reason = isOneParents ? (first[0]?.day ?? 0) : day
          if (!now.cycle.startsWith(`${who} `)) now.cycle = `${who} ${schedule.id} day ${reason + 1}`
        },
      }))
    return weekends === null ? events : [...events, ...weekendEvents(date)]
  }
  const weekendEvents = (date: string): Event[] => {
    if (weekends === null) return []
    const at = ({ day, handover }: Edge, run: (weekend: number) => void): Event[] => {
      const weekend = weekendOf(schedule, plusDays(date, -day))
      return weekend === 0 ? [] : [{ minute: minuteOn(date, handover), run: () => run(weekend) }]
    }
    const begin = (weekend: number) => {
      now.weekend = `${parents[weekends.to]} ${schedule.id} weekend ${weekend}`
    }
    const end = () => {
      now.weekend = ''
    }
    return [...at(weekends.begins, begin), ...at(weekends.ends, end)]
  }
  return { schedule, now, eventsOn }
}

function openHoliday(holiday: Holiday, minuteOn: MinuteOn) {
  const now = { verdict: '' }
  const verdictOf = (date: string, half: 1 | 2): string => {
    const year = Number(date.slice(0, 4))
    const share = year % 2 === 1 ? holiday.odd : holiday.even
    if (typeof share === 'string') return ''
    const [first, second] = share
    if (second === undefined || holiday.middle === null)
      return half === 1 ? `${first} ${holiday.id} ${year}` : now.verdict
    return `${half === 1 ? first : second} ${holiday.id} ${year} half ${half}`
  }
  const at = (date: string, { day, handover }: Edge, verdict: (on: string) => string): Event[] => {
    const on = plusDays(date, -day)
    if (!isHolidayOn(holiday, on)) return []
    const run = () => {
      now.verdict = verdict(on)
    }
    return [{ minute: minuteOn(date, handover), run }]
  }
  const eventsOn = (date: string): Event[] => [
    ...at(date, holiday.begins, (on) => verdictOf(on, 1)),
    ...(holiday.middle === null ? [] : at(date, holiday.middle, (on) => verdictOf(on, 2))),
    ...at(date, holiday.ends, () => ''),
  ]
  return { now, eventsOn }
}
