import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { PaymentSeriesSummaryDto } from '#contract/payment-schedules/payment-schedules.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { ListItem } from '#src/ui/data/list-item.tsx'
import { frequencyText } from '../frequency-text.ts'
import { partiesText, seriesNow } from '../series.chart.ts'

const Text = chakra('p', { base: { textStyle: 'secondary', color: 'fg.2', overflowWrap: 'anywhere' } })
const Name = chakra('span', { base: { '& a': { color: 'brand.strong', _hover: { textDecoration: 'underline' } } } })

/** Shows one series: what it pays, how often, what comes next and how much is still to be sent. */
export function SeriesLine({ row }: { row: PaymentSeriesSummaryDto }) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { paymentSchedules: messages } = LL
  const { chip } = seriesNow(row, LL)
  const { next } = row
  return (
    <ListItem
      title={
        <Name>
          <Link to="/expenses/scheduled/$id" params={{ id: row.id }}>
            {row.name}
          </Link>
        </Name>
      }
      chip={<Chip tone={chip.tone}>{chip.text}</Chip>}
    >
      <chakra.p>
        {next ? messages.next({ amount: viewer.money(next.amount), time: viewer.moment(next.at) }) : messages.noNext()}
      </chakra.p>
      <Text>
        {[
          partiesText(row, viewer, LL),
          row.expense ? messages.forExpense({ item: row.expense.name }) : messages.forSupport(),
          frequencyText(row, row.startsOn, viewer.locale, messages.frequency),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {row.facts.ahead > 0 && (
        <Text>{messages.progress({ ahead: row.facts.ahead, amount: viewer.money(row.waiting) })}</Text>
      )}
    </ListItem>
  )
}

/** Shows one scheduled payment; its payer can stop it when its chart allows that. */
export function SingleLine({ payment, onStop }: { payment: PaymentDto; onStop: () => void }) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { paymentSchedules: messages } = LL
  const { status, you, allocations, ledgerId, startAt, startOn } = payment
  const amount = viewer.money(payment.amount)
  const { can } = lifecycleOf(paymentMachine, { status, facts: payment, you })
  const items = new Intl.ListFormat(viewer.locale).format(allocations.map(({ expenseName }) => expenseName))
  const [expense] = allocations
  return (
    <ListItem
      title={startAt ? messages.on({ amount, time: viewer.moment(startAt) }) : amount}
      actions={
        can({ type: 'payment.stop' }) && (
          <Button
            variant="tertiary"
            size="small"
            aria-label={messages.stopOf({ amount, date: startOn ? viewer.longDate(startOn) : '' })}
            onClick={onStop}
          >
            {messages.stop()}
          </Button>
        )
      }
    >
      <Text>
        {partiesText(payment, viewer, LL)}
        {' · '}
        <Name>
          {expense ? (
            <Link to="/expenses/$id" params={{ id: expense.expenseId }}>
              {messages.forExpense({ item: items })}
            </Link>
          ) : (
            <Link to="/expenses/childSupport" search={ledgerId ? { ledger: ledgerId } : {}}>
              {messages.forSupport()}
            </Link>
          )}
        </Name>
      </Text>
    </ListItem>
  )
}
