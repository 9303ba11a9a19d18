import type { BaseTranslation } from '../../i18n-types.ts'
import { account, notices, professionals, record, trouble } from './around.ts'
import { activity, paymentAccount, scheduled, support, transfers } from './bank.ts'
import { disputes, expenses, payments, privately, receipts, splits, start } from './money.ts'

const help = {
  title: 'Help',
  lead: 'How things work here, said as they are.',
  search: 'Search the help',
  found: '{count:number} article{{s}} found',
  none: 'Nothing in the help has these words. Write to us, and we answer.',
  all: 'All help',
  contents: 'On this page',
  more: 'Not answered here?',
  write: 'Write to us',
  missing: 'There is no such article. It may have another name now.',
  articles: {
    start,
    expenses,
    splits,
    receipts,
    payments,
    disputes,
    private: privately,
    paymentAccount,
    transfers,
    scheduled,
    activity,
    support,
    record,
    professionals,
    notices,
    account,
    trouble,
  },
} satisfies BaseTranslation

export default help
