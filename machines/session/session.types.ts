/** The server's session values, each key as the server spells it. */
export type StoredValues = Readonly<Record<string, unknown>>

/**
 * The reason why nobody is signed in. `none`: there was no session. `expired`: it ended while this page was open.
 * `ended`: the person signed out in another tab. `someoneElse`: another person signed in, in another tab.
 */
/** Says that somebody signed out, or that the session was found to be over. */
export type SessionMessage = 'ended' | 'expired'

export type SignedOutReason = 'none' | 'expired' | 'ended' | 'someoneElse'

export type SessionContext = {
  /** The values that were fetched last. Their token is stored only here and in sessionStorage. */
  readonly values: StoredValues | null
  /** The number of refreshes of the token; a call remembers under which refresh it was sent. */
  readonly refreshes: number
  /** The last refresh got no answer. The session may still be valid. */
  readonly refreshFailed: boolean
  readonly reason: SignedOutReason | null
}

export type SessionEvent =
  /** Tries again after `unreachable`. */
  | { readonly type: 'session.restore' }
  /**
   * A call was answered 401, another tab signed in or found no session, or the live stream reports that there is none.
   */
  | { readonly type: 'session.refresh' }
  /** The person signs out. `redirectUrl` is where to come back to, if requested. */
  | { readonly type: 'session.signOut'; readonly redirectUrl?: string }
  /** The person signed out in another tab. */
  | { readonly type: 'session.ended' }
  /** A call was refused as unauthenticated after its last refresh. */
  | { readonly type: 'session.expired' }
