import type { Condition, Value } from '#domain/record/laws/law.ts'

// Describes the charts' guards as data. A guard is a function that cannot be analysed, so each is repeated here, and
// tests/machines/law.test.ts compares the two in every state, for every event and person.

const fact = (name: string): Value => ({ fact: name })
const event = (name: string): Value => ({ event: name })
const isTrue = (name: string): Condition => ({ equal: [fact(name), true] })
const isNotTrue = (name: string): Condition => ({ not: isTrue(name) })
const isPositive = (value: Value): Condition => ({ above: [value, 0] })
const atMost = (value: Value, limit: Value): Condition => ({ atMost: [value, limit] })
const isZero = (value: Value): Condition => ({ equal: [value, 0] })
const all = (...parts: readonly Condition[]): Condition => ({ all: parts })

const remaining: Value = { less: [fact('owed'), fact('settled')] }
const payable: Value = { less: [fact('owed'), fact('settled'), fact('checks'), fact('inFlight'), fact('scheduled')] }
const amount = event('amount')

const secondIsNot = (answer: string): Condition => ({ not: { equal: [fact('secondAnswer'), answer] } })

/** Everything that decides whose day it is lives alike. */
const plan: Readonly<Record<string, Condition>> = {
  hasBegun: isTrue('begun'),
  hasNotBegun: isNotTrue('begun'),
  isOver: isTrue('over'),
  isNotConfirmed: { not: { equal: [fact('answer'), 'agreed'] } },
  isNotDisputed: { not: { equal: [fact('answer'), 'objected'] } },
  isSecondNotConfirmed: all({ not: { equal: [fact('secondAnswer'), null] } }, secondIsNot('agreed')),
  isSecondNotDisputed: all({ not: { equal: [fact('secondAnswer'), null] } }, secondIsNot('objected')),
}

/** Maps chart and guard to a condition. `by` is absent, because the generator writes the parties. */
export const conditions: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  expense: {
    isPrivate: isTrue('private'),
    isOpened: isTrue('opened'),
    allSettled: isZero(remaining),
    checkUnconfirmed: isPositive(fact('checks')),
    bankInFlight: isPositive(fact('inFlight')),
    paymentLater: isPositive(fact('scheduled')),
    lastPaymentBroken: { among: [fact('lastOutcome'), ['failed', 'returned', 'stopped', 'refused', 'void']] },
    partSettled: isPositive(fact('settled')),
    nothingOnItsWay: all(isZero(fact('checks')), isZero(fact('inFlight'))),
    amountPayable: all(isPositive(amount), atMost(amount, payable)),
    remainingEchoed: { equal: [event('remaining'), remaining] },
  },
  monthlyExpense: { isDue: isTrue('due'), isLast: isTrue('last') },
  payment: {
    isCheck: { equal: [fact('method'), 'check'] },
    isReimbursement: { equal: [fact('method'), 'reimbursed'] },
    isLater: isTrue('later'),
    stillPayable: atMost(fact('amount'), fact('payable')),
    unhindered: { equal: [event('hindrance'), null] },
  },
  paymentSeries: {
    planEdits: isTrue('mayEdit'),
    someAhead: isPositive(fact('ahead')),
    noneAhead: isZero(fact('ahead')),
    cutShort: isTrue('cutShort'),
  },
  supportOrder: {
    recorderPays: isTrue('recorderPays'),
    otherPays: isNotTrue('recorderPays'),
    amountGiven: isPositive(amount),
    withinDue: all(isPositive(amount), atMost(amount, fact('due'))),
    isOver: isTrue('over'),
  },
  changeRequest: { isFree: isTrue('free'), isCounterable: isTrue('counterable'), isOver: isTrue('over') },
  schoolBreak: { hasNotBegun: isNotTrue('begun') },
  parentingSchedule: plan,
  holiday: plan,
  calendarEvent: {
    isPrivate: isTrue('private'),
    hasNotBegun: isNotTrue('begun'),
    isSeries: isTrue('repeats'),
    isComing: isTrue('coming'),
  },
  infoEntry: {
    isShareable: { not: { equal: [fact('concerns'), 'other'] } },
    concernsChildren: { equal: [fact('concerns'), 'children'] },
  },
  linkedAccount: {
    codeInTime: isTrue('codeInTime'),
    resettable: isTrue('resettable'),
  },
  invitation: {
    fits: { equal: [fact('joinsAt'), 'invited'] },
    isOther: { equal: [fact('joinsAt'), 'other'] },
    isNotOther: { not: { equal: [fact('joinsAt'), 'other'] } },
  },
  paymentAccount: {
    isOffered: isTrue('offered'),
    isAnswered: isTrue('answered'),
    isCustomer: isTrue('customer'),
  },
}
