import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { signUpFlowMachine } from '../payment-accounts/sign-up-flow.machine.ts'
import type { AccountStand, SignUpFlowContext, SignUpFlowInput } from '../payment-accounts/sign-up-flow.types.ts'
import { leafOf } from '../shared/decide.ts'
import { chartWalk, moveOf } from './chart-walk.ts'
import { type Move, type Told, toursOver, type Walk } from './walk.ts'

// Signing up as a person lives through it in a browser: each press leads where the server's and the bank's answer leads, or
// nothing arrives; and wherever they are, the page can be loaded again and goes on where the answers end.

const chart = { machine: signUpFlowMachine, begins: [], steps: [], people: {} }

/** `digits`: what was typed of the national ID, by which the bank to practise with knows what to say; docs/sandbox.md. */
type Place = { readonly at: AnyMachineSnapshot; readonly digits: string | null }

const contextOf = ({ at }: Place): SignUpFlowContext => at.context

/** What the bank says to the last four digits, and to all nine once it has asked for them. */
const says: Readonly<Record<string, Partial<Record<AccountStand, AccountStand>>>> = {
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

/** What the end of a request does to the flow, told as XState tells it. */
const arrived = (place: string, output: object = {}): EventObject & { readonly output: object } => ({
  type: `xstate.done.actor.0.signUpFlow.${place}`,
  output,
})
const lost = (place: string) => ({ type: `xstate.error.actor.0.signUpFlow.${place}`, error: 'no answer' })

/** Several events that one press brings about, as one move. */
const move = (place: Place, told: Told, events: readonly EventObject[], digits = place.digits): Move<Place>[] => {
  let at = place.at
  const covers: string[] = []
  for (const event of events) {
    const taken = moveOf(chart, at, { event })
    if (!taken) return []
    at = taken.at
    covers.push(...taken.covers)
  }
  return [{ event: { ...told, who: 'person' }, at: { at, digits }, covers }]
}

const next = { type: 'flow.next' }

/** Where an answer goes to the server, the same press can find nobody there. */
const sending = (place: Place, waits: string, output: object = {}): Move<Place>[] => [
  ...move(place, { type: 'flow.next' }, [next, arrived(waits, output)]),
  ...move(place, { type: 'flow.next', arrives: false }, [next, lost(waits)]),
]

const answered = (place: Place): Move<Place>[] => {
  const leaf = leafOf(place.at.value)
  const { stand } = contextOf(place)
  if (leaf === 'review.asking') {
    const then = says[place.digits ?? '']?.[stand]
    const told = then ? sending(place, 'review.sending', { stand: then, hasBankAccount: false }) : []
    // Whatever the bank would have said: what does not arrive is the same.
    return place.digits === goesWell ? told : told.filter(({ event }) => event.arrives !== false)
  }
  if (leaf === 'document.asking')
    return sending(place, 'document.sending', { stand: 'manualReview', hasBankAccount: false })
  if (leaf === 'bankAccount.asking') return sending(place, 'bankAccount.adding')
  if (leaf === 'digits') return typing(place, stand)
  return leaf.endsWith('.asking')
    ? sending(place, leaf.replace('asking', 'saving'))
    : move(place, { type: 'flow.next' }, [next])
}

const typing = (place: Place, stand: AccountStand): Move<Place>[] => {
  const known = place.digits && says[place.digits]?.[stand] ? [place.digits] : Object.keys(says)
  return known.flatMap((digits) =>
    says[digits]?.[stand] ? move(place, { type: 'flow.next', digits }, [next], digits) : [],
  )
}

const turns = (place: Place): Move<Place>[] => [
  ...move(place, { type: 'flow.back' }, [{ type: 'flow.back' }]),
  ...move(place, { type: 'flow.later' }, [{ type: 'flow.later' }]),
  ...(['name', 'birth', 'email', 'address'] as const).flatMap((question) =>
    move(place, { type: 'flow.change', question }, [{ type: 'flow.change', question } as EventObject]),
  ),
]

/** Where somebody with these answers begins, and by which of the chart's own transitions. */
const begunWith = (input: SignUpFlowInput) => {
  const [begun] = chartWalk({ ...chart, begins: [input] }).begins
  if (!begun) throw new Error('a chart without a beginning')
  return begun
}

/** On another day or another device: where the server's answers end. What nobody keeps is asked again. */
const again = (place: Place): Move<Place>[] => {
  const { stand, missing, hasBankAccount } = contextOf(place)
  const { at, covers } = begunWith({ stand, missing, hasBankAccount })
  return [{ event: { type: 'reload', who: 'person' }, at: { at, digits: place.digits }, covers }]
}

const isOver = ({ at }: Place): boolean => leafOf(at.value) === 'done'

/** What did not arrive is sent again, by the same press. */
const movesFrom = (place: Place): Move<Place>[] => {
  if (isOver(place)) return []
  if (contextOf(place).failure !== null) return answered(place).filter(({ event }) => event.arrives !== false)
  return [...answered(place), ...turns(place), ...again(place)]
}

/** What is seen: the question, or at the end where the account stands; that something did not arrive; which digits are asked. */
const seen = ({ at }: Place): string => {
  const { stand, failure } = at.context as SignUpFlowContext
  const leaf = leafOf(at.value).replace('.asking', '')
  if (leaf === 'done') return `done.${stand}`
  if (leaf === 'digits' && stand === 'detailsNeeded') return 'digits.whole'
  return failure === null ? leaf : `${leaf}.failed`
}

const begun = begunWith({ stand: 'started', missing: ['name', 'birth', 'email', 'address'], hasBankAccount: false })

const signUpStory: Walk<Place> = {
  begins: [{ input: {}, at: { at: begun.at, digits: null }, covers: begun.covers }],
  movesFrom,
  leafOf: seen,
  identity: (place) => JSON.stringify([place.at.value, contextOf(place), place.digits]),
}

/** Each way is a browser of its own, so it goes on for as long as one may watch it. */
export const signUpPaths = () => toursOver(signUpStory, 16)
