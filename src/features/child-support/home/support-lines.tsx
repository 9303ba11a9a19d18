import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import { Link } from '@tanstack/react-router'
import type { WaitingSupportDto } from '#contract/home.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import type { Waiting } from '../../feature.ts'

/** Lists what child support waits for. Each line opens its ledger. */
export function SupportLines({ waiting: { support } }: { waiting: Waiting }) {
  return support.map((item) => (
    <li key={`${item.what} ${item.id}`}>
      <SupportLine item={item} />
    </li>
  ))
}

function SupportLine({ item: { ledgerId, what, whose, otherId, amount, on } }: { item: WaitingSupportDto }) {
  const messages = useI18nContext().LL.home.support
  const viewer = useViewer()
  const isTheirs = viewer.viewpoint === whose
  const chip = isTheirs ? messages.task[what]() : messages.waitingFor({ name: viewer.nameOf(whose) })
  const why = viewer.isYou(otherId) ? messages.whyYours : messages.why
  return (
    <Row
      icon={IconCoins}
      title={messages.title()}
      secondary={why[what]({ name: viewer.nameOf(otherId), date: viewer.date(on) })}
      chip={<Chip tone={isTheirs && viewer.addressed ? 'attention' : 'waiting'}>{chip}</Chip>}
      amount={viewer.money(amount)}
      amountNote={messages.amount[what]()}
      link={<Link to="/expenses/childSupport" search={{ ledger: ledgerId }} />}
    />
  )
}
