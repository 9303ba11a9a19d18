import { assign, setup } from 'xstate'
import { unprovided } from '../shared/unprovided.ts'
import type { SessionContext, SessionEvent, SessionMessage, SignedOutReason, StoredValues } from './session.types.ts'

/**
 * Actions are only named here; the app implements them, because storage, address bar and other tabs belong to the
 * browser.
 */
const effect = () => {}

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'pending',
  },
  actors: {
    /** Resolves with null when the server says that there is no session. Rejects when there was no reliable answer. */
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
    /** Stores every key in localStorage, except `auth` in sessionStorage. */
    storeValues: (_, _values: StoredValues | null) => {},
    announcePopulated: effect,
    clearStored: effect,
    /** Drafts are kept for the same person. */
    clearButDrafts: effect,
    clearButRedirect: effect,
    /** Stores the page to come back to, if one is given. */
    keepRedirect: (_, _redirectUrl: string | undefined) => {},
    /** Stores the present page, unless it is one that is never remembered. */
    keepThisPage: effect,
    endSupportChat: effect,
    tellOtherTabs: (_, _word: SessionMessage) => {},
    leaveToLogout: effect,
    leaveToLogin: (_, _reason: SignedOutReason) => {},
    leaveToStart: effect,
    /** Loads the present page again. */
    reopen: effect,
  },
})
