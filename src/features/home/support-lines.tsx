import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import { Link } from '@tanstack/react-router'
import type { WaitingSupportDto } from '#contract/home.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'

/** What child support waits for, as lines of the list that the expenses stand in. Each opens its ledger. */
export function SupportLines({ items }: { items: readonly WaitingSupportDto[] }) {
  return items.map((item) => (
    <li key={`${item.what} ${item.id}`}>
      <SupportLine item={item} />
    </li>
  ))
}

function SupportLine({ item: { ledgerId, what, whose, otherId, amount, on } }: { item: WaitingSupportDto }) {
  const words = useI18nContext().LL.home.support
  const reader = useViewer()
  const isTheirs = reader.viewpoint === whose
  const chip = isTheirs ? words.task[what]() : words.waitingFor({ name: reader.nameOf(whose) })
  const why = reader.isYou(otherId) ? words.whyYours : words.why
  return (
    <Row
      icon={IconCoins}
      title={words.title()}
      secondary={why[what]({ name: reader.nameOf(otherId), date: reader.date(on) })}
      chip={<Chip tone={isTheirs ? 'attention' : 'waiting'}>{chip}</Chip>}
      amount={reader.money(amount)}
      amountNote={words.amount[what]()}
      link={<Link to="/expenses/childSupport" search={{ ledger: ledgerId }} />}
    />
  )
}
