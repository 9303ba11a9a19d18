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

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ')

/** Says what it was for and for whom, in names that a page translator leaves alone. */
const namesIn = (item: ExpenseSummaryDto, viewer: Viewer, messages: Messages): string =>
  joined([categoryText(messages, categoryOf(item.categoryId, viewer)), childNames(item.childIds, viewer)])

export function DetailsHeader({ item, turn, viewer, messages, menu }: DetailsHeaderProps) {
  const { details, label } = messages.expenses
  const { uncounted } = expenseMeta(item.status)
  const chip = plainChipText(messages, turn.chip)
  const names = namesIn(item, viewer, messages)
  const about = joined([
    details.purchased({ date: viewer.date(item.purchaseDate) }),
    // The chip says how an expense ended; before that the status says more than whose turn it is.
    labelUnder(turn.chip, chartOf(item)) ? label[labelKeyOf(chartOf(item).label)]() : '',
  ])
  return (
    <PageHeader
      back={{ label: details.back(), link: <Link to="/expenses" /> }}
      chip={<Chip tone={turn.chip.tone}>{chip}</Chip>}
      menu={menu}
      title={<Verbatim>{item.name}</Verbatim>}
      subtitle={
        <>
          {names && (
            <>
              <Verbatim>{names}</Verbatim>
              {' · '}
            </>
          )}
          {about}
        </>
      }
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
