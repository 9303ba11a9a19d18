import type { AnyMachineSnapshot } from 'xstate'
import { lifecycles, type Step } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { moveOf } from '#machines/walk/chart-walk.ts'
import { type Move, pathsOver, type Walk } from '#machines/walk/walk.ts'

const chart = lifecycles.paymentAccount
/** Nothing has been answered, and the bank has no such customer. */
const facts = { offered: true, answered: false, customer: false }

/** Maps a submission to the bank's immediate answers, as far as the sandbox can produce them. */
const answered: Readonly<Record<string, readonly string[]>> = {
  'paymentAccount.submit': [
    ...['verified', 'detailsAsked', 'documentAsked', 'reviewBegun'],
    ...['refused', 'suspended', 'deactivated'],
  ],
  'paymentAccount.correct': ['verified'],
  'paymentAccount.giveDocument': ['reviewBegun'],
}

const factCalled = (name: string): Step => {
  const step = chart.steps.find(({ event }) => event.type === `paymentAccount.${name}`)
  if (!step) throw new Error(`the bank never says ${name}`)
  return step
}

const withFacts = (at: AnyMachineSnapshot, known: object): AnyMachineSnapshot =>
  chart.machine.resolveState({ value: at.value, context: { ...at.context, ...known } })

/** A person who submits has answered every question, and is the bank's customer from then on. */
const sending = (at: AnyMachineSnapshot, step: Step, says: string): Move<AnyMachineSnapshot>[] => {
  const sent = moveOf(chart, withFacts(at, { answered: true }), step)
  const heard = sent && moveOf(chart, withFacts(sent.at, { customer: true }), factCalled(says))
  return heard ? [{ ...heard, event: { ...sent.event, says }, covers: [...sent.covers, ...heard.covers] }] : []
}

/** After these events the person is nobody's customer. */
const forgets = ['paymentAccount.leave', 'paymentAccount.providerChanged']

const moving = (at: AnyMachineSnapshot, step: Step): Move<AnyMachineSnapshot>[] => {
  const move = moveOf(chart, at, step)
  if (!move) return []
  return [forgets.includes(step.event.type) ? { ...move, at: withFacts(move.at, facts) } : move]
}

/** Models a payment account as its owner and the bank see it: submissions are answered at once. */
const accountStory: Walk<AnyMachineSnapshot> = {
  begins: [{ input: facts, at: chart.machine.resolveState({ value: 'none', context: facts }), covers: [] }],
  movesFrom: (at) =>
    chart.steps.flatMap(
      (step) => answered[step.event.type]?.flatMap((says) => sending(at, step, says)) ?? moving(at, step),
    ),
  leafOf: ({ value }) => leafOf(value),
  identity: ({ value, context }) => JSON.stringify([value, context]),
}

export const accountPaths = () => pathsOver(accountStory)
