import { type ActorRefFrom, fromPromise, waitFor } from 'xstate'
import type { Refreshed } from '#machines/request/request.types.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import { NetworkFailure } from './failures.ts'

export type SessionRef = ActorRefFrom<typeof sessionMachine>

/** The session once it rests: signed in, signed out or out of reach. */
export const settled = (session: SessionRef, signal: AbortSignal) =>
  waitFor(session, (snapshot) => !snapshot.hasTag('pending'), { timeout: Number.POSITIVE_INFINITY, signal })

/**
 * Waits on the session. The first call to be refused starts the refresh; all others, and those whose 401 arrives after it,
 * find that a newer one than theirs has come or is coming.
 */
export const refreshThrough = (session: SessionRef) =>
  fromPromise<Refreshed, number>(async ({ input: sentUnder, signal }) => {
    const now = session.getSnapshot()
    if (now.matches('signedIn') && now.context.refreshes === sentUnder) session.send({ type: 'session.refresh' })
    const after = await settled(session, signal)
    if (after.matches('signedIn') && after.context.refreshes > sentUnder) return 'refreshed'
    if (after.matches('signedIn') || after.matches('unreachable')) throw new NetworkFailure()
    return 'signedOut'
  })
