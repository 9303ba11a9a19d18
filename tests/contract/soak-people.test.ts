import { expect, test } from 'vitest'
import type { ProviderCharge } from '../../bench/soak/people/beside.ts'
import {
  bookFindings,
  monthFindings,
  openFindings,
  overlapFindings,
  statusFindings,
} from '../../bench/soak/people/charges.oracle.ts'
import type { Model } from '../../bench/soak/people/model.ts'
import { beginningFindings, familyFindings, peopleFindings } from '../../bench/soak/people/people.oracle.ts'
import type { StoredCharge, StoredPeople, StoredWaiver } from '../../bench/soak/people/stored.ts'
import { waiverFindings } from '../../bench/soak/people/waiver.oracle.ts'

type Expected = Pick<Model, 'people' | 'families' | 'plans' | 'waivers'>
type Ended = { readonly model: Expected; readonly stored: StoredPeople; readonly book: readonly ProviderCharge[] }

const now = '2027-02-15T12:00:00.000Z'
const people = ['ana', 'ben', 'cai'].map((name) => ({
  username: `soak.${name}`,
  email: `${name}@example.org`,
  firstName: name,
  password: 'Tall-1234-oaks.10',
  joined: true,
  closed: false,
}))
const month = (number: number) => new Date(Date.UTC(2026, 11 + number, 1))
const charge = (id: string, number: number): StoredCharge => ({
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
const waiver: StoredWaiver = {
  username: 'soak.ben',
  status: 'granted',
  ended_at: month(1),
  documents: 1,
  years: 1,
}
const member = { family_id: 'f1', role: 'parent', joined: true, closed: false }

/**
 * Ana founded a family, invited Ben, who joined, and made an account for Cai. She pays since December, and Ben was granted
 * a free year in January.
 */
const right: Ended = {
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
    people: people.map(({ username, email }) => ({ id: username.slice(5), username, email, has_credential: true })),
    members: ['ana', 'ben'].map((id) => ({ ...member, person_id: id, account_id: id })),
    invitations: [{ family_id: 'f1', status: 'accepted', email: 'ben@example.org' }],
    linked: [{ family_id: 'f1', person_id: 'cai', status: 'active' }],
    subscriptions: [
      { id: 'plan of ana', username: 'soak.ana', status: 'active', renews: true, ends_at: month(3) },
      { id: 'plan of ben', username: 'soak.ben', status: 'lapsed', renews: false, ends_at: month(0) },
    ],
    charges: [charge('c1', 0), charge('c2', 1), charge('c3', 2)],
    waivers: [waiver],
    registrations: [{ status: 'completed', count: 2 }],
    recoveries: [{ status: 'used', count: 4 }],
    webhooks: [{ outcome: 'handled', count: 3 }],
  },
  book: ['c1', 'c2', 'c3'].map((key) => ({ id: `at-${key}`, key, state: 'paid', amount: 999, last4: '4242' })),
}

const findings = ({ model, stored, book }: Ended): string[] => [
  ...peopleFindings(model, stored),
  ...familyFindings(model, stored),
  ...beginningFindings(model, stored),
  ...bookFindings(book, stored),
  ...overlapFindings(stored),
  ...monthFindings(model, stored, now),
  ...statusFindings(stored, now),
  ...waiverFindings(model, stored, now),
  ...openFindings(stored),
]

const { stored, book, model } = right
const storing = (change: Partial<StoredPeople>): Ended => ({ ...right, stored: { ...stored, ...change } })
const charges = (...all: readonly StoredCharge[]) => storing({ charges: all })
const [first, second, third] = [charge('c1', 0), charge('c2', 1), charge('c3', 2)]
const [ana, ...others] = stored.people
if (!ana) throw new Error('somebody is stored')

test('nothing is found where everything is as it was acknowledged', () => {
  expect(findings(right)).toEqual([])
})

test('a change that costs nothing is unknown to the provider', () => {
  const free: StoredCharge = { ...charge('c4', 2), purpose: 'upgrade', amount: 0 }
  expect(findings(charges(first, second, third, free))).toEqual([])
})

test.each<[what: string, ended: Ended, found: string]>([
  ['somebody twice', storing({ people: [...stored.people, { ...ana, id: 'twice' }] }), 'soak.ana: 2 people'],
  ['somebody lost', storing({ people: others }), 'soak.ana: joined, and has no account'],
  [
    'an account of which nobody was told',
    storing({ people: [...stored.people, { ...ana, id: 'new', username: 'soak.new' }] }),
    'soak.new: nobody told',
  ],
  [
    'a family that was founded twice',
    storing({ members: [...stored.members, { ...member, family_id: 'f2', person_id: 'ana', account_id: 'ana' }] }),
    'soak.ana: founded one family, and has 2',
  ],
  [
    'another parent who is not there',
    storing({ members: stored.members.map((one) => ({ ...one, joined: one.person_id === 'ana' })) }),
    'the family of soak.ana: the other parent joined, and is not there',
  ],
  [
    'somebody else who acts as the other parent',
    storing({ members: stored.members.map((one) => ({ ...one, account_id: 'ana' })) }),
    'the family of soak.ana: soak.ana acts instead of soak.ben',
  ],
  [
    'an invitation that is still open',
    storing({ invitations: [{ family_id: 'f1', status: 'sent', email: 'ben@example.org' }] }),
    'soak.ana: invited ben@example.org sent instead of ben@example.org accepted',
  ],
  [
    'a child whose account was ended',
    storing({ linked: [{ family_id: 'f1', person_id: 'cai', status: 'inactive' }] }),
    'the child of soak.ana: inactive instead of active',
  ],
  [
    'a registration without an end',
    storing({ registrations: [{ status: 'secured', count: 1 }] }),
    '1 registrations are secured',
  ],
  [
    'an account more than registrations',
    storing({ registrations: [{ status: 'completed', count: 3 }] }),
    'more registrations were completed than the 2 parents',
  ],
  ['a link that still works', storing({ recoveries: [{ status: 'asked', count: 1 }] }), '1 mailed links still work'],
  [
    'a month that was charged twice at the provider',
    { ...right, book: [...book, ...book.slice(0, 1)] },
    'charge c1: ordered once, charged 2 times',
  ],
  ['a charge that nobody ordered', charges(first, second), 'charge c3: nobody ordered it'],
  [
    'a payment that the provider does not know',
    { ...right, book: book.slice(1) },
    'charge c1: paid, and unknown to the provider',
  ],
  [
    'a charge of another amount',
    { ...right, book: book.map((one) => ({ ...one, amount: 1 })) },
    'charge c1: 1 instead of 999',
  ],
  [
    'a charge with another end',
    { ...right, book: book.map((one) => ({ ...one, state: 'refunded' })) },
    'charge c1: paid, and refunded at the provider',
  ],
  [
    'a time that was paid for twice',
    charges(first, { ...second, period_from: month(0) }, third),
    'soak.ana: paid twice for the time from 2026-12-01T00:00:00.000Z',
  ],
  [
    'a month that was served and never charged',
    charges(first, { ...second, state: 'refused' }, third),
    'soak.ana: nobody paid for the time before 2027-02-01T00:00:00.000Z',
  ],
  [
    'a good card that was not charged any more',
    charges(first, second),
    'soak.ana: pays with a good card, and is active',
  ],
  [
    'a plan that serves without a payment',
    storing({ subscriptions: stored.subscriptions.map((one) => ({ ...one, status: 'active' })) }),
    'soak.ben: active instead of lapsed',
  ],
  [
    'an application with another answer',
    storing({ waivers: [{ ...waiver, status: 'refused' }] }),
    'soak.ben: the application is refused instead of granted',
  ],
  [
    'an application that was made twice',
    storing({ waivers: [waiver, waiver] }),
    'soak.ben: applied once, and has 2 applications',
  ],
  ['a lost document', storing({ waivers: [{ ...waiver, documents: 0 }] }), 'soak.ben: 0 documents instead of 1'],
  [
    'a document that was not deleted in time',
    storing({ waivers: [{ ...waiver, ended_at: month(-2) }] }),
    'soak.ben: 1 documents instead of 0',
  ],
  [
    'a year that was granted twice',
    storing({ waivers: [{ ...waiver, years: 2 }] }),
    'soak.ben: 2 free years instead of 1',
  ],
  [
    'an application that nobody made',
    storing({ waivers: [waiver, { ...waiver, username: 'soak.cai' }] }),
    'soak.cai: nobody told of an application',
  ],
  ['an open charge', charges(first, second, { ...third, state: 'asked' }), 'charge c3: still asked'],
  ['a webhook without an outcome', storing({ webhooks: [{ outcome: null, count: 1 }] }), '1 webhooks were not handled'],
])('finds %s', (_, ended, found) => {
  expect(findings(ended)).toContain(found)
})

test('finds an account of somebody who never joined, and an address that outlives its account', () => {
  const [person, ...more] = people
  if (!person) throw new Error('somebody is expected')
  const expecting = (change: object) =>
    findings({ ...right, model: { ...model, people: [{ ...person, ...change }, ...more] } })
  expect(expecting({ joined: false })).toContain('soak.ana: has an account, and never joined')
  expect(expecting({ closed: true })).toContain('soak.ana: closed, and still has an address')
})
