import { randomUUID } from 'node:crypto'
import type { InfoEntryCommand, NewInfoEntry } from '#contract/info-bank/info-entries.ts'
import { infoLimits } from '#contract/info-bank/info-limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { columnsOfContent } from './info-bank.content.ts'
import { infoEntryLifecycle } from './info-bank.lifecycle.ts'
import { infoFactsOf, wrong } from './info-bank.people.ts'
import { countOf, type InfoRow, insertInfo } from './info-bank.store.ts'

/**
 * Adds an entry of the viewer's, and shares it at once where they say so. Resolves with its id.
 * @throws {Refusal} notAllowed, tooMany, invalid, childRequired, noOtherParent
 */
export const addInfoEntry = async (
  change: UnitOfWork,
  viewer: Viewer,
  { shared, ...content }: NewInfoEntry,
): Promise<string> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['infoBank.write'](viewer)) throw new Refusal('notAllowed')
  const author_id = viewer.personId
  // Nobody shares anything about the other parent; the chart refuses it too.
  if (shared && infoFactsOf(content.parentId, author_id).concerns === 'other') throw wrong('parentId', 'notAChoice')
  if ((await countOf(tx, author_id)) >= infoLimits.most) throw new Refusal('tooMany')
  const id = randomUUID()
  const own = { id, author_id, reach: 'closed', audience: [author_id] } satisfies Partial<InfoRow>
  const insert = async (status: InfoRow['status']) =>
    insertInfo(tx, {
      ...own,
      ...(await columnsOfContent(change, { ...own, child_ids: [], file_ids: [] }, content, author_id)),
      family_id,
      status,
      version: 1,
      other_id: null,
      edition: 1,
      shared_at: null,
      created_at: now,
      changed_at: now,
    })
  const facts = infoFactsOf(content.parentId, author_id)
  const { version } = await begin(change, infoEntryLifecycle, facts, insert, viewer)
  if (!shared) return id
  const command: InfoEntryCommand = { type: 'infoEntry.share', version }
  await advance(change, infoEntryLifecycle, id, command, viewer)
  return id
}
