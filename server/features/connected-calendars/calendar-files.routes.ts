import { fileRefusals, calendarFileRoutes as routes } from '#contract/connected-calendars/calendar-files.ts'
import type { FetchProblem } from '#contract/connected-calendars/connected-calendars.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import { addMs, epochOf } from '#domain/time.ts'
import type { Deps } from '../../deps.ts'
import { inTurn } from '../../files/in-turn.ts'
import { refuseInfectedBytes } from '../../files/scanner/scanner.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { familyZone } from '../calendar/calendar.lock.ts'
import { readCalendar } from './read/read-calendar.ts'

const { bytes: most, daysAhead } = limits.connectedFetch

/** A file fails for fewer reasons than an address. */
const codes: Partial<Record<FetchProblem, ErrorCode>> = fileRefusals
const refusalOf = (problem: FetchProblem): Refusal => new Refusal(codes[problem] ?? 'unexpected')

/** Returns the bytes of a file. Throws `Refusal`: fileEmpty, calendarFileTooLarge. */
const bytesOf = (body: unknown): Buffer => {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new Refusal('fileEmpty')
  if (body.length > most) throw refusalOf('tooLarge')
  return body
}

/**
 * Reads an uploaded calendar by the same thread and limits as a connected one. No transaction is open meanwhile, a family
 * has one file read at a time, and nothing of it is kept.
 */
export const calendarFileRoutes = (bind: Bind, { scopes, scanner }: Pick<Deps, 'scopes' | 'scanner'>): void => {
  bind.plain(routes.readFile, async (_, { request, caller, now }) => {
    const viewer = viewerIn(requireCaller(caller), request)
    if (!permissions['calendar.plan'](viewer)) throw new Refusal('notAllowed')
    const file = bytesOf(request.body)
    await refuseInfectedBytes(scanner, file)
    const zone = await scopes.asViewer(viewer, familyZone)
    const range = { from: epochOf(now), until: epochOf(addMs(now, daysAhead * 24 * 3_600_000)) }
    const read = await inTurn(viewer.familyId, () => readCalendar({ ...range, text: file.toString('utf8'), zone }))
    if ('problem' in read) throw refusalOf(read.problem)
    return { items: [...read.entries] }
  })
}
