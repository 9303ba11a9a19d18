import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { signUpFlowMachine } from '../payment-accounts/sign-up-flow.machine.ts'
import type { AccountProgress, SignUpFlowContext, SignUpFlowInput } from '../payment-accounts/sign-up-flow.types.ts'
import { leafOf } from '../shared/decide.ts'
import { chartWalk, moveOf } from './chart-walk.ts'
import { type Move, type PathEvent, toursOver, type Walk } from './walk.ts'

// Walks the sign-up as a person uses it in a browser: each button leads where the answer of the server and the bank
// leads, or no answer arrives; and at any point the page can be loaded again and continues after the last stored
// answer.

const chart = { machine: signUpFlowMachine, begins: [], steps: [], people: {} }

/** `digits` is what was typed of the national ID, by which the sandbox bank chooses its answer; see docs/sandbox.md. */
type Position = { readonly at: AnyMachineSnapshot; readonly digits: string | null }

const contextOf = ({ at }: Position): SignUpFlowContext => at.context

/** The bank's answers to the last four digits, and to all nine once it has asked for them. */
const outcomes: Readonly<Record<string, Partial<Record<AccountProgress, AccountProgress>>>> = {
  '6789': { started: 'verified' },
  '0001': { started: 'detailsNeeded', detailsNeeded: 'verified' },
  '0002': { started: 'documentNeeded' },
  '0003': { started: 'manualReview' },
  '0004': { started: 'refused' },
  '0005': { started: 'suspended' },
  '0009': { started: 'deactivated' },
  '0006': { started: 'detailsNeeded', detailsNeeded: 'documentNeeded' },
}

const goesWell = '6789'

/** Builds the event that XState sends when a request ends. */
const arrived = (place: string, output: object = {}): EventObject & { readonly output: object } => ({
  type: `xstate.done.actor.0.signUpFlow.${place}`,
  output,
})
const lost = (place: string) => ({ type: `xstate.error.actor.0.signUpFlow.${place}`, error: 'no answer' })

/** Combines several events of one button into one move. */
const move = (
  place: Position,
  pathEvent: PathEvent,
  events: readonly EventObject[],
  digits = place.digits,
): Move<Position>[] => {
  let at = place.at
  const covers: string[] = []
  for (const event of events) {
    const taken = moveOf(chart, at, { event })
    if (!taken) return []
    at = taken.at
    covers.push(...taken.covers)
  }
  return [{ event: { ...pathEvent, who: 'person' }, at: { at, digits }, covers }]
}

const next = { type: 'flow.next' }

/** A button that sends an answer may also get no reply. */
const sending = (place: Position, waits: string, output: object = {}): Move<Position>[] => [
  ...move(place, { type: 'flow.next' }, [next, arrived(waits, output)]),
  ...move(place, { type: 'flow.next', arrives: false }, [next, lost(waits)]),
]

const answered = (place: Position): Move<Position>[] => {
  const leaf = leafOf(place.at.value)
  const { stand } = contextOf(place)
  if (leaf === 'review.asking') {
    const then = outcomes[place.digits ?? '']?.[stand]
    const moves = then ? sending(place, 'review.sending', { stand: then, hasBankAccount: false }) : []
    // When the request does not arrive, the bank's answer makes no difference.
    return place.digits === goesWell ? moves : moves.filter(({ event }) => event.arrives !== false)
  }
  if (leaf === 'document.asking')
    return sending(place, 'document.sending', { stand: 'manualReview', hasBankAccount: false })
  if (leaf === 'bankAccount.asking') return sending(place, 'bankAccount.adding')
  if (leaf === 'digits') return typing(place, stand)
  return leaf.endsWith('.asking')
    ? sending(place, leaf.replace('asking', 'saving'))
    : move(place, { type: 'flow.next' }, [next])
}

const typing = (place: Position, stand: AccountProgress): Move<Position>[] => {
  const known = place.digits && outcomes[place.digits]?.[stand] ? [place.digits] : Object.keys(outcomes)
  return known.flatMap((digits) =>
    outcomes[digits]?.[stand] ? move(place, { type: 'flow.next', digits }, [next], digits) : [],
  )
}

const turns = (place: Position): Move<Position>[] => [
  ...move(place, { type: 'flow.back' }, [{ type: 'flow.back' }]),
  ...move(place, { type: 'flow.later' }, [{ type: 'flow.later' }]),
  ...(['name', 'birth', 'email', 'address'] as const).flatMap((question) =>
    move(place, { type: 'flow.change', question }, [{ type: 'flow.change', question } as EventObject]),
  ),
]

/** Returns where somebody with these answers begins, and the chart's transitions that lead there. */
const begunWith = (input: SignUpFlowInput) => {
  const [begun] = chartWalk({ ...chart, begins: [input] }).begins
  if (!begun) throw new Error('a chart without a beginning')
  return begun
}

/** Another day or another device continues after the last stored answer; what is not stored is asked again. */
const again = (place: Position): Move<Position>[] => {
  const { stand, missing, hasBankAccount } = contextOf(place)
  const { at, covers } = begunWith({ stand, missing, hasBankAccount })
  return [{ event: { type: 'reload', who: 'person' }, at: { at, digits: place.digits }, covers }]
}

const isOver = ({ at }: Position): boolean => leafOf(at.value) === 'done'

/** The same button sends a failed request again. */
const movesFrom = (place: Position): Move<Position>[] => {
  if (isOver(place)) return []
  if (contextOf(place).failure !== null) return answered(place).filter(({ event }) => event.arrives !== false)
  return [...answered(place), ...turns(place), ...again(place)]
}

/**
 * Describes the screen: the question, or the account's status at the end; whether a request failed; which digits are
 * asked.
 */
const seen = ({ at }: Position): string => {
  const { stand, failure } = at.context as SignUpFlowContext
  const leaf = leafOf(at.value).replace('.asking', '')
  if (leaf === 'done') return `done.${stand}`
  if (leaf === 'digits' && stand === 'detailsNeeded') return 'digits.whole'
  return failure === null ? leaf : `${leaf}.failed`
}

const begun = begunWith({ stand: 'started', missing: ['name', 'birth', 'email', 'address'], hasBankAccount: false })

const signUpStory: Walk<Position> = {
  begins: [{ input: {}, at: { at: begun.at, digits: null }, covers: begun.covers }],
  movesFrom,
  leafOf: seen,
  identity: (place) => JSON.stringify([place.at.value, contextOf(place), place.digits]),
}

/** Each path needs a browser of its own, so it is as long as a test may take. */
export const signUpPaths = () => toursOver(signUpStory, 16)
