import { categoryEvents } from '#contract/categories.events.ts'
import { supportOrderEvents } from '#contract/child-support/child-support.events.ts'
import { childEvents } from '#contract/children.events.ts'
import { expenseEvents } from '#contract/expenses/expenses.events.ts'
import { clockEvents } from '#contract/history/clock.events.ts'
import { bankAccountEvents, paymentAccountEvents } from '#contract/payment-accounts/payment-accounts.events.ts'
import { paymentSeriesEvents } from '#contract/payment-schedules/payment-schedules.events.ts'
import { paymentEvents } from '#contract/payments/payments.events.ts'
import { eventTextsOf } from '#i18n/event-text.ts'

/** Turns the entries of every area into sentences for the pages. */
export const recordEvents = eventTextsOf([
  expenseEvents,
  paymentEvents,
  paymentSeriesEvents,
  supportOrderEvents,
  paymentAccountEvents,
  bankAccountEvents,
  childEvents,
  categoryEvents,
  clockEvents,
])
