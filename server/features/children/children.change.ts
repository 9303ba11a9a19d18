import { randomUUID } from 'node:crypto'
import type { ChildDto, NewChild } from '#contract/children.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { pastDateProblem } from '#contract/past-date.ts'
import { permissions } from '#contract/permissions.ts'
import { dateIn } from '#domain/time.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { childItemOf, countChildren, insertChild, lockChild, setChild, setDetails } from './children.store.ts'

export type Act = { readonly change: UnitOfWork; readonly viewer: Viewer }
type Kind = 'added' | 'renamed' | 'changed' | 'archived' | 'restored' | 'removed'

/**
 * An entry contains the first name, by which both parents know the child, but only the fact that a last name or a date
 * of birth changed. The record is exported and printed, so what it says of a child can never be withdrawn.
 */
const tell = ({ change, viewer }: Act, kind: Kind, id: string, payload: Readonly<Record<string, unknown>>): void => {
  const by = byOf(viewer, [{ personId: viewer.personId, party: 'creator' }])
  recordEvent(change, { kind: `child.${kind}`, entity: 'child', entityId: id, by, audience: null, payload })
  change.live.push({ topic: 'child', id, audience: null })
}

const mustKeep = (viewer: Viewer): void => {
  if (!permissions['child.keep'](viewer)) throw new Refusal('notAllowed')
}

const checkBirth = async ({ tx, now }: UnitOfWork, { dateOfBirth }: NewChild): Promise<void> => {
  if (!dateOfBirth) return
  const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const code = pastDateProblem(dateOfBirth, dateIn(now, time_zone))
  if (code) throw new Refusal('invalid', { validationErrors: [{ field: 'dateOfBirth', code }] })
}

export const addChild = async (act: Act, fields: NewChild): Promise<ChildDto> => {
  const { change, viewer } = act
  mustKeep(viewer)
  await checkBirth(change, fields)
  if ((await countChildren(change.tx)) >= limits.children) throw new Refusal('tooMany')
  const id = randomUUID()
  await insertChild(change.tx, change.familyId, id, fields)
  tell(act, 'added', id, { version: 1, columns: { first_name: fields.firstName } })
  return childItemOf(change.tx, id)
}

type Seen = { readonly id: string; readonly version: number }

/** Locks the child and checks that it is at the version that the person saw. */
const seenChild = async ({ change, viewer }: Act, { id, version }: Seen): Promise<ChildDto> => {
  mustKeep(viewer)
  const item = await lockChild(change.tx, id)
  if (!item) throw new Refusal('notFound')
  if (item.version !== version) throw new Refusal('changedSinceSeen', { item })
  return item
}

const detailsChanged = (item: ChildDto, { lastName, dateOfBirth }: NewChild): string[] => [
  ...(item.lastName === (lastName || null) ? [] : ['lastName']),
  ...(item.dateOfBirth === (dateOfBirth ?? null) ? [] : ['dateOfBirth']),
]

export const changeChild = async (act: Act, seen: Seen, fields: NewChild): Promise<ChildDto> => {
  const { change } = act
  const item = await seenChild(act, seen)
  await checkBirth(change, fields)
  const renamed = item.firstName !== fields.firstName
  const changed = detailsChanged(item, fields)
  if (!renamed && changed.length === 0) return item
  await setChild(change.tx, item, { first_name: fields.firstName })
  await setDetails(change.tx, change.familyId, item.id, fields)
  tell(act, renamed ? 'renamed' : 'changed', item.id, {
    version: item.version + 1,
    columns: { first_name: fields.firstName },
    ...(renamed && { was: item.firstName }),
    ...(changed.length > 0 && { changed }),
  })
  return childItemOf(change.tx, item.id)
}

const entryOf = ({ version, firstName }: ChildDto) => ({
  version: version + 1,
  columns: { first_name: firstName },
})

/** Sets whether the child is offered for new items. */
export const setArchived = async (act: Act, seen: Seen, archived: boolean): Promise<ChildDto> => {
  const { tx, now } = act.change
  const item = await seenChild(act, seen)
  if ((item.archivedAt !== null) === archived) throw new Refusal('notAllowedNow', { item })
  await setChild(tx, item, { archived_at: archived ? now : null })
  tell(act, archived ? 'archived' : 'restored', item.id, entryOf(item))
  return childItemOf(tx, item.id)
}

const heldBy = ({ inUseSince, hasAccount }: ChildDto): ErrorCode | null => {
  if (inUseSince !== null) return 'childInUse'
  return hasAccount ? 'childHasAccount' : null
}

/** The row stays, because a private expense that this parent must not know of may name it; the details are deleted. */
export const removeChild = async (act: Act, seen: Seen): Promise<void> => {
  const { tx, now, familyId } = act.change
  const item = await seenChild(act, seen)
  const held = heldBy(item)
  if (held) throw new Refusal(held, { item })
  await setChild(tx, item, { removed_at: now })
  await setDetails(tx, familyId, item.id, { firstName: item.firstName })
  tell(act, 'removed', item.id, entryOf(item))
}
