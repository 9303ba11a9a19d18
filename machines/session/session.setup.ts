import { assign, setup } from 'xstate'
import { unprovided } from '../shared/unprovided.ts'
import type { SessionContext, SessionEvent, SignedOutReason, StoredValues, TabWord } from './session.types.ts'

/** Named here, given their meaning by the app: what they touch (storage, address bar, other tabs) is the browser's. */
const effect = () => {}

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'pending',
  },
  actors: {
    /** Null: the server says there is no session. Rejects when there was no answer to rely on. */
    fetchSession: unprovided<StoredValues | null>('fetchSession'),
  },
  guards: {
    noSession: (_, values: StoredValues | null) => values === null,
    someoneElse: ({ context }, values: StoredValues | null) => values?.userId !== context.values?.userId,
    isGrace: ({ context }) => context.values?.isGraceLogin === true,
    onOpenPage: () => false,
  },
  actions: {
    keepValues: assign((_, values: StoredValues | null) => ({ values, refreshFailed: false, reason: null })),
    countRefresh: assign({ refreshes: ({ context }) => context.refreshes + 1 }),
    noteFailure: assign({ refreshFailed: true }),
    forget: assign((_, reason: SignedOutReason | null) => ({ values: null, reason })),
    /** Every key to localStorage, `auth` alone to sessionStorage. */
    storeValues: (_, _values: StoredValues | null) => {},
    announcePopulated: effect,
    clearStored: effect,
    /** What was typed stays for the same person. */
    clearButDrafts: effect,
    clearButRedirect: effect,
    /** The page to come back to, where one is given. */
    keepRedirect: (_, _redirectUrl: string | undefined) => {},
    /** The present page, unless it is one that is never remembered. */
    keepThisPage: effect,
    endSupportChat: effect,
    tellOtherTabs: (_, _word: TabWord) => {},
    leaveToLogout: effect,
    leaveToLogin: (_, _reason: SignedOutReason) => {},
    leaveToStart: effect,
  },
})
