import { Link } from '@tanstack/react-router'
import type { HomeDto } from '#contract/home.ts'
import type { PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FigureCard } from '#src/app/shared/list/figure-cards.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'

/** Shows what is due of child support, apart from what the parents owe of shared expenses. */
export function SupportFigures({ home: { you, others } }: { home: HomeDto }) {
  const { support } = useI18nContext().LL.home
  const viewer = useViewer()
  const owes = (id: string, on: PlainDate) => {
    const isOverdue = on < viewer.today
    const [date, name] = [viewer.day(on), viewer.nameOf(id)]
    if (viewer.isYou(id)) return isOverdue ? support.youOweOverdue({ date }) : support.youOwe({ date })
    return isOverdue ? support.owesOverdue({ name, date }) : support.owes({ name, date })
  }
  const dues = [...you.support, ...others.support].filter(({ what, amount }) => what === 'due' && amount > 0)
  return dues.map(({ ledgerId, id, whose, amount, on }) => (
    <FigureCard
      key={id}
      label={support.title()}
      amount={viewer.money(amount)}
      note={owes(whose, on)}
      link={<Link to="/expenses/childSupport" search={{ ledger: ledgerId }} />}
    />
  ))
}
