import { sessionSetup } from './session.setup.ts'
import type { SessionMessage, SignedOutReason, StoredValues } from './session.types.ts'

type Fetched = { readonly event: { readonly output: StoredValues | null } }
const fetched = ({ event }: Fetched) => event.output

const forgotten = (reason: SignedOutReason) => [
  { type: 'forget' as const, params: reason },
  reason === 'someoneElse' ? ('clearStored' as const) : ('clearButDrafts' as const),
  'endSupportChat' as const,
]
const tellTabs = (word: SessionMessage) => ({ type: 'tellOtherTabs' as const, params: word })
const toLogin = (reason: SignedOutReason) => ({ type: 'leaveToLogin' as const, params: reason })
const arrive = [
  { type: 'keepValues' as const, params: fetched },
  { type: 'storeValues' as const, params: fetched },
  'announcePopulated' as const,
]

/** Leaves this page, unless it needs no session. */
const forcedOut = (reason: SignedOutReason) => [
  { guard: 'onOpenPage' as const, target: 'signedOut' as const, actions: forgotten(reason) },
  {
    target: 'signedOut' as const,
    actions: [...forgotten(reason), 'keepThisPage' as const, tellTabs('expired'), toLogin(reason)],
  },
]
const endedElsewhere = [
  { type: 'forget' as const, params: 'ended' as const },
  'clearButRedirect' as const,
  'endSupportChat' as const,
]
/**
 * Another tab reports the end. A page that the other tab may have stored for the next sign-in is kept. A page that needs
 * no session is opened again, without what it showed of the person.
 */
const ended = {
  'session.ended': [
    { guard: 'onOpenPage', target: 'signedOut', actions: [...endedElsewhere, 'reopen'] },
    { target: 'signedOut', actions: [...endedElsewhere, toLogin('ended')] },
  ],
} as const
const signOut = { 'session.signOut': 'signingOut' } as const

/**
 * The session of one tab.
 *
 * Top states: asking the server (`restoring`), no answer (`unreachable`), somebody is signed in (`signedIn`, `grace`
 * while the plan's grace lasts), a fresh token on its way (`refreshing`), leaving by choice (`signingOut`), nobody
 * (`signedOut`). Invariants: one refresh at a time, however many calls wait for it; a network failure never signs
 * anybody out; stored values exist whenever `signedIn` is active. `signedOut` and `signingOut` leave the page and
 * everything on it. Deliberately absent: signing in. The login is an app of its own; this one only finds a session or
 * not.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { values: null, refreshes: 0, refreshFailed: false, reason: null },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'pending',
      invoke: {
        src: 'fetchSession',
        onDone: [
          {
            guard: { type: 'noSession', params: fetched },
            target: 'nobody',
          },
          { target: 'signedIn', actions: arrive },
        ],
        onError: 'unreachable',
      },
      on: ended,
    },
    nobody: { always: forcedOut('none') },
    unreachable: { on: { ...ended, 'session.restore': 'restoring' } },
    signedIn: {
      initial: 'deriving',
      states: {
        deriving: { always: [{ guard: 'isGrace', target: 'grace' }, { target: 'active' }] },
        active: {},
        grace: {},
      },
      on: { ...ended, ...signOut, 'session.refresh': 'refreshing', 'session.expired': 'lost' },
    },
    refreshing: {
      tags: 'pending',
      invoke: {
        src: 'fetchSession',
        onDone: [
          { guard: { type: 'noSession', params: fetched }, target: 'lost' },
          {
            guard: { type: 'someoneElse', params: fetched },
            target: 'signedOut',
            actions: [...forgotten('someoneElse'), 'leaveToStart'],
          },
          { target: 'signedIn', actions: [...arrive, 'countRefresh'] },
        ],
        onError: { target: 'signedIn', actions: 'noteFailure' },
      },
      on: { ...ended, ...signOut },
    },
    lost: { always: forcedOut('expired') },
    signingOut: {
      entry: [
        { type: 'forget', params: null },
        'clearStored',
        {
          type: 'keepRedirect',
          params: ({ event }) => (event.type === 'session.signOut' ? event.redirectUrl : undefined),
        },
        'endSupportChat',
        tellTabs('ended'),
        'leaveToLogout',
      ],
    },
    signedOut: {},
  },
})
