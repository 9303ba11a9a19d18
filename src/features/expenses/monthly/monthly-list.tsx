import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Row } from '#src/ui/data/row.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { monthlyListQuery } from './monthly.queries.ts'

/** Lists what comes back each month; each line opens its draft, where it can be sent, skipped or ended. */
export function MonthlyList({ viewer }: { viewer: Viewer }) {
  const { client } = useApp()
  const { monthly } = useI18nContext().LL.expenses
  const { data } = useQuery(monthlyListQuery(client))
  if (!data || data.items.length === 0) return null
  return (
    <Card bleed>
      <CardHeader title={monthly.list.title()} />
      <ul>
        {data.items.map(({ id, name, total, nextOn, endsOn }) => (
          <li key={id}>
            <Row
              title={name}
              named
              secondary={
                endsOn
                  ? monthly.list.until({ date: viewer.date(nextOn), end: viewer.date(endsOn) })
                  : monthly.list.next({ date: viewer.date(nextOn) })
              }
              amount={viewer.money(total)}
              link={<Link to="/expenses/new" search={{ monthly: id }} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
