import { calendarEventRoutes as routes } from '#contract/calendar-events/calendar-events.ts'
import { eventCopyRoutes } from '#contract/calendar-events/event-copies.ts'
import { eventTimeRoutes } from '#contract/calendar-events/event-times.ts'
import { limits } from '#contract/limits.ts'
import { addDays } from '#domain/time.ts'
import type { Bind } from '../../http/bind.ts'
import { bindItem, itemNow } from '../../lifecycle/bind-item.ts'
import { recordCalendarEvent } from './events.begin.ts'
import { wrong } from './events.content.ts'
import { copyEvents } from './events.copies.ts'
import { calendarEventItem, eventDtoOf } from './events.item.ts'
import { firstTimeOf, timesBetween } from './events.listed.ts'

const { range } = limits.calendarEvent

export const calendarEventRoutes = (bind: Bind): void => {
  bind.reading(eventTimeRoutes.times, async ({ query: { from, to, search = '' } }, { tx }) => {
    if (to < from) throw wrong('to', 'endBeforeStart')
    if (to > addDays(from, range)) throw wrong('to', 'tooFarAhead')
    return { items: await timesBetween(tx, { from, through: to, search }) }
  })
  bind.changing(routes.record, async ({ body }, { change, viewer, now }) =>
    eventDtoOf(await recordCalendarEvent(change, viewer, body), viewer, now),
  )
  bind.changing(eventCopyRoutes.copy, async ({ body }, { change, viewer }) => ({
    items: (await copyEvents(change, viewer, body)).map(firstTimeOf),
  }))
  bind.reading(routes.get, ({ params: { id }, query: { on } }, context) => itemNow(context, calendarEventItem(on), id))
  bindItem(bind, { events: routes.events }, calendarEventItem())
}
