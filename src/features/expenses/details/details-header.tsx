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
import { sayPlainChip, sayShare, type Words } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'

type DetailsHeaderProps = { item: ExpenseDto; turn: TurnModel; reader: Viewer; words: Words }

/** A remainder says whose it is and of how much; the original stands small beside it. */
function noteOf(share: Share, { you, facts }: ExpenseDto, reader: Viewer, words: Words): string {
  if (share.key !== 'remaining') return sayShare(words, share, reader)
  const mine = you.party === 'other' && reader.addressed
  const { remainingYouOwe, remainingOwes } = words.expenses.share
  const owed = reader.money(facts.owed)
  return mine ? remainingYouOwe({ owed }) : remainingOwes({ owed, name: share.name })
}

export function DetailsHeader({ item, turn, reader, words }: DetailsHeaderProps) {
  const { details, label } = words.expenses
  const chart = chartOf(item)
  const share = shareOf(item, reader, chart)
  const about = [
    categoryText(words, categoryOf(item.categoryId, reader)),
    childNames(item.childIds, reader),
    details.purchased({ date: reader.date(item.purchaseDate) }),
    label[labelKeyOf(chart.label)](),
  ]
  return (
    <PageHeader
      back={{ label: details.back(), link: <Link to="/expenses" /> }}
      chip={<Chip tone={turn.chip.tone}>{sayPlainChip(words, turn.chip)}</Chip>}
      title={item.name}
      subtitle={about.filter(Boolean).join(' · ')}
      aside={<Amount note={noteOf(share, item, reader, words)}>{reader.money(share.amount ?? item.total)}</Amount>}
    />
  )
}
