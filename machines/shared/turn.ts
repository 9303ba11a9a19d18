/** Who must act next. `payer` and `receiver` are the same two people as `otherParent` and `creator` of an expense. */
export type Turn = 'creator' | 'otherParent' | 'payer' | 'receiver' | 'owner' | 'bank' | 'system' | 'nobody'

/** What a person (or the product, or the bank) is to one item. `onlooker` is nobody to it: a child, a third party. */
export type Party = 'creator' | 'other' | 'payer' | 'receiver' | 'owner' | 'system' | 'bank' | 'onlooker'

/** `self`: own session. `viewing`: a professional looking as a parent. `synced`: an administrator looking as a user. */
export type Mode = 'self' | 'viewing' | 'synced'

/** Who sent an event. Set by the server, never read from a request. `actor` is a person's id, null for system and bank. */
export type By = { readonly actor: string | null; readonly party: Party; readonly mode: Mode }

/** `attention`: a person's turn. `waiting`: nobody is pressed. `bank`: money is moving. `done`, `problem`: ended well, or not. */
export type Tone = 'attention' | 'waiting' | 'bank' | 'done' | 'problem'

/** A turn, always or only while the named guard of the same chart holds. */
export type Whose = Turn | { readonly turn: Turn; readonly when: string }

/**
 * What every leaf says about itself. Screens, matrices and drawings read nothing else.
 * `label`: key of the status label. `labelBy`: the context field whose value is appended to the key (`returned`, `failed`, ...).
 * `due`: the row's field that holds the deadline, where there is one.
 */
export type Meta = {
  readonly turns: readonly Whose[]
  readonly label: string
  readonly labelBy?: 'lastOutcome'
  readonly tone: Tone
  readonly due?: 'expiresAt' | 'respondBy'
}

const holders: Record<Turn, readonly Party[]> = {
  creator: ['creator'],
  otherParent: ['other'],
  payer: ['payer', 'other'],
  receiver: ['receiver', 'creator'],
  owner: ['owner'],
  bank: ['bank'],
  system: ['system'],
  nobody: [],
}

/** Whether this party is the one the turn speaks of. */
export const isTurnOf = (turn: Turn, party: Party): boolean => holders[turn].includes(party)

/** The one guard for "who": the right party, acting as themselves. Someone looking on is refused by this line. */
export const isBy = (by: By, turn: Turn): boolean => by.mode === 'self' && isTurnOf(turn, by.party)

export const bySystem: By = { actor: null, party: 'system', mode: 'self' }
export const byBank: By = { actor: null, party: 'bank', mode: 'self' }

/** The guard reference itself: `guard: by('receiver')`, alone or in `and([...])`. */
export const by = (turn: Turn) => ({ type: 'by', params: turn }) as const
