import { randomUUID } from 'node:crypto'
import { childEvents } from '#contract/children/children.events.ts'
import type { ChildDto, NewChild } from '#contract/children/children.ts'
import type { ErrorCode, FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { pastDateProblem } from '#contract/past-date.ts'
import { permissions } from '#contract/permissions.ts'
import { dateIn } from '#domain/time.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { type Act, keeperOf, type Seen } from '../../lifecycle/keeper.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { childItemOf, countChildren, insertChild, lockChild, setChild, setDetails } from './children.store.ts'

/**
 * An entry contains the first name, by which both parents know the child, but only the fact that a last name or a date
 * of birth changed. The record is exported and printed, so what it says of a child can never be withdrawn.
 */
const keeper = keeperOf({
  events: childEvents,
  topic: 'child',
  mayKeep: permissions['child.keep'],
  lock: ({ change }: Act, id) => lockChild(change.tx, id),
  isSeen: (item, { version }) => item.version === version,
  present: async ({ change }, id) => (id === null ? null : childItemOf(change.tx, id)),
  people: (_child: Pick<ChildDto, 'id'>, { personId }) => [{ personId, party: 'creator' }],
  audience: () => null,
})

const wrongBirth = (code: FieldProblem) =>
  new Refusal('invalid', { validationErrors: [{ field: 'dateOfBirth', code }] })

const checkBirth = async ({ tx, now }: UnitOfWork, { dateOfBirth }: NewChild): Promise<void> => {
  if (!dateOfBirth) return
  const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const code = pastDateProblem(dateOfBirth, dateIn(now, time_zone))
  if (code) throw wrongBirth(code)
}

/**
 * A child's account is theirs alone from 18 on, by the earliest date of birth that was ever known. A later date, or
 * none, would give it back to the parents.
 * @throws {Refusal} invalid
 */
const checkOwnFrom = (known: ChildDto, { dateOfBirth }: NewChild): void => {
  if (!known.hasAccount || known.dateOfBirth === null) return
  if (!dateOfBirth || dateOfBirth > known.dateOfBirth) throw wrongBirth('birthDateKept')
}

export const addChild = (act: Act, fields: NewChild): Promise<ChildDto> =>
  keeper.keep(act, null, async () => {
    const { change } = act
    await checkBirth(change, fields)
    if ((await countChildren(change.tx)) >= limits.children) throw new Refusal('tooMany')
    const id = randomUUID()
    await insertChild(change.tx, change.familyId, id, fields)
    keeper.record(act, 'added', { id }, { version: 1, columns: { first_name: fields.firstName } })
    return childItemOf(change.tx, id)
  })

const detailsChanged = (item: ChildDto, { lastName, dateOfBirth }: NewChild): string[] => [
  ...(item.lastName === (lastName || null) ? [] : ['lastName']),
  ...(item.dateOfBirth === (dateOfBirth ?? null) ? [] : ['dateOfBirth']),
]

export const changeChild = (act: Act, seen: Seen, fields: NewChild): Promise<ChildDto> =>
  keeper.change(act, seen, async (item) => {
    const { change } = act
    await checkBirth(change, fields)
    checkOwnFrom(item, fields)
    const renamed = item.firstName !== fields.firstName
    const changed = detailsChanged(item, fields)
    if (!renamed && changed.length === 0) return item
    await setChild(change.tx, item, { first_name: fields.firstName })
    await setDetails(change.tx, change.familyId, item.id, fields)
    keeper.record(act, renamed ? 'renamed' : 'changed', item, {
      version: item.version + 1,
      columns: { first_name: fields.firstName },
      ...(renamed && { was: item.firstName }),
      ...(changed.length > 0 && { changed }),
    })
    return childItemOf(change.tx, item.id)
  })

const entryOf = ({ version, firstName }: ChildDto) => ({
  version: version + 1,
  columns: { first_name: firstName },
})

/** Sets whether the child is offered for new items. */
export const setArchived = (act: Act, seen: Seen, archived: boolean): Promise<ChildDto> =>
  keeper.change(act, seen, async (item) => {
    const { tx, now } = act.change
    if ((item.archivedAt !== null) === archived) throw new Refusal('notAllowedNow')
    await setChild(tx, item, { archived_at: archived ? now : null })
    keeper.record(act, archived ? 'archived' : 'restored', item, entryOf(item))
    return childItemOf(tx, item.id)
  })

const heldBy = ({ inUseSince, hasAccount }: ChildDto): ErrorCode | null => {
  if (inUseSince !== null) return 'childInUse'
  return hasAccount ? 'childHasAccount' : null
}

/** The row stays, because a private expense that this parent must not know of may name it; the details are deleted. */
export const removeChild = (act: Act, seen: Seen): Promise<void> =>
  keeper.change(act, seen, async (item) => {
    const { tx, now, familyId } = act.change
    const held = heldBy(item)
    if (held) throw new Refusal(held)
    await setChild(tx, item, { removed_at: now })
    await setDetails(tx, familyId, item.id, { firstName: item.firstName })
    keeper.record(act, 'removed', item, entryOf(item))
  })
