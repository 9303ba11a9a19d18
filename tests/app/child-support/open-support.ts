import type { SupportLedgerDto } from '#contract/child-support/child-support.ts'
import type { Person } from '#tests/support/dom/family.ts'
import { type Answers, openApp } from '#tests/support/dom/open-app.tsx'
import { november, october, overviewOf, root } from './fixtures.ts'

export const overview = 'GET /pub/v1/support-orders'

/** Opens the page of child support with these ledgers, their dues and no payments. */
export const openSupport = (
  ledgers: SupportLedgerDto[],
  person: Person = 'other',
  answers: Answers = {},
  more: object = {},
) =>
  openApp(
    '/app/expenses/childSupport',
    {
      [overview]: () => overviewOf(ledgers),
      [`GET /pub/v1/support-orders/${root}/dues`]: () => ({ items: [november, october], next: null }),
      [`GET /pub/v1/support-orders/${root}/payments`]: () => ({ items: [], next: null }),
      ...answers,
    },
    { person, ...more },
  )
