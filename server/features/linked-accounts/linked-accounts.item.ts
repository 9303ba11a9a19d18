import type { LinkedAccountDto } from '#contract/linked-accounts/linked-accounts.ts'
import { permissions } from '#contract/permissions.ts'
import type { linkedAccountMachine } from '#machines/linked-accounts/linked-account.machine.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { personById } from '../session/session.people.ts'
import { linkedAccountLifecycle, peopleOfLinkedAccount } from './linked-accounts.lifecycle.ts'
import { factsOf, type LinkedAccountRow } from './linked-accounts.store.ts'

type Reader = { readonly tx: Tx; readonly viewer: Viewer; readonly now: string }

export const linkedAccountDtoOf = async (
  { tx, viewer, now }: Reader,
  row: LinkedAccountRow,
): Promise<LinkedAccountDto> => {
  const { first_name, last_name, username } = await personById(tx, row.person_id)
  const isShown = row.accepted_at !== null && permissions['linkedAccount.keep'](viewer)
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    facts: await factsOf(tx, row, now),
    kind: row.kind,
    personId: row.person_id,
    firstName: first_name,
    lastName: last_name,
    childId: row.child_id,
    username: isShown ? username : null,
    consentAt: row.consent_at,
    codeUntil: row.code_until,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    you: byOf(viewer, peopleOfLinkedAccount(row)),
  }
}

export const linkedAccountItem: Item<typeof linkedAccountMachine, LinkedAccountRow, LinkedAccountDto> = {
  lifecycle: linkedAccountLifecycle,
  dtoOf: linkedAccountDtoOf,
}
