import { onTestFinished } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { StoredValues } from '#machines/session/session.types.ts'
import { createClient } from '#src/api/client.ts'
import { createSend } from '#src/api/send.ts'
import { fetchValues } from '#src/app/boot/session/fetch-values.ts'
import type { Served } from './stub-server.ts'

export const sessionPath = '/ofw/appv2/localstorage.json'
export const texts = {
  unexpected: 'An unexpected error occurred, please try again later.',
  rateLimited: 'Rate limit exceeded, please try again later',
  network: 'There was no answer.',
}

/** Signs in on `page` and calls a stub server as the app does. `left` records where the session redirected the page. */
export async function callerOf({ origin }: Served, page = '/app/expenses?show=all') {
  const shared = {
    bases: { own: '/', signUp: '/sign-up/', second: '/second/' },
    page: () => new URL(page, origin),
    texts: () => texts,
  }
  const outside = createSend({ ...shared, session: null, caller: () => ({}) })
  const left: string[] = []
  const kept: string[] = []
  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise<StoredValues | null, void>(({ signal }) => fetchValues(outside, signal)),
      },
      actions: {
        keepThisPage: () => kept.push(page),
        leaveToLogin: (_, reason) => left.push(`login ${reason}`),
        leaveToStart: () => left.push('start'),
      },
    }),
  ).start()
  onTestFinished(() => void session.stop())
  await waitFor(session, (snapshot) => !snapshot.hasTag('pending'))
  const token = () => {
    const auth = session.getSnapshot().context.values?.auth
    return typeof auth === 'string' ? auth : null
  }
  const client = createClient({
    ...shared,
    session,
    refused: () => {},
    askStepUp: async () => false,
    caller: () => ({
      token: token(),
      userId: 'sam',
      familyId: 'family-1',
      language: 'en-GB',
      anonymousId: 'browser-1',
      referrer: '/app/home',
    }),
  })
  return { ...client, session, left, kept }
}

/** Builds the session endpoint's answer; each call gives the next token. */
export const nextToken = (count: number) => ({ auth: `token-${count}`, userId: 'sam' })
