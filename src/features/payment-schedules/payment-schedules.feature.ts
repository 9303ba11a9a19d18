import { linkOptions } from '@tanstack/react-router'
import type { NoticeDto } from '#contract/notices/notices.ts'
import type { AppFeature, PageLink } from '../feature.ts'

/** Scheduled payments link to what they pay. */
function pageOf({ ledgerId, expenseId }: NoticeDto): PageLink | undefined {
  if (ledgerId) return linkOptions({ to: '/expenses/childSupport', search: { ledger: ledgerId } })
  return expenseId ? linkOptions({ to: '/expenses/$id', params: { id: expenseId } }) : undefined
}

export const paymentSchedulesFeature: AppFeature = {
  name: 'payment-schedules',
  navigation: [
    {
      section: 'expenses',
      key: 'scheduled',
      order: 30,
      label: ({ expenses }) => expenses.area.scheduled(),
      link: linkOptions({ to: '/expenses/scheduled' }),
      who: 'payment.see',
      offered: ({ bankTransfers }) => bankTransfers,
    },
  ],
  live: {
    queries: {
      // The payments of a series send changes of their own, which reach every other query.
      paymentSeries: () => [['paymentSeries']],
      payment: () => [['paymentSeries']],
    },
    recorded: ['paymentSeries'],
  },
  notices: { paymentSeries: { page: pageOf } },
}
