import * as z from 'zod/mini'
import { orRequired } from '../common.ts'
import { route } from '../route.ts'

export const calendarViews = ['day', 'week', 'month', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

export const calendarViewRoutes = {
  /** The session values name what was kept. */
  keep: route({
    method: 'PUT',
    path: '/pub/v1/me/calendar-view',
    access: 'bearer',
    summary: 'Keeps the view of the calendar that the caller used last, also while they look on as somebody else.',
    body: z.strictObject({ calendarView: z.enum(calendarViews, orRequired('notAChoice')) }),
    ok: 204,
    output: z.void(),
  }),
} as const
