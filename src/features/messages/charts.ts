import type { DeliveryDto } from '#contract/messages/delivery.ts'
import type { DraftDto } from '#contract/messages/drafts.ts'
import { deliveryMachine } from '#machines/messages/delivery.machine.ts'
import { draftMachine } from '#machines/messages/draft.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Both charts decide by the person alone, so they have no facts. */
export const deliveryChart = ({ status, you }: Pick<DeliveryDto, 'status' | 'you'>) =>
  lifecycleOf(deliveryMachine, { status, facts: {}, you })

export const draftChart = ({ status, you }: Pick<DraftDto, 'status' | 'you'>) =>
  lifecycleOf(draftMachine, { status, facts: {}, you })
