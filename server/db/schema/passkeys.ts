/** A challenge is made for one of these. */
export const challengePurposes = ['add', 'stepUp', 'signIn', 'secondStep'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

export type PasskeyTables = {
  passkey: {
    id: string
    person_id: string
    /** The authenticator's own name for the key, in base64url. */
    credential_id: string
    /** COSE. */
    public_key: Buffer
    /** Grows with each use where the authenticator counts; zero where it does not. */
    counter: number
    transports: string[]
    /** The person calls it so. */
    name: string
    added_at: string
    last_used_at: string | null
  }
  /** SHA-256 of a challenge that was not used yet, and of the session or token that it was made for. */
  passkey_challenge: { challenge_hash: Buffer; purpose: ChallengePurpose; bound_hash: Buffer; expires_at: string }
}
