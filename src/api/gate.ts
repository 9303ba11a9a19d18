import { type ActorRefFrom, fromPromise, waitFor } from 'xstate'
import type { Refreshed } from '#machines/request/request.types.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import { NetworkFailure } from './failures.ts'

export type SessionRef = ActorRefFrom<typeof sessionMachine>

/** Resolves once the session is no longer pending: signed in, signed out or unreachable. */
export const settled = (session: SessionRef, signal: AbortSignal) =>
  waitFor(session, (snapshot) => !snapshot.hasTag('pending'), { timeout: Number.POSITIVE_INFINITY, signal })

/**
 * Waits for the session. The first refused call starts the refresh; all other calls, and those whose 401 arrives later,
 * find that a newer session than theirs is there or on its way.
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
