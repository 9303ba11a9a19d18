import type { ProviderCharge } from '../../bench/soak/people/beside.ts'
import type { Model } from '../../bench/soak/people/model.ts'
import type { StoredCharge, StoredPeople, StoredWaiver } from '../../bench/soak/people/stored.ts'

type Expected = Pick<Model, 'people' | 'families' | 'plans' | 'waivers'>
export type Ended = {
  readonly model: Expected
  readonly stored: StoredPeople
  readonly book: readonly ProviderCharge[]
}

/** The run ended then. */
export const now = '2027-02-15T12:00:00.000Z'
export const people = ['ana', 'ben', 'cai'].map((name) => ({
  username: `soak.${name}`,
  email: `${name}@example.org`,
  firstName: name,
  password: 'Tall-1234-oaks.10',
  joined: true,
  closed: false,
  codes: null,
}))
export const month = (number: number) => new Date(Date.UTC(2026, 11 + number, 1))
export const charge = (id: string, number: number): StoredCharge => ({
  id,
  subscription_id: 'plan of ana',
  purpose: number === 0 ? 'first' : 'renewal',
  term: 'month',
  state: 'paid',
  amount: 999,
  period_from: month(number),
  period_to: month(number + 1),
  created_at: month(number),
})
export const waiver: StoredWaiver = {
  username: 'soak.ben',
  status: 'granted',
  ended_at: month(1),
  documents: 1,
  years: 1,
}
export const member = { family_id: 'f1', role: 'parent', joined: true, closed: false }

/**
 * Ana founded a family, invited Ben, who joined, and made an account for Cai. She pays since December, and Ben was granted
 * a free year in January.
 */
export const right: Ended = {
  model: {
    people,
    families: [
      {
        founder: 'soak.ana',
        otherNamed: true,
        otherJoined: 'soak.ben',
        bySecondFamily: false,
        invitations: [{ email: 'ben@example.org', status: 'accepted' }],
        linked: { username: 'soak.cai', status: 'active' },
      },
    ],
    plans: [
      { username: 'soak.ana', manner: 'good', choice: { package: 'essentials', term: 'month' }, undisturbed: true },
    ],
    waivers: [{ username: 'soak.ben', status: 'granted' }],
  },
  stored: {
    people: people.map(({ username, email }) => ({
      id: username.slice(5),
      username,
      email,
      has_credential: true,
      has_second_step: false,
    })),
    members: ['ana', 'ben'].map((id) => ({ ...member, person_id: id, account_id: id })),
    invitations: [{ family_id: 'f1', status: 'accepted', email: 'ben@example.org' }],
    linked: [{ family_id: 'f1', person_id: 'cai', status: 'active' }],
    subscriptions: [
      { id: 'plan of ana', username: 'soak.ana', status: 'active', renews: true, ends_at: month(3) },
      { id: 'plan of ben', username: 'soak.ben', status: 'lapsed', renews: false, ends_at: month(0) },
    ],
    charges: [charge('c1', 0), charge('c2', 1), charge('c3', 2)],
    waivers: [waiver],
    closings: [{ username: 'soak.ben', status: 'open' }],
    waiting: [
      { status: 'changed', count: 2 },
      { status: 'removed', count: 1 },
    ],
    registrations: [{ status: 'completed', count: 2 }],
    recoveries: [{ status: 'used', count: 4 }],
    webhooks: [{ outcome: 'handled', count: 3 }],
  },
  book: ['c1', 'c2', 'c3'].map((key) => ({ id: `at-${key}`, key, state: 'paid', amount: 999, last4: '4242' })),
}
