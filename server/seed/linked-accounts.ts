import type { FamilyScopes, Viewer } from '../db/tenancy.ts'
import { beginAccountOf } from '../features/linked-accounts/linked-accounts.begin.ts'
import { linkedAccountLifecycle } from '../features/linked-accounts/linked-accounts.lifecycle.ts'
import { appendEntries } from '../history/append.ts'
import { advance } from '../lifecycle/advance.ts'
import { beginUnitOfWork } from '../lifecycle/unit-of-work.ts'

const childrenOf = (scopes: FamilyScopes, familyId: string) =>
  scopes.asSystem(familyId, (tx) =>
    tx.selectFrom('child').select(['id', 'person_id']).where('person_id', 'is not', null).execute(),
  )

/** The children of the demo who can sign in chose their passwords by a code of this parent. */
export const seedLinkedAccounts = async (scopes: FamilyScopes, parent: Viewer, now: string): Promise<void> => {
  const { familyId } = parent
  for (const { id: child_id, person_id } of await childrenOf(scopes, familyId)) {
    if (person_id === null) continue
    const holder: Viewer = { ...parent, personId: person_id, viewpoint: person_id, standing: 'child' }
    await scopes.asSystem(familyId, async (tx) => {
      const change = beginUnitOfWork(tx, familyId, now)
      const consent = { consent_by: parent.personId, consent_at: now }
      const { id } = await beginAccountOf(change, parent, { kind: 'child', person_id, child_id, ...consent })
      await advance(change, linkedAccountLifecycle, id, { type: 'linkedAccount.giveCode', version: 1 }, parent)
      await advance(change, linkedAccountLifecycle, id, { type: 'linkedAccount.accept', version: 2 }, holder)
      await appendEntries(tx, familyId, change.entries)
    })
  }
}
