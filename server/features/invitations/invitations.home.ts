import type { WaitingCoparentDto } from '#contract/home.ts'
import { permissions } from '#contract/permissions.ts'
import { type InvitationMeta, invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { isFinalLeaf, metaOfLeaf, pathToValue, turnsOf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { HomeLines, HomePart } from '../feature.ts'
import { type InvitationRow, joinsAt } from './invitations.store.ts'

const otherParents = (tx: Tx, viewpoint: string) =>
  tx
    .selectFrom('membership')
    .select(['person_id', 'joined_at'])
    .where('role', '=', 'parent')
    .where('person_id', '<>', viewpoint)
    .execute()

const newest = (tx: Tx) =>
  tx.selectFrom('invitation').selectAll().orderBy('created_at', 'desc').limit(1).executeTakeFirst()

/** Says what has to happen before the other parent joins; null where only time helps, because they declined. */
const stepOf = (row: InvitationRow | undefined): WaitingCoparentDto['what'] | null => {
  if (!row) return 'invite'
  const { status } = row
  if (isFinalLeaf(invitationMachine, status))
    return metaOfLeaf<InvitationMeta>(invitationMachine, status).bars ? null : 'invite'
  const turns = turnsOf(
    invitationMachine.resolveState({ value: pathToValue(status), context: { joinsAt: joinsAt(row) } }),
  )
  return turns.includes('inviter') ? 'word' : 'answer'
}

const partOf = (coparent: WaitingCoparentDto[]): HomePart => ({ count: coparent.length, lists: { coparent } })
const none = partOf([])

/** Lists what waits until the other parent has joined. */
export const coparentWaiting: HomeLines = async (tx, viewer) => {
  if (!permissions['coparent.see'](viewer)) return { you: none, others: none }
  const [[other], row] = await Promise.all([otherParents(tx, viewer.viewpoint), newest(tx)])
  if (!other) return { you: partOf([{ what: 'name', personId: null, sentAt: null }]), others: none }
  const what = other.joined_at ? null : stepOf(row)
  if (!what) return { you: none, others: none }
  const line = partOf([{ what, personId: other.person_id, sentAt: what === 'invite' ? null : (row?.sent_at ?? null) }])
  return what === 'answer' ? { you: none, others: line } : { you: line, others: none }
}
