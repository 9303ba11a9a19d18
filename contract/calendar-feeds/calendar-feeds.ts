import * as z from 'zod/mini'
import { calendarFeedMachine } from '#machines/calendar-feeds/calendar-feed.machine.ts'
import { calendarFeedParties } from '#machines/calendar-feeds/calendar-feed.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { calendarColours } from '../calendar/colours.ts'
import { id, instant, itemParams, line, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const calendarFeedStatuses = leavesOf(calendarFeedMachine)
export type CalendarFeedStatus = LeafOf<typeof calendarFeedMachine>

/**
 * `busy` says when the owner has a child, and nothing else; `parentingTime` says which child is with whom, and why; `withEvents`
 * also has the events that the family shares.
 */
export const feedScopes = ['busy', 'parentingTime', 'withEvents'] as const
export type FeedScope = (typeof feedScopes)[number]

/** People and children are named by initials unless the owner chooses otherwise. */
export const feedNames = ['initials', 'firstNames'] as const
export type FeedNames = (typeof feedNames)[number]

export const feedFields = {
  name: line(limits.calendarFeed.name),
  scope: z.enum(feedScopes, 'required'),
  names: z.enum(feedNames, 'required'),
  colour: z.enum(calendarColours, 'required'),
} as const
export const newCalendarFeed = z.strictObject(feedFields)
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>

/** The address is no part of it: it is shown once, and only its hash is stored. */
export const calendarFeedDto = z.object({
  id,
  status: z.enum(calendarFeedStatuses),
  version: z.int(),
  ...feedFields,
  createdAt: instant,
  changedAt: instant,
  you: youAmong(calendarFeedParties),
})
export type CalendarFeedDto = z.infer<typeof calendarFeedDto>

export const madeFeedDto = z.object({ feed: calendarFeedDto, address: z.url() })
export type MadeFeedDto = z.infer<typeof madeFeedDto>

export const calendarFeedCommand = z.strictObject({ type: z.literal('calendarFeed.revoke'), version: z.int() })
export type CalendarFeedCommand = z.infer<typeof calendarFeedCommand>

const path = '/pub/v1/calendar-feeds'
export const calendarFeedRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The caller’s own addresses of the calendar that work, the latest first.',
    output: z.object({ items: z.array(calendarFeedDto) }),
  }),
  make: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Makes an address at which a program reads the calendar. It takes the password again and is shown once.',
    body: newCalendarFeed,
    ok: 201,
    output: madeFeedDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One of the caller’s own addresses.',
    params: itemParams,
    output: calendarFeedDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'Revokes an address; its chart decides.',
    params: itemParams,
    body: calendarFeedCommand,
    output: calendarFeedDto,
  }),
  /** A calendar program sends nothing but the address, so the token stands in it. */
  read: route({
    method: 'GET',
    path: '/pub/v1/calendar/:token',
    access: 'none',
    summary: 'The calendar as iCalendar (RFC 5545), for whoever has the address.',
    params: z.object({ token: z.string().check(z.maxLength(100)) }),
    output: z.unknown(),
  }),
} as const
