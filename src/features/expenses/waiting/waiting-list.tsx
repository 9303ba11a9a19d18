import { chakra } from '@chakra-ui/react/styled-system'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HomeDto, WaitingExpenseDto } from '#contract/home.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import type { Messages } from '../texts.ts'
import { waitingLine } from './waiting.model.ts'

const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } })
const Foot = chakra('div', {
  base: { display: 'flex', justifyContent: 'center', p: 'u1', borderTopWidth: '1px' },
})

const icons = { expense: IconReceipt, check: IconCash, bank: IconBuildingBank }

type WaitingListProps = { list: HomeDto['you']; label: string; beside: Beside; viewer: Viewer; messages: Messages }
/** The lines of what is no expense, as items of the same list. */
export type Beside = (support: HomeDto['you']['support']) => ReactNode

/** Each line opens what waits. What is beyond the first few stands in the log. */
export function WaitingList({ list, label, beside, viewer, messages }: WaitingListProps) {
  return (
    <>
      <List aria-label={label}>
        {beside(list.support)}
        {list.items.map((item) => (
          <li key={item.id}>
            <WaitingRow item={item} viewer={viewer} messages={messages} />
          </li>
        ))}
      </List>
      {list.count > list.items.length + list.support.length && (
        <Foot>
          <ButtonLink variant="tertiary" link={<Link to="/expenses" search={{ show: 'outstanding' }} />}>
            {messages.expenses.waiting.all()}
          </ButtonLink>
        </Foot>
      )}
    </>
  )
}

function WaitingRow({ item, viewer, messages }: { item: WaitingExpenseDto; viewer: Viewer; messages: Messages }) {
  const { kind, why, chip, tone, amount, note } = waitingLine(item, viewer, messages)
  return (
    <Row
      icon={icons[kind]}
      title={item.name}
      secondary={why}
      chip={<Chip tone={tone}>{chip}</Chip>}
      amount={amount}
      amountNote={note}
      link={<Link to="/expenses/$id" params={{ id: item.id }} />}
    />
  )
}
