import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoEntryMachine } from '#machines/info-bank/info-entry.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

export const infoEntryChart = ({ status, facts, you }: Pick<InfoEntryDto, 'status' | 'facts' | 'you'>) =>
  lifecycleOf(infoEntryMachine, { status, facts, you })
