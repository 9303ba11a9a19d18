import * as z from 'zod/mini'
import { connectedCalendarMachine } from '#machines/connected-calendars/connected-calendar.machine.ts'
import { connectedCalendarParties } from '#machines/connected-calendars/connected-calendar.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { calendarColours } from '../calendar/colours.ts'
import { id, instant, itemParams, line, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const connectedCalendarStatuses = leavesOf(connectedCalendarMachine)
export type ConnectedCalendarStatus = LeafOf<typeof connectedCalendarMachine>

/** Says why an address could not be read. The dictionary has a sentence for each. */
export const fetchProblems = [
  'unreachable',
  'tooSlow',
  'notFound',
  'refused',
  'privateAddress',
  'tooLarge',
  'notACalendar',
  'tooMany',
  'tooComplex',
] as const
export type FetchProblem = (typeof fetchProblems)[number]

const scheme = /^(?:https|webcal):\/\//i
/** Programs give addresses that begin with `webcal:`, by which they mean `https:`. An address with a password is refused. */
const isFetchable = (typed: string): boolean => {
  const address = typed.replace(scheme, 'https://')
  if (!scheme.test(typed) || !URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username === '' && password === ''
}
const look = {
  name: line(limits.connectedCalendar.name),
  colour: z.enum(calendarColours, 'required'),
} as const
export const connectedFields = {
  ...look,
  url: line(limits.connectedCalendar.url).check(z.refine(isFetchable, 'notFetchable')),
} as const
export const newConnectedCalendar = z.strictObject(connectedFields)
export type NewConnectedCalendar = z.infer<typeof newConnectedCalendar>

/** The address is a secret, so only its host is shown. `fetchedAt` is when it was read last without a problem. */
export const connectedCalendarDto = z.object({
  id,
  status: z.enum(connectedCalendarStatuses),
  version: z.int(),
  ...look,
  host: z.nullable(z.string()),
  fetchedAt: z.nullable(instant),
  problem: z.nullable(z.enum(fetchProblems)),
  createdAt: instant,
  changedAt: instant,
  you: youAmong(connectedCalendarParties),
})
export type ConnectedCalendarDto = z.infer<typeof connectedCalendarDto>

const seen = { version: z.int() } as const
export const connectedCalendarCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('connectedCalendar.edit'), ...seen, ...look }),
  z.strictObject({ type: z.literal('connectedCalendar.retry'), ...seen }),
  z.strictObject({ type: z.literal('connectedCalendar.remove'), ...seen }),
])
export type ConnectedCalendarCommand = z.infer<typeof connectedCalendarCommand>

const path = '/pub/v1/connected-calendars'
export const connectedCalendarRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The calendars of other programs that the caller connected, by name.',
    output: z.object({ items: z.array(connectedCalendarDto) }),
  }),
  add: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Connects a calendar of another program by its address, which is read within a minute and then each hour.',
    body: newConnectedCalendar,
    ok: 201,
    output: connectedCalendarDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One connected calendar, for its owner.',
    params: itemParams,
    output: connectedCalendarDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one connected calendar; its chart decides.',
    params: itemParams,
    body: connectedCalendarCommand,
    output: connectedCalendarDto,
  }),
} as const
