import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import type { Waiting } from '../../feature.ts'
import { waitingLine } from './waiting.model.ts'

const icons = { expense: IconReceipt, check: IconCash, bank: IconBuildingBank }

/** Lists the waiting expenses. Each line opens its expense. */
export function WaitingLines({ waiting: { items } }: { waiting: Waiting }) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  return items.map((item) => {
    const { kind, why, chip, tone, amount, note } = waitingLine(item, viewer, LL)
    return (
      <li key={item.id}>
        <Row
          icon={icons[kind]}
          title={item.name}
          named
          secondary={why}
          chip={<Chip tone={tone}>{chip}</Chip>}
          amount={amount}
          amountNote={note}
          link={<Link to="/expenses/$id" params={{ id: item.id }} />}
        />
      </li>
    )
  })
}
