import { Link } from '@tanstack/react-router'
import type { OccurrenceDto, PaymentSeriesDto } from '#contract/payment-schedules/payment-schedules.ts'
import { zoneText } from '#domain/zone-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { type Column, DataTable } from '#src/ui/data/data-table.tsx'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { frequencyText } from '../frequency-text.ts'
import { partiesText, paymentChip } from '../series.chart.ts'

/** Shows the facts and the total of a series. */
export function SeriesFacts({ series }: { series: PaymentSeriesDto }) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { details, frequency: texts } = LL.paymentSchedules
  const { expense, ledgerId, total, waiting, startsOn, zone, createdAt } = series
  const items = [
    { term: partiesText(series, viewer, LL), value: viewer.money(total) },
    { term: details.waiting(), value: viewer.money(waiting) },
    ...(expense
      ? [
          {
            term: details.pays(),
            value: (
              <Link to="/expenses/$id" params={{ id: expense.id }}>
                <Verbatim>{expense.name}</Verbatim>
              </Link>
            ),
          },
        ]
      : []),
    ...(ledgerId
      ? [
          {
            term: details.pays(),
            value: (
              <Link to="/expenses/childSupport" search={{ ledger: ledgerId }}>
                {details.support()}
              </Link>
            ),
          },
        ]
      : []),
    { term: details.frequency(), value: frequencyText(series, startsOn, viewer.locale, texts) },
    { term: details.zone(), value: zoneText(zone, viewer.locale) },
    { term: details.created(), value: viewer.moment(createdAt) },
  ]
  return (
    <Card bleed>
      <CardHeader title={details.facts()} />
      <CardBody>
        <FactList items={items} />
      </CardBody>
    </Card>
  )
}

/** Lists each payment with its day and status; payments that a change replaced stay listed as stopped. */
export function SeriesPayments({ series }: { series: PaymentSeriesDto }) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { details } = LL.paymentSchedules
  const columns: Column<OccurrenceDto>[] = [
    { key: 'on', header: details.date(), cell: ({ on }) => viewer.longDate(on), strong: true, phone: 'title' },
    {
      key: 'status',
      header: details.status(),
      cell: ({ status }) => {
        const { tone, text } = paymentChip(status, LL)
        return <Chip tone={tone}>{text}</Chip>
      },
      phone: 'status',
    },
    {
      key: 'amount',
      header: details.amount(),
      cell: ({ amount }) => viewer.money(amount),
      align: 'end',
      phone: 'value',
    },
  ]
  return (
    <Card bleed>
      <CardHeader title={details.payments()} />
      <DataTable caption={details.payments()} columns={columns} rows={series.payments} rowKey={({ id }) => id} />
    </Card>
  )
}
