import { calendarViewRoutes as routes } from '#contract/calendar/calendar-view.ts'
import type { Bind } from '../../http/bind.ts'

/** Keeps a person's own wish, which concerns no family and is in no record. */
export const calendarViewRoutes = (bind: Bind): void => {
  bind.own(routes.keep, async ({ body: { calendarView } }, { caller: { personId }, tx }) => {
    await tx.updateTable('person').set({ calendar_view: calendarView }).where('id', '=', personId).execute()
  })
}
