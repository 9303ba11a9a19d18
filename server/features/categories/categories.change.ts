import { randomUUID } from 'node:crypto'
import { categoryEvents } from '#contract/categories/categories.events.ts'
import { type CategoryDetailsDto, type NewCategory, titleKeyOf } from '#contract/categories/categories.ts'
import { limits } from '#contract/limits.ts'
import { locales } from '#contract/locale.ts'
import { permissions } from '#contract/permissions.ts'
import L from '#i18n/i18n-node.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { type Act, keeperOf } from '../../lifecycle/keeper.ts'
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

/** Returns the category, or the one that replaces it by now. */
const presentOf = async (tx: Tx, id: string): Promise<CategoryDetailsDto | null> => {
  const row = await lockCategory(tx, id)
  if (!row) return null
  const latest = row.removed_at === null ? row : await successorOf(tx, row)
  return latest && categoryItemOf(tx, latest.id)
}

/**
 * A category is replaced instead of changed, so nobody's expense is split by percentages they did not see: somebody who
 * still has the old one on their screen learns that it is gone.
 */
const keeper = keeperOf({
  events: categoryEvents,
  topic: 'category',
  mayKeep: permissions['category.make'],
  lock: ({ change }: Act, id) => lockCategory(change.tx, id),
  isSeen: ({ removed_at }) => removed_at === null,
  present: async ({ change }, id) => (id === null ? null : presentOf(change.tx, id)),
  people: (_category: Pick<CategoryRecord, 'id'>, { personId }) => [{ personId, party: 'creator' }],
  audience: () => null,
})

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

export const addCategory = (act: Act, fields: NewCategory): Promise<CategoryDetailsDto> =>
  keeper.keep(act, null, async () => {
    const { tx } = act.change
    if ((await countOwn(tx)) >= limits.categories) throw new Refusal('tooMany')
    const id = await insert(act, fields)
    keeper.record(act, 'added', { id }, { columns: columnsOf(fields) })
    return categoryItemOf(tx, id)
  })

/** Returns the category if it may still be changed: an own category that no expense uses. */
const unused = async (tx: Tx, { id, preset }: CategoryRecord): Promise<CategoryDetailsDto> => {
  if (preset !== null) throw new Refusal('categoryPreset')
  const item = await categoryItemOf(tx, id)
  if (item.inUseSince !== null) throw new Refusal('categoryInUse')
  return item
}

const contentsOf = ({ name, description, creatorPercent }: CategoryDetailsDto) => ({
  name,
  description,
  creator_percent: creatorPercent,
})

/** Creates another category in its place. */
export const replaceCategory = (act: Act, id: string, fields: NewCategory): Promise<CategoryDetailsDto> =>
  keeper.change(act, { id }, async (row) => {
    const { tx, now } = act.change
    const item = await unused(tx, row)
    const before = contentsOf(item)
    const columns = columnsOf(fields)
    if (Object.entries(columns).every(([key, value]) => Reflect.get(before, key) === value)) return item
    await withdrawCategory(tx, id, now)
    const next = await insert(act, fields)
    await nameSuccessor(tx, id, next)
    keeper.record(act, 'changed', { id: next }, { replaces: id, was: before, columns })
    return categoryItemOf(tx, next)
  })

export const removeCategory = (act: Act, id: string): Promise<void> =>
  keeper.change(act, { id }, async (row) => {
    const { tx, now } = act.change
    const before = contentsOf(await unused(tx, row))
    await withdrawCategory(tx, id, now)
    keeper.record(act, 'removed', row, { columns: before })
  })
