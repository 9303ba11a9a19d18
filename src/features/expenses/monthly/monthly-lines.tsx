import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import type { Waiting } from '../../feature.ts'

/** Lists the monthly drafts whose day has come. Each line opens the form, filled in. */
export function MonthlyLines({ waiting: { monthly } }: { waiting: Waiting }) {
  const { home } = useI18nContext().LL.expenses.monthly
  const viewer = useViewer()
  return monthly.map(({ id, name, total, on }) => (
    <li key={id}>
      <Row
        icon={IconRepeat}
        title={name}
        named
        secondary={home.why({ date: viewer.date(on) })}
        chip={<Chip tone="attention">{home.ready()}</Chip>}
        amount={viewer.money(total)}
        link={<Link to="/expenses/new" search={{ monthly: id }} />}
      />
    </li>
  ))
}
