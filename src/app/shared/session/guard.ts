import { waitFor } from 'xstate'
import { isOpenPage } from '#machines/session/pages.ts'
import { type SessionRef, settled } from '#src/api/gate.ts'

/**
 * Resolves with true once somebody is signed in. Otherwise the session already navigates to the login, so a guard that
 * waits shows nothing private and needs no redirect of its own. From an open page nobody is sent away, so there it
 * resolves with false.
 */
export async function signedIn(session: SessionRef, signal: AbortSignal): Promise<boolean> {
  const after = await waitFor(
    session,
    (snapshot) => snapshot.matches('signedIn') || (snapshot.matches('signedOut') && isOpenPage(location.pathname)),
    { timeout: Number.POSITIVE_INFINITY, signal },
  )
  return after.matches('signedIn')
}

/** Tells pages that need no session whether there is one, once that is known. */
export async function somebodyIn(session: SessionRef, signal: AbortSignal): Promise<boolean> {
  return (await settled(session, signal)).matches('signedIn')
}
