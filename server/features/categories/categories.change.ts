import { randomUUID } from 'node:crypto'
import { type CategoryDetailsDto, type NewCategory, titleKeyOf } from '#contract/categories.ts'
import { limits } from '#contract/limits.ts'
import { locales } from '#contract/locale.ts'
import { permissions } from '#contract/permissions.ts'
import L from '#i18n/i18n-node.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import {
  type CategoryRecord,
  categoryItemOf,
  countOwn,
  insertCategory,
  lockCategory,
  nameSuccessor,
  successorOf,
  withdrawCategory,
} from './categories.store.ts'

export type Act = { readonly change: UnitOfWork; readonly viewer: Viewer }
type Kind = 'added' | 'changed' | 'removed'

const tell = ({ change, viewer }: Act, kind: Kind, id: string, payload: Readonly<Record<string, unknown>>): void => {
  const by = byOf(viewer, [{ personId: viewer.personId, party: 'creator' }])
  recordEvent(change, { kind: `category.${kind}`, entity: 'category', entityId: id, by, audience: null, payload })
  change.live.push({ topic: 'category', id, audience: null })
}

const mustMake = (viewer: Viewer): void => {
  if (!permissions['category.make'](viewer)) throw new Refusal('notAllowed')
}

/** The preset titles in every language that a family may read. */
const presetTitles = new Set(
  locales.flatMap((locale) => Object.values(L[locale].common.category).map((title) => titleKeyOf(title()))),
)

const columnsOf = ({ name, description, creatorPercent }: NewCategory) => ({
  name,
  description: description || null,
  creator_percent: creatorPercent,
})

const insert = async ({ change, viewer }: Act, fields: NewCategory): Promise<string> => {
  const made = { id: randomUUID(), familyId: change.familyId, by: viewer.personId, now: change.now }
  const free = !presetTitles.has(titleKeyOf(fields.name)) && (await insertCategory(change.tx, made, fields))
  if (!free) throw new Refusal('invalid', { validationErrors: [{ field: 'name', code: 'duplicateTitle' }] })
  return made.id
}

export const addCategory = async (act: Act, fields: NewCategory): Promise<CategoryDetailsDto> => {
  const { tx } = act.change
  mustMake(act.viewer)
  if ((await countOwn(tx)) >= limits.categories) throw new Refusal('tooMany')
  const id = await insert(act, fields)
  tell(act, 'added', id, { columns: columnsOf(fields) })
  return categoryItemOf(tx, id)
}

const refuseMoved = async (tx: Tx, row: CategoryRecord): Promise<never> => {
  const successor = await successorOf(tx, row)
  throw successor
    ? new Refusal('changedSinceSeen', { item: await categoryItemOf(tx, successor.id) })
    : new Refusal('notFound')
}

/** Returns the locked category if it may still be changed: an own category that exists and that no expense uses. */
const unused = async ({ change: { tx }, viewer }: Act, id: string): Promise<CategoryDetailsDto> => {
  mustMake(viewer)
  const row = await lockCategory(tx, id)
  if (!row) throw new Refusal('notFound')
  if (row.preset !== null) throw new Refusal('categoryPreset', { item: await categoryItemOf(tx, id) })
  if (row.removed_at !== null) return refuseMoved(tx, row)
  const item = await categoryItemOf(tx, id)
  if (item.inUseSince !== null) throw new Refusal('categoryInUse', { item })
  return item
}

const contentsOf = ({ name, description, creatorPercent }: CategoryDetailsDto) => ({
  name,
  description,
  creator_percent: creatorPercent,
})

/**
 * Creates another category in its place. Nobody's expense is split by percentages they did not see: somebody who still
 * has the old category on their screen learns that it is gone.
 */
export const replaceCategory = async (act: Act, id: string, fields: NewCategory): Promise<CategoryDetailsDto> => {
  const { tx, now } = act.change
  const before = contentsOf(await unused(act, id))
  const columns = columnsOf(fields)
  if (Object.entries(columns).every(([key, value]) => Reflect.get(before, key) === value)) return categoryItemOf(tx, id)
  await withdrawCategory(tx, id, now)
  const next = await insert(act, fields)
  await nameSuccessor(tx, id, next)
  tell(act, 'changed', next, { replaces: id, was: before, columns })
  return categoryItemOf(tx, next)
}

export const removeCategory = async (act: Act, id: string): Promise<void> => {
  const { tx, now } = act.change
  const before = contentsOf(await unused(act, id))
  await withdrawCategory(tx, id, now)
  tell(act, 'removed', id, { columns: before })
}
