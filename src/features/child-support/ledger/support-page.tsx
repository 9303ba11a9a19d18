import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { SupportLedgerDto, SupportOrderDto, SupportOverviewDto } from '#contract/child-support/child-support.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { mayPay, metaOfOrder, presentOrder } from '#src/features/child-support/support-order.chart.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { overviewQuery } from '../child-support.queries.ts'
import type { Messages } from '../texts.ts'
import { PayActions } from './due-turn.tsx'
import { LedgerView, Stack } from './ledger-view.tsx'
import type { SupportAction } from './support-action.ts'
import { TakeLedger } from './take-ledger.tsx'

const route = '/_authed/expenses/childSupport/'

/** Shows child support in a ledger of its own, from the order to the last payment. */
export function SupportPage() {
  const { client } = useApp()
  const messages = useI18nContext().LL.childSupport
  const viewer = useViewer()
  const { ledger: wanted } = useSearch({ from: route })
  const [action, setAction] = useState<SupportAction | null>(null)
  const query = useQuery(overviewQuery(client))
  const chosen = query.data && chosenOf(query.data, wanted)
  return (
    <>
      <PageHeader
        title={messages.title()}
        subtitle={messages.lead()}
        aside={chosen && <LedgerActions ledger={chosen} viewer={viewer} messages={messages} onAction={setAction} />}
      />
      <Awaited query={query} messages={messages}>
        {({ ledgers }) =>
          chosen ? (
            <Stack>
              <LedgerSelect ledgers={ledgers} chosen={chosen} viewer={viewer} messages={messages} />
              <LedgerView
                key={chosen.root}
                ledger={chosen}
                viewer={viewer}
                messages={messages}
                action={action}
                onAction={setAction}
              />
            </Stack>
          ) : (
            <NoOrder viewer={viewer} messages={messages} />
          )
        }
      </Awaited>
    </>
  )
}

/** Picks the ledger in the address, else the one with the latest order. */
const chosenOf = ({ ledgers }: SupportOverviewDto, wanted: string | undefined): SupportLedgerDto | undefined =>
  ledgers.find(({ root }) => root === wanted) ?? ledgers[0]

type LedgerActionsProps = {
  ledger: SupportLedgerDto
  viewer: Viewer
  messages: Messages
  onAction: (action: SupportAction) => void
}

/** Nothing will fall due from it any more. */
const hasEnded = (order: SupportOrderDto): boolean => {
  const { agreed, rejected = false } = metaOfOrder(order)
  return rejected || agreed === 'ended'
}

function LedgerActions({ ledger, viewer, messages, onAction }: LedgerActionsProps) {
  const order = presentOrder(ledger)
  const onlyEnded = ledger.orders.every(hasEnded)
  return (
    <Actions>
      {order && <TakeLedger root={ledger.root} messages={messages} />}
      {onlyEnded && viewer.may('support.record') && (
        <ButtonLink variant="secondary" link={<Link to="/expenses/childSupport/new" />}>
          {messages.action.record()}
        </ButtonLink>
      )}
      {/* What has fallen due is paid from the turn card; here it is paid ahead. */}
      {order && mayPay(order) && ledger.summary.open === 0 && (
        <PayActions root={ledger.root} order={order} viewer={viewer} messages={messages} onAction={onAction} />
      )}
    </Actions>
  )
}

type LedgerSelectProps = {
  ledgers: readonly SupportLedgerDto[]
  chosen: SupportLedgerDto
  viewer: Viewer
  messages: Messages
}

/** Shown only when there is more than one ledger. */
function LedgerSelect({ ledgers, chosen, viewer, messages }: LedgerSelectProps) {
  const navigate = useNavigate()
  if (ledgers.length < 2) return null
  return (
    <Select
      label={messages.ledgers()}
      value={chosen.root}
      options={ledgers.flatMap(({ root, orders: [latest] }) =>
        latest
          ? {
              value: root,
              label: messages.ledgerFrom({ amount: viewer.money(latest.amount), date: viewer.date(latest.from) }),
            }
          : [],
      )}
      onChange={({ target }) => void navigate({ to: '/expenses/childSupport', search: { ledger: target.value } })}
    />
  )
}

function NoOrder({ viewer, messages }: { viewer: Viewer; messages: Messages }) {
  const { empty } = messages
  const mayRecord = viewer.may('support.record')
  const hasChild = viewer.family.children.some(({ offered }) => offered)
  const text = !mayRecord ? empty.lookingOn() : hasChild ? empty.text({ name: otherParentOf(viewer) }) : empty.noChild()
  const way = hasChild ? (
    <ButtonLink link={<Link to="/expenses/childSupport/new" />}>{messages.action.record()}</ButtonLink>
  ) : (
    <ButtonLink link={<Link to="/account/children" />}>{empty.toChildren()}</ButtonLink>
  )
  return (
    <Card>
      <EmptyState icon={IconCoins} title={empty.title()} action={mayRecord && way}>
        {text}
      </EmptyState>
    </Card>
  )
}
