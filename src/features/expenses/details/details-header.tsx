import { Link } from '@tanstack/react-router'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Amount } from '#src/ui/data/amount.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { chartOf } from '../expense.chart.ts'
import { labelKeyOf } from '../labels.ts'
import { categoryOf, childNames } from '../parties.ts'
import { type Share, shareOf } from '../row.model.ts'
import { type Messages, plainChipText, shareText } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'

type DetailsHeaderProps = { item: ExpenseDto; turn: TurnModel; viewer: Viewer; messages: Messages }

/** A remainder names its payer and the original share, which is shown small beside it. */
function noteOf(share: Share, { you, facts }: ExpenseDto, viewer: Viewer, messages: Messages): string {
  if (share.key !== 'remaining') return shareText(messages, share, viewer)
  const mine = you.party === 'other' && viewer.addressed
  const { remainingYouOwe, remainingOwes } = messages.expenses.share
  const owed = viewer.money(facts.owed)
  return mine ? remainingYouOwe({ owed }) : remainingOwes({ owed, name: share.name })
}

export function DetailsHeader({ item, turn, viewer, messages }: DetailsHeaderProps) {
  const { details, label } = messages.expenses
  const chart = chartOf(item)
  const share = shareOf(item, viewer)
  const about = [
    categoryText(messages, categoryOf(item.categoryId, viewer)),
    childNames(item.childIds, viewer),
    details.purchased({ date: viewer.date(item.purchaseDate) }),
    label[labelKeyOf(chart.label)](),
  ]
  return (
    <PageHeader
      back={{ label: details.back(), link: <Link to="/expenses" /> }}
      chip={<Chip tone={turn.chip.tone}>{plainChipText(messages, turn.chip)}</Chip>}
      title={item.name}
      subtitle={about.filter(Boolean).join(' · ')}
      aside={<Amount note={noteOf(share, item, viewer, messages)}>{viewer.money(share.amount ?? item.total)}</Amount>}
    />
  )
}
