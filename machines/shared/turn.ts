/**
 * Maps a chart's parties to the turns that each of them has: an expense's `other` parent has the turns `otherParent`
 * and `payer`. Each person of an item is one of these parties.
 */
export type Parties = Readonly<Record<string, readonly string[]>>

/** Every chart has these parties besides its own. `onlooker` is anybody who is not among the item's people. */
export type CommonParty = 'system' | 'bank' | 'onlooker'

/** `system` and `bank` belong to the party of that name, `nobody` to none. */
export type CommonTurn = 'bank' | 'system' | 'nobody'
export type TurnIn<Own extends Parties> = Own[keyof Own][number] | CommonTurn

/** `self`: own session. `viewing`: a professional looking as a parent. `synced`: an administrator looking as a user. */
export type Mode = 'self' | 'viewing' | 'synced'

/** The sender of an event. It is set by the server, never read from a request. `actor` is a person's id, null for system and bank. */
export type By<Party extends string = string> = {
  readonly actor: string | null
  readonly party: Party
  readonly mode: Mode
}

/** `attention`: a person's turn. `waiting`: nobody must act now. `bank`: money is moving. `done`, `problem`: ended well, or not. */
export type Tone = 'attention' | 'waiting' | 'bank' | 'done' | 'problem'

/** A turn, always or only while the named guard of the same chart holds. */
export type Whose<Turn extends string = string> = Turn | { readonly turn: Turn; readonly when: string }

/**
 * The description of every leaf. Screens, matrices and drawings read nothing else. `label`: key of the status label.
 * `labelBy`: the context field whose value is appended to the key (`returned`, `failed`, ...). `due`: the row's field
 * with the deadline, if there is one.
 */
export type Meta<Turn extends string = string> = {
  readonly turns: readonly Whose<Turn>[]
  readonly label: string
  readonly labelBy?: 'lastOutcome'
  readonly tone: Tone
  readonly due?: 'respondBy'
}

const holds = (parties: Parties, party: string, turn: string): boolean =>
  party in parties
    ? (parties[party]?.includes(turn) ?? false)
    : party === turn && (turn === 'bank' || turn === 'system')

/** Implements the guard `by` of a chart: the right party, acting as themselves. It refuses everybody who looks on. */
export const byAmong =
  <Own extends Parties>(parties: Own) =>
  ({ event }: { readonly event: { readonly by: By } }, turn: TurnIn<Own>): boolean =>
    event.by.mode === 'self' && holds(parties, event.by.party, turn)

export const bySystem: By<'system'> = { actor: null, party: 'system', mode: 'self' }
export const byBank: By<'bank'> = { actor: null, party: 'bank', mode: 'self' }

/** Returns the guard's reference: `guard: by('receiver')`, alone or in `and([...])`. */
export const by = <Turn extends string>(turn: Turn) => ({ type: 'by', params: turn }) as const
