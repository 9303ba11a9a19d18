import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { expenseMeta } from '#machines/expenses/expense.leaves.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Amount } from '#src/ui/data/amount.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { chartOf } from '../expense.chart.ts'
import { labelKeyOf } from '../labels.ts'
import { categoryOf, childNames } from '../parties.ts'
import { labelUnder, shareOf } from '../row.model.ts'
import { type Messages, plainChipText, shareTexts } from '../texts.ts'
import type { TurnModel } from '../turn-card.model.ts'
import { headlineOf } from './balance.ts'

type DetailsHeaderProps = {
  item: ExpenseSummaryDto
  turn: TurnModel
  viewer: Viewer
  messages: Messages
  menu?: ReactNode
}

/** Says what it was for, for whom and when it was bought. */
const aboutOf = (item: ExpenseSummaryDto, viewer: Viewer, messages: Messages): string =>
  [
    categoryText(messages, categoryOf(item.categoryId, viewer)),
    childNames(item.childIds, viewer),
    messages.expenses.details.purchased({ date: viewer.date(item.purchaseDate) }),
  ]
    .filter(Boolean)
    .join(' · ')

export function DetailsHeader({ item, turn, viewer, messages, menu }: DetailsHeaderProps) {
  const { details, label } = messages.expenses
  const { uncounted } = expenseMeta(item.status)
  const chip = plainChipText(messages, turn.chip)
  const about = [
    aboutOf(item, viewer, messages),
    // The chip says how an expense ended; before that the status says more than whose turn it is.
    ...(labelUnder(turn.chip, chartOf(item)) ? [label[labelKeyOf(chartOf(item).label)]()] : []),
  ]
  return (
    <PageHeader
      back={{ label: details.back(), link: <Link to="/expenses" /> }}
      chip={<Chip tone={turn.chip.tone}>{chip}</Chip>}
      menu={menu}
      title={<Verbatim>{item.name}</Verbatim>}
      subtitle={about.filter(Boolean).join(' · ')}
      aside={
        uncounted ? (
          <Amount note={shareTexts(messages, shareOf(item, viewer), viewer)[0]}>{viewer.money(item.total)}</Amount>
        ) : (
          <Headline item={item} viewer={viewer} messages={messages} />
        )
      }
    />
  )
}

function Headline({ item, viewer, messages }: Omit<DetailsHeaderProps, 'turn' | 'menu'>) {
  const { amount, note, more } = headlineOf(item, viewer, messages)
  return (
    <Amount
      note={
        <>
          {note}
          {more && <div>{more}</div>}
        </>
      }
    >
      {viewer.money(amount)}
    </Amount>
  )
}
