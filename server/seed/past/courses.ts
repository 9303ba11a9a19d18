import { otherPercentOf, splitTotal } from '#domain/money.ts'
import type { Random } from '../random.ts'
import type { Act, Desk, Entry } from './desk.ts'
import type { Course, Library, Side } from './library.ts'
import type { Plan } from './plans.ts'

type Needs = {
  readonly desk: Desk
  readonly library: Library
  readonly random: Random
  /** What of this plan its creator bears, in percent. */
  readonly percentOf: (plan: Plan) => number
}

const open: Act = { type: 'open' }
const approve: Act = { type: 'send', command: { type: 'expense.approve' } }
const confirm: Act = { type: 'settle', command: { type: 'payment.confirm' } }

const settle = (type: 'payment.void' | 'payment.refuse', reason: string): Act => ({
  type: 'settle',
  command: { type, reason },
})
const decline = (reason: string): Act => ({ type: 'send', command: { type: 'expense.decline', reason } })

/** What a course needs to be told: whose turn it is when, and what is owed. */
type Told = {
  readonly turn: (side: Side, ...acts: readonly Act[]) => void
  /** Who recorded it, and who owes. */
  readonly we: Side
  readonly they: Side
  readonly owed: number
  readonly pay: (amount: number) => Act
  readonly says: (which: 'asks' | 'bounces' | 'losses') => string
  readonly atOnce: boolean
  /** Records it again, as it should have been. */
  readonly again: (change: Partial<Plan>) => void
}

type Courses = { readonly [How in Course['how']]: (told: Told, course: Extract<Course, { how: How }>) => void }

const courses: Courses = {
  private: () => {},
  withdrawn: ({ turn, we }) => turn(we, { type: 'send', command: { type: 'expense.withdraw' } }),
  declined: ({ turn, they }, { reason }) => turn(they, open, decline(reason)),
  sentAgain: ({ turn, they, again }, { reason, cents, note }) => {
    turn(they, open, decline(reason))
    again({ total: cents, note, receipt: 'invoice', course: { how: 'paid' } })
  },
  cash: ({ turn, we, they }) => {
    turn(they, open, approve)
    turn(we, { type: 'send', command: { type: 'expense.markReimbursed' } })
  },
  askedFor: ({ turn, we, they, owed, pay, says }) => {
    turn(they, open, { type: 'send', command: { type: 'expense.requestReceipt', note: says('asks') } })
    turn(we, { type: 'addReceipt' })
    turn(they, approve, pay(owed))
    turn(we, confirm)
  },
  twoChecks: ({ turn, we, they, owed, pay }) => {
    const half = Math.floor(owed / 200) * 100
    turn(they, open, approve, pay(half))
    turn(we, confirm)
    turn(they, pay(owed - half))
    turn(we, confirm)
  },
  bounced: ({ turn, we, they, owed, pay, says }) => {
    turn(they, open, approve, pay(owed))
    turn(we, confirm)
    turn(we, settle('payment.void', says('bounces')))
    turn(they, pay(owed))
    turn(we, confirm)
  },
  lost: ({ turn, we, they, owed, pay, says }) => {
    turn(they, open, approve, pay(owed))
    turn(we, settle('payment.refuse', says('losses')))
    turn(they, pay(owed))
    turn(we, confirm)
  },
  paid: ({ turn, we, they, owed, pay, atOnce }) => {
    turn(they, open, approve, ...(atOnce ? [pay(owed)] : []))
    if (!atOnce) turn(they, pay(owed))
    turn(we, confirm)
  },
}

const follow = <How extends Course['how']>(told: Told, course: Extract<Course, { how: How }>) =>
  courses[course.how](told, course)

/** Tells how one expense went, from the shop to its end. */
export const tell = (needs: Needs, plan: Plan, previous?: Entry): void => {
  const { desk, library, random, percentOf } = needs
  const { entry, turn, today } = desk.begin(plan, previous)
  const pay = (amount: number): Act => {
    const note = random.chance(0.25) ? (random.pick(library.checkNotes) ?? null) : null
    return { type: 'pay', amount, note }
  }
  const told: Told = {
    turn,
    we: plan.side,
    they: plan.side === 'A' ? 'B' : 'A',
    owed: splitTotal(plan.total, otherPercentOf(percentOf(plan))).other,
    pay,
    says: (which) => random.pick(library[which]) ?? '',
    atOnce: random.chance(0.7),
    again: (change) => tell(needs, { ...plan, ...change, day: today() - 1 }, entry),
  }
  follow(told, plan.course)
}
