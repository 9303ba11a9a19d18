import type { Migration } from 'kysely/migration'
import * as roles from './001-roles.ts'
import * as people from './002-people.ts'
import * as sessions from './003-sessions.ts'
import * as history from './004-history.ts'
import * as expenses from './005-expenses.ts'
import * as files from './006-files.ts'
import * as outbox from './007-outbox.ts'
import * as childrenAndCategories from './008-children-and-categories.ts'
import * as notices from './009-notices.ts'
import * as expenseLog from './010-expense-log.ts'
import * as accountAndContact from './011-account-and-contact.ts'
import * as uploads from './012-uploads.ts'
import * as historyPage from './013-history-page.ts'
import * as ownFamilyByIndex from './014-own-family-by-index.ts'
import * as flagOverrides from './015-flag-overrides.ts'
import * as bank from './016-bank.ts'
import * as paymentAccounts from './017-payment-accounts.ts'
import * as transfers from './018-transfers.ts'
import * as paymentSeries from './019-payment-series.ts'
import * as support from './020-support.ts'
import * as paymentActivity from './021-payment-activity.ts'
import * as supportSeries from './022-support-series.ts'
import * as deactivated from './024-deactivated.ts'
import * as reach from './025-reach.ts'
import * as fileUses from './027-file-uses.ts'
import * as professionalAccess from './028-professional-access.ts'
import * as entryNumbers from './030-entry-numbers.ts'
import * as serviceLog from './033-service-log.ts'

/**
 * Lists migrations in the order in which they run. A migration that has shipped never changes, and imports only kysely
 * and files of this folder, which never change either. Lists of values that follow from charts and contracts are
 * updated afterwards by `derived-checks.ts`.
 */
export const migrations: Record<string, Migration> = {
  '001-roles': roles,
  '002-people': people,
  '003-sessions': sessions,
  '004-history': history,
  '005-expenses': expenses,
  '006-files': files,
  '007-outbox': outbox,
  '008-children-and-categories': childrenAndCategories,
  '009-notices': notices,
  '010-expense-log': expenseLog,
  '011-account-and-contact': accountAndContact,
  '012-uploads': uploads,
  '013-history-page': historyPage,
  '014-own-family-by-index': ownFamilyByIndex,
  '015-flag-overrides': flagOverrides,
  '016-bank': bank,
  '017-payment-accounts': paymentAccounts,
  '018-transfers': transfers,
  '019-payment-series': paymentSeries,
  '020-support': support,
  '021-payment-activity': paymentActivity,
  '022-support-series': supportSeries,
  '024-deactivated': deactivated,
  '025-reach': reach,
  '027-file-uses': fileUses,
  '028-professional-access': professionalAccess,
  '030-entry-numbers': entryNumbers,
  '033-service-log': serviceLog,
}
