import { expect, test } from 'vitest'
import {
  bookFindings,
  monthFindings,
  openFindings,
  overlapFindings,
  statusFindings,
} from '../../bench/soak/people/charges.oracle.ts'
import {
  accountFindings,
  beginningFindings,
  familyFindings,
  peopleFindings,
} from '../../bench/soak/people/people.oracle.ts'
import type { StoredCharge, StoredPeople } from '../../bench/soak/people/stored.ts'
import { waiverFindings } from '../../bench/soak/people/waiver.oracle.ts'
import { charge, type Ended, member, month, now, people, right, waiver } from './soak-people.ended.ts'

const findings = ({ model, stored, book }: Ended): string[] => [
  ...peopleFindings(model, stored),
  ...familyFindings(model, stored),
  ...accountFindings(model, stored),
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
    'an address that is not the confirmed one',
    storing({ people: [{ ...ana, email: 'moved@example.org' }, ...others] }),
    'soak.ana: is reached at moved@example.org',
  ],
  [
    'a second step that was not removed',
    storing({ people: [{ ...ana, has_second_step: true }, ...others] }),
    'soak.ana: the second step is on, and nobody told',
  ],
  [
    'an account that was kept and ended all the same',
    storing({ closings: [{ username: 'soak.ben', status: 'closed' }] }),
    'soak.ben: the account is closed instead of open',
  ],
  [
    'a member who was let go',
    storing({ members: stored.members.map((one) => ({ ...one, closed: one.person_id === 'ben' })) }),
    'soak.ben: goes on, and no longer a member',
  ],
  [
    'a wait of 72 hours that never ends',
    storing({ waiting: [{ status: 'newConfirmed', count: 1 }] }),
    '1 waits of 72 hours are newConfirmed',
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
  expect(expecting({ closed: true })).toContain('soak.ana: the account is open instead of closed')
  expect(expecting({ codes: ['one'] })).toContain('soak.ana: the second step is off, and nobody told')
})
