import { waitFor } from 'xstate'
import { type SessionRef, settled } from '#src/api/gate.ts'

/**
 * Resolves once somebody is signed in. Otherwise the session already navigates to the login, so a guard that waits
 * shows nothing private and needs no redirect of its own.
 */
export async function signedIn(session: SessionRef, signal: AbortSignal): Promise<void> {
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'), { timeout: Number.POSITIVE_INFINITY, signal })
}

/** Tells pages that need no session whether there is one, once that is known. */
export async function somebodyIn(session: SessionRef, signal: AbortSignal): Promise<boolean> {
  return (await settled(session, signal)).matches('signedIn')
}
