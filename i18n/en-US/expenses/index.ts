import type { BaseTranslation } from '../../i18n-types.ts'
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

/**
 * Texts that speak of one item share one set of parameters: `name` is the other parent as the reader sees them, `creator`
 * and `payer` are first names for someone looking on, amounts arrive formatted.
 */
const expenses = {
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
} satisfies BaseTranslation

export default expenses
