import type { AnyStateMachine } from 'xstate'
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { removalMachine } from '#machines/second-step-removal/removal.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { Model } from './model.ts'
import type { StoredMember, StoredPeople, StoredPerson } from './stored.ts'

/** Usernames of the run begin like this, so that people of the demo are left alone. */
export const isOurs = ({ username }: { readonly username: string }): boolean => username.startsWith('soak.')

const byUsername = (people: readonly StoredPerson[]) => Map.groupBy(people, ({ username }) => username)

/** Finds who exists twice, who was lost, and who has an account that nobody was told of. */
export const peopleFindings = ({ people: known }: Pick<Model, 'people'>, { people }: StoredPeople): string[] => {
  const stored = byUsername(people.filter(isOurs))
  const differing = known.flatMap(({ username, email, joined, closed }) => {
    const rows = stored.get(username) ?? []
    if (rows.length > 1) return [`${username}: ${rows.length} people`]
    const [row] = rows
    if (joined && !row?.has_credential) return [`${username}: joined, and has no account`]
    if (!joined && row?.has_credential) return [`${username}: has an account, and never joined`]
    // A closed account keeps no address, and a child's has none.
    if (row?.email && row.email !== email) return [`${username}: is reached at ${row.email}`]
    return closed && row?.email ? [`${username}: closed, and still has an address`] : []
  })
  const names = new Set(known.map(({ username }) => username))
  const unexpected = [...stored.keys()].filter((username) => !names.has(username))
  return [...differing, ...unexpected.map((username) => `${username}: nobody told`)]
}

const endsOf = (machine: AnyStateMachine): string[] => leavesOf(machine).filter((leaf) => isFinalLeaf(machine, leaf))
const over = [...endsOf(emailChangeMachine), ...endsOf(removalMachine)]

/** Finds second steps and closed accounts that differ from what was acknowledged, and what waited 72 hours and still waits. */
export const accountFindings = (
  { people: known }: Pick<Model, 'people'>,
  { people, closings, waiting, members }: StoredPeople,
): string[] => {
  const differing = known.flatMap(({ username, codes, closed }) => {
    const row = people.find((one) => one.username === username)
    if (!row) return []
    const closing = closings.find((one) => one.username === username)?.status ?? 'open'
    const expected = closed ? 'closed' : 'open'
    const left = members.filter((one) => one.account_id === row.id && one.closed !== closed)
    return [
      ...(row.has_second_step === (codes !== null) || closed
        ? []
        : [`${username}: the second step is ${row.has_second_step ? 'on' : 'off'}, and nobody told`]),
      ...(closing === expected ? [] : [`${username}: the account is ${closing} instead of ${expected}`]),
      ...(left.length === 0
        ? []
        : [`${username}: ${closed ? 'closed, and still' : 'goes on, and no longer'} a member`]),
    ]
  })
  const open = waiting.filter(({ status, count }) => !over.includes(status) && count > 0)
  return [...differing, ...open.map(({ status, count }) => `${count} waits of 72 hours are ${status}`)]
}

type Placed = { readonly familyId: string; readonly members: readonly StoredMember[] }

/** Maps each founder to the families whose first parent they are. */
const familiesBy = ({ people, members }: StoredPeople, founder: string): Placed[] => {
  const id = people.find(({ username }) => username === founder)?.id
  return [...Map.groupBy(members, ({ family_id }) => family_id)]
    .map(([familyId, own]) => ({ familyId, members: own }))
    .filter((family) => family.members.some((one) => one.person_id === id && one.role === 'parent'))
}

type FamilyModel = Model['families'][number]

const otherFindings = (
  family: FamilyModel,
  placed: Placed,
  stored: StoredPeople,
  founderId: string | undefined,
): string[] => {
  const others = placed.members.filter(({ role, person_id }) => role === 'parent' && person_id !== founderId)
  const name = `the family of ${family.founder}`
  if (others.length !== (family.otherNamed ? 1 : 0)) return [`${name}: ${others.length} other parents`]
  const [other] = others
  if (!other) return []
  const account = stored.people.find(({ id }) => id === other.account_id)
  if (family.otherJoined === null) return other.joined ? [`${name}: the other parent joined, and nobody told`] : []
  if (!other.joined) return [`${name}: the other parent joined, and is not there`]
  if (account?.username !== family.otherJoined)
    return [`${name}: ${account?.username} acts instead of ${family.otherJoined}`]
  return (other.account_id !== other.person_id) === family.bySecondFamily
    ? []
    : [`${name}: the other parent acts as somebody else`]
}

const linkedFindings = ({ founder, linked }: FamilyModel, familyId: string, stored: StoredPeople): string[] => {
  const rows = stored.linked.filter((one) => one.family_id === familyId)
  if (rows.length !== (linked ? 1 : 0)) return [`the family of ${founder}: ${rows.length} accounts of children`]
  const [row] = rows
  return row && row.status !== linked?.status
    ? [`the child of ${founder}: ${row.status} instead of ${linked?.status}`]
    : []
}

const statuses = (all: readonly { readonly status: string; readonly email: string }[]): string =>
  all
    .map(({ status, email }) => `${email} ${status}`)
    .toSorted()
    .join(', ')

/** Compares each family with the model: its two parents, its invitations, and its child's account. */
export const familyFindings = (model: Pick<Model, 'families'>, stored: StoredPeople): string[] => {
  const founded = new Set<string>()
  const differing = model.families.flatMap((family) => {
    const founderId = stored.people.find(({ username }) => username === family.founder)?.id
    const all = familiesBy(stored, family.founder)
    const [own, ...more] = all
    if (!own || more.length > 0) return [`${family.founder}: founded one family, and has ${all.length}`]
    founded.add(own.familyId)
    const sent = stored.invitations.filter(({ family_id }) => family_id === own.familyId)
    const isSame = statuses(sent) === statuses(family.invitations)
    return [
      ...otherFindings(family, own, stored, founderId),
      ...linkedFindings(family, own.familyId, stored),
      ...(isSame ? [] : [`${family.founder}: invited ${statuses(sent)} instead of ${statuses(family.invitations)}`]),
    ]
  })
  const ours = new Set(stored.people.filter(isOurs).map(({ id }) => id))
  const unexpected = stored.members.filter(
    ({ account_id, family_id }) => ours.has(account_id) && !founded.has(family_id),
  )
  return [
    ...differing,
    ...[...new Set(unexpected.map(({ family_id }) => family_id))].map((id) => `family ${id}: nobody told`),
  ]
}

const countOf = (rows: readonly { readonly status: string; readonly count: number }[], status: string): number =>
  rows.find((one) => one.status === status)?.count ?? 0

/** Every registration has ended, and as many were completed as parents joined by one. Links of recovery ended too. */
export const beginningFindings = (
  { families, people }: Pick<Model, 'families' | 'people'>,
  { registrations, recoveries }: StoredPeople,
): string[] => {
  const children = new Set(families.flatMap(({ linked }) => linked?.username ?? []))
  const joined = people.filter((one) => one.joined && !children.has(one.username)).length
  // Those that ended long ago are deleted.
  const ended = ['completed', 'expired']
  const open = registrations.filter(({ status, count }) => !ended.includes(status) && count > 0)
  return [
    ...open.map(({ status, count }) => `${count} registrations are ${status}`),
    ...(countOf(registrations, 'completed') > joined
      ? [`more registrations were completed than the ${joined} parents`]
      : []),
    ...(countOf(recoveries, 'asked') > 0 ? [`${countOf(recoveries, 'asked')} mailed links still work`] : []),
  ]
}
