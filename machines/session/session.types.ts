/** What the server says about the session, every key as spelt there. */
export type StoredValues = Readonly<Record<string, unknown>>

/**
 * Why nobody is signed in. `none`: there was no session. `expired`: it ran out under this page. `ended`: they signed
 * out in another tab. `someoneElse`: another person signed in, in another tab.
 */
/** Somebody signed out, or the session was found to be over. */
export type TabWord = 'ended' | 'expired'

export type SignedOutReason = 'none' | 'expired' | 'ended' | 'someoneElse'

export type SessionContext = {
  /** As fetched last. The token in it lives here and in sessionStorage, nowhere else. */
  readonly values: StoredValues | null
  /** How often the token was refreshed; a call remembers under which refresh it was sent. */
  readonly refreshes: number
  /** The last refresh got no answer. The session may still be good. */
  readonly refreshFailed: boolean
  readonly reason: SignedOutReason | null
}

export type SessionEvent =
  /** Asks again after `unreachable`. */
  | { readonly type: 'session.restore' }
  /** A call was answered 401, another tab signed in or found no session, or the live stream says that there is none. */
  | { readonly type: 'session.refresh' }
  /** The person leaves. `redirectUrl`: where to come back to, when that is asked for. */
  | { readonly type: 'session.signOut'; readonly redirectUrl?: string }
  /** They signed out in another tab. */
  | { readonly type: 'session.ended' }
  /** A call was refused as unauthenticated after as many refreshes as it may have. */
  | { readonly type: 'session.expired' }
