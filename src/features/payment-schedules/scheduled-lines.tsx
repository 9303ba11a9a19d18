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
import { sayRhythm } from './frequency-text.ts'
import { sayParties, seriesNow } from './series.chart.ts'

const Text = chakra('p', { base: { textStyle: 'secondary', color: 'fg.2', overflowWrap: 'anywhere' } })
const Name = chakra('span', { base: { '& a': { color: 'brand.strong', _hover: { textDecoration: 'underline' } } } })

/** One series: what it pays, how often, what comes next and how much is still to be sent. */
export function SeriesLine({ row }: { row: PaymentSeriesSummaryDto }) {
  const { LL } = useI18nContext()
  const reader = useViewer()
  const { paymentSchedules: words } = LL
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
        {next ? words.next({ amount: reader.money(next.amount), time: reader.moment(next.at) }) : words.noNext()}
      </chakra.p>
      <Text>
        {[
          sayParties(row, reader, LL),
          row.expense ? words.forExpense({ item: row.expense.name }) : words.forSupport(),
          sayRhythm(row.frequency, row.startsOn, reader.locale, words.rhythm),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {row.facts.ahead > 0 && (
        <Text>{words.progress({ ahead: row.facts.ahead, amount: reader.money(row.waiting) })}</Text>
      )}
    </ListItem>
  )
}

/** One payment that waits by itself; whoever pays can stop it, as its chart says. */
export function SingleLine({ payment, onStop }: { payment: PaymentDto; onStop: () => void }) {
  const { LL } = useI18nContext()
  const reader = useViewer()
  const { paymentSchedules: words } = LL
  const { status, you, allocations, ledgerId, startAt, startOn } = payment
  const amount = reader.money(payment.amount)
  const { can } = lifecycleOf(paymentMachine, { status, facts: payment, you })
  const items = new Intl.ListFormat(reader.locale).format(allocations.map(({ expenseName }) => expenseName))
  const [expense] = allocations
  return (
    <ListItem
      title={startAt ? words.on({ amount, time: reader.moment(startAt) }) : amount}
      actions={
        can({ type: 'payment.stop' }) && (
          <Button
            variant="tertiary"
            size="small"
            aria-label={words.stopOf({ amount, date: startOn ? reader.longDate(startOn) : '' })}
            onClick={onStop}
          >
            {words.stop()}
          </Button>
        )
      }
    >
      <Text>
        {sayParties(payment, reader, LL)}
        {' · '}
        <Name>
          {expense ? (
            <Link to="/expenses/$id" params={{ id: expense.expenseId }}>
              {words.forExpense({ item: items })}
            </Link>
          ) : (
            <Link to="/expenses/childSupport" search={ledgerId ? { ledger: ledgerId } : {}}>
              {words.forSupport()}
            </Link>
          )}
        </Name>
      </Text>
    </ListItem>
  )
}
