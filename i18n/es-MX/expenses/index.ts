import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'
import { area } from './area.ts'
import { details } from './details.ts'
import { dialogs } from './dialogs.ts'
import { events } from './events.ts'
import { form } from './form.ts'
import { log } from './log.ts'
import { monthly } from './monthly.ts'
import { csv, paper } from './paper.ts'
import { rail } from './rail.ts'
import { status } from './status.ts'
import { turn } from './turn.ts'
import { waiting } from './waiting.ts'

const expenses: NamespaceExpensesTranslation = {
  ...status,
  area,
  log,
  csv,
  paper,
  form,
  turn,
  details,
  dialogs,
  events,
  monthly,
  rail,
  waiting,
}

export default expenses
