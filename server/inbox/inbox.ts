import { addMs, isBefore } from '#domain/time.ts'
import type { JobDeps } from '../deps.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type InboxEvent, markProcessed, ownerOf, postpone, sweepInbox, takeDue } from './inbox.store.ts'

/**
 * Says that something happened to one of our resources at a provider, but not what. The handler asks the provider for the
 * present state, so neither repetition nor order matters.
 */
export type ProviderFact = { readonly familyId: string; readonly entityId: string; readonly ref: string }

/** The same of a resource that belongs to one person and to no family. */
export type PersonalFact = { readonly personId: string; readonly entityId: string; readonly ref: string }
type PersonalHandler = { readonly personal: (fact: PersonalFact) => Promise<void> }

/**
 * Holds a handler for each kind of resource; kinds without one are ignored. Each kind belongs to one area, whatever the
 * provider. A handler may run again for the same fact.
 */
export type InboxHandlers = Readonly<Record<string, ((fact: ProviderFact) => Promise<void>) | PersonalHandler>>

type Dependencies = Pick<JobDeps, 'scopes' | 'clock' | 'log' | 'enqueue'>

/** The queues keep the names of the first provider, the bank. */
export const inboxQueue = 'bank.inbox'

/**
 * A webhook may overtake the answer that contains the id of its resource. After this period we no longer expect anybody
 * to claim it.
 */
const claimPeriod = 72 * 3_600_000
const batch = 50

/** Resolves with null when the event must be tried again later. */
const processEvent = async (
  { scopes, clock }: Dependencies,
  handlers: InboxHandlers,
  { provider, kind, ref, received_at }: InboxEvent,
): Promise<'handled' | 'nobody' | 'unclaimed' | null> => {
  const handle = kind === null ? undefined : handlers[kind]
  if (!handle || ref === null) return 'nobody'
  const owner = await scopes.beforeSignIn((tx) => ownerOf(tx, provider, ref))
  if (!owner) return isBefore(clock.now(), addMs(received_at, claimPeriod)) ? null : 'unclaimed'
  const { family_id: familyId, person_id: personId, entity_id: entityId } = owner
  if (typeof handle === 'function' && familyId !== null) await handle({ familyId, entityId, ref })
  else if (typeof handle === 'object' && personId !== null) await handle.personal({ personId, entityId, ref })
  else return 'nobody'
  return 'handled'
}

/** Waits 4 seconds after the first attempt and doubles that each time, up to an hour. */
const retryDelay = (tries: number): number => Math.min(4000 * 2 ** (tries - 1), 3_600_000)

const tryEvent = async (deps: Dependencies, handlers: InboxHandlers, event: InboxEvent): Promise<void> => {
  const { scopes, clock, log, enqueue } = deps
  const about = { provider: event.provider, topic: event.topic, tries: event.tries }
  const outcome = await processEvent(deps, handlers, event).catch((error: unknown) => {
    log.warn({ err: error, ...about }, 'an event of a provider could not be handled yet')
    return null
  })
  if (outcome === 'unclaimed') log.error(about, 'a provider reported a resource that nobody here knows')
  await scopes.beforeSignIn(async (tx) => {
    if (outcome !== null) return markProcessed(tx, event, outcome, clock.now())
    const startAfter = addMs(clock.now(), retryDelay(event.tries))
    await postpone(tx, event, startAfter)
    await enqueue(tx, { queue: inboxQueue, data: {}, startAfter })
  })
}

/** Handles everything that is due; any process may run it. */
export const drainInbox = async (deps: Dependencies, handlers: InboxHandlers): Promise<void> => {
  const due = await deps.scopes.beforeSignIn((tx) => takeDue(tx, deps.clock.now(), batch))
  for (const event of due) await tryEvent(deps, handlers, event)
  if (due.length === batch) await drainInbox(deps, handlers)
}

export const sweepExpiredEvents = ({ scopes, clock }: Pick<Dependencies, 'scopes' | 'clock'>): Promise<void> =>
  scopes.acrossFamilies((tx) => sweepInbox(tx, clock.now()))

/** Each event enqueues a job. The sweep handles what a process that died left behind, and deletes old events. */
export const inboxJobs = (jobs: Jobs, deps: Dependencies, handlers: InboxHandlers): void => {
  jobs.on(inboxQueue, () => drainInbox(deps, handlers))
  jobs.every('bank.sweep', '* * * * *', async () => {
    await drainInbox(deps, handlers)
    await sweepExpiredEvents(deps)
  })
}
