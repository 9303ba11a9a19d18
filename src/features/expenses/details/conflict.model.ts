import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { PaymentAction } from '#src/features/payments/payment.chart.ts'
import { chartOf, type ExpenseAction } from '../expense.chart.ts'
import { type LabelKey, labelKeyOf } from '../labels.ts'
import { childNames } from '../parties.ts'
import type { SplitShare } from '../split-text.ts'

export type ConflictAction = ExpenseAction | PaymentAction

/**
 * Describes one value that differs from what was on the screen. Amounts and dates are formatted, names are readable.
 */
export type Change =
  | { readonly key: Compared; readonly was: string; readonly now: string }
  | { readonly key: 'status'; readonly was: LabelKey; readonly now: LabelKey }
  | { readonly key: 'split'; readonly was: readonly SplitShare[]; readonly now: readonly SplitShare[] }
  | { readonly key: 'note' | 'receipts' }
type Compared = 'total' | 'name' | 'purchaseDate' | 'category' | 'children' | 'remaining'

export type ConflictModel = {
  readonly title: 'changedBy' | 'changedByYou' | 'movedOn'
  readonly name: string
  readonly expense: string
  readonly changes: readonly Change[]
  /** The answer that was refused; null when the change was seen before an answer. */
  readonly nothing: ConflictAction | null
}

type Format = (item: ExpenseDto, viewer: Viewer) => string

/** Lists what its creator may change while it is open, the most important first. */
const content: readonly (readonly [Compared, Format])[] = [
  ['total', ({ total }, { money }) => money(total)],
  ['name', ({ name }) => name],
  ['purchaseDate', ({ purchaseDate }, { date }) => date(purchaseDate)],
  ['category', ({ categoryId }) => categoryId],
  ['children', ({ childIds }, viewer) => childNames(childIds, viewer)],
]

const different = (looks: typeof content, before: ExpenseDto, now: ExpenseDto, viewer: Viewer): Change[] =>
  looks.flatMap(([key, look]) => {
    const was = look(before, viewer)
    const is = look(now, viewer)
    return was === is ? [] : { key, was, now: is }
  })

const splitIn = ({ shares }: ExpenseDto): readonly SplitShare[] =>
  shares.map(({ personId, percent }) => ({ personId, percent }))

const files = ({ receipts }: ExpenseDto) => receipts.map(({ id }) => id).join()

function contentChanges(before: ExpenseDto, now: ExpenseDto, viewer: Viewer): Change[] {
  const changes = different(content, before, now, viewer)
  const [was, is] = [splitIn(before), splitIn(now)]
  if (JSON.stringify(was) !== JSON.stringify(is)) changes.push({ key: 'split', was, now: is })
  if (before.note !== now.note) changes.push({ key: 'note' })
  return changes
}

function courseChanges(before: ExpenseDto, now: ExpenseDto, { money }: Viewer): Change[] {
  const [was, is] = [labelKeyOf(chartOf(before).label), labelKeyOf(chartOf(now).label)]
  const [owedThen, owedNow] = [payableOf(before.facts), payableOf(now.facts)]
  const changes: Change[] = []
  if (files(before) !== files(now)) changes.push({ key: 'receipts' })
  if (was !== is) changes.push({ key: 'status', was, now: is })
  // Another total or another split has said it already.
  if (owedThen !== owedNow && before.facts.owed === now.facts.owed)
    changes.push({ key: 'remaining', was: money(owedThen), now: money(owedNow) })
  return changes
}

/** Tells whether the other parent changed what a person read and may still answer. */
export const isEdited = (before: ExpenseDto, now: ExpenseDto, viewer: Viewer): boolean =>
  !viewer.isYou(now.createdBy) && contentChanges(before, now, viewer).length > 0

/** Says what an item was and what it has become, because an answer was refused or before one is given. */
export function conflictOf(
  before: ExpenseDto,
  now: ExpenseDto,
  action: ConflictAction | null,
  viewer: Viewer,
): ConflictModel {
  const edited = contentChanges(before, now, viewer)
  const changes = [...edited, ...courseChanges(before, now, viewer)]
  const changedBy = viewer.isYou(now.createdBy) ? 'changedByYou' : 'changedBy'
  return {
    title: edited.length > 0 ? changedBy : 'movedOn',
    name: viewer.nameOf(now.createdBy),
    expense: now.name,
    changes,
    nothing: action,
  }
}
