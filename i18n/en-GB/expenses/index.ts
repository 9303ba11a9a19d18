import base from '../../en-US/expenses/index.ts'
import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const expenses = reword<NamespaceExpensesTranslation>(base, {})

export default expenses
