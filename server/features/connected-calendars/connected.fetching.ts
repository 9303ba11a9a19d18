import { limits } from '#contract/limits.ts'
import { addMs, epochOf } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { JobDeps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { advance } from '../../lifecycle/advance.ts'
import { runAsSystem } from '../../lifecycle/as-system.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { familyZone } from '../calendar/calendar.lock.ts'
import { connectedCalendarLifecycle } from './connected.lifecycle.ts'
import { lockConnected, type ReadEntry } from './connected.store.ts'
import { fetchCalendar } from './fetch/fetch-calendar.ts'
import { FetchFailed } from './fetch/fetch-problem.ts'
import { readCalendar } from './read/read-calendar.ts'
import { sealedAddressesIn } from './sealed-addresses.ts'

type Needs = Pick<JobDeps, 'scopes' | 'clock' | 'enqueue' | 'config'>
/** Reads an address; tests give what they want to be there. */
type Fetch = (url: URL, etag: string | null) => ReturnType<typeof fetchCalendar>
type Due = { readonly family_id: string; readonly calendar_id: string }

export const fetchQueue = 'connected-calendars.fetch'
const { atOnce, every, longestPause, daysBack, daysAhead } = limits.connectedFetch

const sourceOf = (tx: Tx, id: string) =>
  tx.selectFrom('connected_source').selectAll().where('calendar_id', '=', id).executeTakeFirst()
type Source = NonNullable<Awaited<ReturnType<typeof sourceOf>>>

type Outcome =
  | { readonly is: 'unchanged' }
  | { readonly is: 'read'; readonly entries: readonly ReadEntry[]; readonly etag: string | null }
  | { readonly is: 'failed'; readonly problem: FetchFailed['problem'] }

/** The range moves on each day, so what did not change there is read again once a day. */
const knownEtag = ({ etag, fetched_at }: Source, now: string): string | null =>
  fetched_at?.slice(0, 10) === now.slice(0, 10) ? etag : null

const outcomeOf = async (url: URL, source: Source, zone: string, now: string, fetch: Fetch): Promise<Outcome> => {
  try {
    const fetched = await fetch(url, knownEtag(source, now))
    if (fetched.unchanged) return { is: 'unchanged' }
    const day = 24 * 3_600_000
    const range = { from: epochOf(now) - daysBack * day, until: epochOf(now) + daysAhead * day }
    const read = await readCalendar({ ...range, text: fetched.text, zone })
    return 'problem' in read
      ? { is: 'failed', problem: read.problem }
      : { is: 'read', entries: read.entries, etag: fetched.etag }
  } catch (error) {
    if (error instanceof FetchFailed) return { is: 'failed', problem: error.problem }
    throw error
  }
}

/** The pause is twice as long after each failure, up to a day. */
const pauseAfter = (failures: number): number => Math.min(every * 2 ** failures, longestPause)

const columnsOf = (outcome: Outcome, { failures }: Source, now: string) => {
  if (outcome.is === 'failed')
    return { problem: outcome.problem, failures: failures + 1, next_at: addMs(now, pauseAfter(failures + 1)) }
  const answered = { problem: null, failures: 0, fetched_at: now, next_at: addMs(now, every) }
  return outcome.is === 'unchanged'
    ? answered
    : { ...answered, etag: outcome.etag, entries: JSON.stringify(outcome.entries) }
}

/** Keeps what was read. The chart hears of it only when something is different from before. */
const keep = async (change: UnitOfWork, id: string, outcome: Outcome): Promise<void> => {
  const { tx, now, live } = change
  const row = await lockConnected(tx, id, 'toWrite')
  const source = await sourceOf(tx, id)
  // Its owner removed it meanwhile.
  if (!row || !source) return
  await tx
    .updateTable('connected_source')
    .set(columnsOf(outcome, source, now))
    .where('calendar_id', '=', id)
    .execute()
  const type = outcome.is === 'failed' ? 'connectedCalendar.failed' : 'connectedCalendar.fetched'
  const snapshot = connectedCalendarLifecycle.machine.resolveState({ value: row.status, context: {} })
  if (snapshot.can({ type, by: { actor: null, party: 'system', mode: 'self' } }))
    await advance(change, connectedCalendarLifecycle, id, { type }, 'system')
  else live.push({ topic: 'connectedCalendar', id, reach: row.reach, audience: row.audience })
}

/** Reads one calendar that is due. The address is read outside of any transaction. */
const fetchOne = async (deps: Needs, { family_id, calendar_id }: Due, fetch: Fetch): Promise<void> => {
  const { scopes, clock, config } = deps
  const now = clock.now()
  const found = await scopes.asSystem(family_id, async (tx) => ({
    source: await sourceOf(tx, calendar_id),
    zone: await familyZone(tx),
  }))
  if (!found.source || found.source.next_at > now) return
  const url = await sealedAddressesIn(config.dataDir).open(calendar_id, found.source.sealed)
  const outcome = await outcomeOf(url, found.source, found.zone, now, fetch)
  await runAsSystem(deps, family_id, (change) => keep(change, calendar_id, outcome))
}

/** Reads every calendar whose hour has come, a few at once. One that fails otherwise than it may is due again. */
export const fetchDue = async (deps: Needs & Pick<JobDeps, 'log'>, fetch: Fetch = fetchCalendar): Promise<void> => {
  const due = await deps.scopes.acrossFamilies((tx) =>
    tx
      .selectFrom('connected_source')
      .select(['family_id', 'calendar_id'])
      .where('next_at', '<=', deps.clock.now())
      .orderBy('next_at')
      .limit(limits.connectedFetch.perRun)
      .execute(),
  )
  const worker = async () => {
    for (let one = due.shift(); one; one = due.shift())
      await fetchOne(deps, one, fetch).catch((error: unknown) =>
        deps.log.error({ err: error, connectedCalendar: one?.calendar_id }, 'a calendar could not be read'),
      )
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export const fetchJob = (jobs: Jobs, deps: JobDeps): void => jobs.every(fetchQueue, '* * * * *', () => fetchDue(deps))
