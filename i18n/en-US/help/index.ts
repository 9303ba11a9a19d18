import type { BaseTranslation } from '../../i18n-types.ts'
import { account, notices, professionals, record, trouble } from './around.ts'
import { activity, paymentAccount, scheduled, support, transfers } from './bank.ts'
import { disputes, expenses, payments, privately, receipts, splits, start } from './money.ts'

const help = {
  title: 'Help',
  lead: 'How things work here, in plain words.',
  search: 'Search the help',
  found: '{count:number} article{{s}} found',
  none: 'No help article has these words. Contact us, and we’ll answer.',
  all: 'All articles',
  contents: 'On this page',
  more: 'Still have a question?',
  write: 'Contact us',
  missing: 'We can’t find this article. It may have been renamed.',
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
