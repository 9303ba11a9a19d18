import type { RolledBack } from '#tests/support/rolled-back.ts'
import type { Story } from './story.ts'

/** A change is made in this place, and this undoes it. */
export type Place = Pick<RolledBack, 'client' | 'scopes'> & {
  readonly story: Story
  /** A copy of the data folder, for changes outside the database. */
  readonly dataDir: string
  /** Runs statements with the story's ids. */
  readonly run: (statements: string) => Promise<void>
}

/**
 * Says what finds a change: `verify` is npm run db -- verify; `signer` is the next signature, at most a minute later;
 * `count` is the nightly count; `olderExport` is any export from before, compared with a new one.
 */
export type Finder = 'verify' | 'signer' | 'count' | 'olderExport'

export type Change = {
  /** It completes the sentence "A superuser changes ...". */
  readonly name: string
  /** SQL in which `:word` is an id of the story, or a function for what SQL alone cannot do. */
  readonly how: string | ((place: Place) => Promise<void>)
  /** Each of these finds it; none does where it stays unseen. */
  readonly found: readonly Finder[]
  /** It concerns what is not signed yet, so nothing may be signed before it. */
  readonly isUnsigned?: true
  /** Says why it stays unseen. */
  readonly why?: string
}

/** Makes changes that verify finds, from their names and statements. */
export const foundByVerify = (changes: Readonly<Record<string, string>>): Change[] =>
  Object.entries(changes).map(([name, how]) => ({ name, how, found: ['verify'] }))
