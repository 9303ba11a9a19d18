import { randomUUID } from 'node:crypto'
import type { LinkedAccountCommand } from '#contract/linked-accounts/linked-accounts.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { insertChild } from '#server/features/children/children.store.ts'
import { beginLinkedAccount } from '#server/features/linked-accounts/linked-accounts.begin.ts'
import { linkedAccountLifecycle } from '#server/features/linked-accounts/linked-accounts.lifecycle.ts'
import { type LinkedAccountRow, lockLinkedAccount } from '#server/features/linked-accounts/linked-accounts.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

type On = Pick<Stage, 'scopes' | 'family' | 'dana' | 'act'>

export const linkedRow = async (
  { scopes, family }: Pick<On, 'scopes' | 'family'>,
  id: string,
): Promise<LinkedAccountRow> => {
  const row = await scopes.asSystem(family.id, (tx) => lockLinkedAccount(tx, id, 'toRead'))
  if (!row) throw new Error('there is no such account')
  return row
}

/** Adds a child; `born` is their date of birth. */
export const childOn = async (on: On, born: string | null = '2015-05-04'): Promise<string> => {
  const id = randomUUID()
  const fields = { firstName: 'Nora', lastName: 'Reyes', dateOfBirth: born }
  await on.scopes.asViewer(on.dana, (tx) => insertChild(tx, on.family.id, id, fields))
  return id
}

/** Makes the account of a new child, which waits for the child. */
export const linkOn = async (on: On, born?: string | null): Promise<string> => {
  const childId = await childOn(on, born)
  const { id } = await on.act(on.dana, (change) =>
    beginLinkedAccount(change, on.dana, { kind: 'child', childId, consent: true }),
  )
  return id
}

const holderOf = ({ family_id: familyId, person_id: personId }: LinkedAccountRow): Viewer => ({
  personId,
  familyId,
  viewpoint: personId,
  standing: 'child',
  mode: 'self',
})

type Type = LinkedAccountCommand['type'] | 'linkedAccount.giveCode' | 'linkedAccount.accept'

/** Moves an account as a parent, or as its holder who gives the code. */
export const moveLinked = async (on: On, id: string, type: Type): Promise<void> => {
  const row = await linkedRow(on, id)
  const actor = type === 'linkedAccount.accept' ? holderOf(row) : on.dana
  await on.act(on.dana, (change) => advance(change, linkedAccountLifecycle, id, { type, version: row.version }, actor))
}

/** Brings an account to where its holder has a password. */
export const acceptedOn = async (on: On, born?: string | null): Promise<string> => {
  const id = await linkOn(on, born)
  await moveLinked(on, id, 'linkedAccount.giveCode')
  await moveLinked(on, id, 'linkedAccount.accept')
  return id
}
