import type { FeeWaiverStatus } from '#contract/fee-waivers/fee-waivers.ts'
import type { InvitationStatus } from '#contract/invitations/invitations.ts'
import type { LinkedAccountStatus } from '#contract/linked-accounts/linked-accounts.ts'
import type { Choice } from '#contract/subscriptions/offers.ts'
import type { Manner } from '#server/cards/practice/manners.ts'

/** The run expects this of a person. Everything here follows from what was acknowledged, and from nothing stored. */
export type PersonModel = {
  readonly username: string
  email: string
  readonly firstName: string
  password: string
  /** They have an account. */
  joined: boolean
  /** They asked for the end of their account, and the days since then are over. */
  closed: boolean
  /** The recovery codes that are left; null while the second step is off. */
  codes: string[] | null
}

/** Its address is another one once the inviter confirmed that, or corrected it. */
export type InvitationModel = { email: string; status: InvitationStatus }

export type FamilyModel = {
  readonly founder: string
  /** Nobody was named where it is false. */
  otherNamed: boolean
  /** The username of the account that acts as the other parent; null until they joined. */
  otherJoined: string | null
  /** The account had a family of its own before, so it acts as the person who was named. */
  readonly bySecondFamily: boolean
  readonly invitations: InvitationModel[]
  linked: { username: string | null; status: LinkedAccountStatus } | null
}

/** A person bought this for themselves. */
export type PlanModel = {
  readonly username: string
  readonly manner: Manner
  readonly choice: Choice
  /** The charges that are known to have been paid were never given back, and every renewal was wanted and can be paid. */
  undisturbed: boolean
}

/** A person applied for a year that costs nothing. */
export type WaiverModel = { readonly username: string; status: FeeWaiverStatus }

/** Records the run independently of the server's own account. */
export type Model = {
  readonly people: PersonModel[]
  readonly families: FamilyModel[]
  readonly plans: PlanModel[]
  readonly waivers: WaiverModel[]
  /** Counts what was acknowledged, by name. */
  readonly counted: ReadonlyMap<string, number>
  readonly total: () => number
  count(what: string): void
}

export const openModel = (counted: (total: number) => void): Model => {
  const counts = new Map<string, number>()
  let total = 0
  return {
    people: [],
    families: [],
    plans: [],
    waivers: [],
    counted: counts,
    total: () => total,
    count: (what) => {
      counts.set(what, (counts.get(what) ?? 0) + 1)
      total += 1
      counted(total)
    },
  }
}
