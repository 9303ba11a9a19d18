import type { ExpenseSummaryDto, NewExpense } from '#contract/expenses/expenses.ts'
import { otherPercentOf, splitTotal } from '#domain/money.ts'
import type { Instant } from '#domain/time.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { noFacts } from '#machines/expenses/expense.types.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { categoryOf, otherParentIdOf } from '../parties.ts'

/** Stands in for the id that only the server gives. */
const noId = 'beingSent'

export const isBeingSent = ({ id }: Pick<ExpenseSummaryDto, 'id'>): boolean => id === noId

/** Builds the line that a new expense will have on the log, from what was typed, until the server has answered. */
export function expectedLine(body: NewExpense, viewer: Viewer, now: Instant): ExpenseSummaryDto {
  const { family, viewpoint } = viewer
  const creatorPercent = body.ownPercent ?? categoryOf(body.categoryId, viewer)?.creatorPercent ?? 100
  const otherPercent = otherPercentOf(creatorPercent)
  const otherId = otherParentIdOf(viewer)
  const amounts = splitTotal(body.total, otherPercent)
  const facts = { ...noFacts, owed: amounts.other, opened: false }
  return {
    id: noId,
    status: initialLeafOf(expenseMachine, { ...facts, private: body.private }),
    version: 0,
    name: body.name,
    total: body.total,
    currency: family.currency,
    shares: [
      { personId: viewpoint, percent: creatorPercent, amount: amounts.creator },
      ...(otherId ? [{ personId: otherId, percent: otherPercent, amount: amounts.other }] : []),
    ],
    facts,
    categoryId: body.categoryId,
    childIds: body.childIds,
    purchaseDate: body.purchaseDate,
    createdBy: viewpoint,
    createdAt: now,
    you: { actor: viewpoint, party: 'creator', mode: 'self' },
  }
}
