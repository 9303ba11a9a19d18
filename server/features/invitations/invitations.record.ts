import { invitationEvents } from '#contract/invitations/invitations.events.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { labelIn } from '../../history/labels.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { invitationColumnsOf } from './invitations.store.ts'

export const invitationsRecord: RecordPart = {
  events: invitationEvents,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('invitation').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'invitation',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: invitationColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  print: {
    about: (_entry, _known, { texts }) => texts.invitations.recordTitle(),
    label: (leaf, _facts, { texts }) => labelIn(texts.invitations.label, metaOfLeaf(invitationMachine, leaf).label),
  },
}
