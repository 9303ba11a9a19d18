import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { PlanAnswer } from '#machines/calendar/plan.types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { otherParentId } from '../schedules/pair.ts'

type Recorded = {
  readonly createdBy: string
  readonly reason: string | null
  readonly facts: { readonly answer: PlanAnswer }
}

/** Says who recorded a part of the plan, what the other parent says and why. Others than parents are told none of it. */
export function PlanStanding({ item, viewer }: { item: Recorded; viewer: Viewer }) {
  const { card } = useI18nContext().LL.parentingSchedules
  if (viewer.family.standing !== 'parent') return null
  const { createdBy, reason, facts } = item
  const otherId = otherParentId(createdBy, viewer)
  const name = viewer.nameOf(otherId)
  const recorded = viewer.isYou(createdBy) ? card.recordedByYou() : card.recordedBy({ name: viewer.nameOf(createdBy) })
  const yours = viewer.isYou(otherId)
  const said = {
    none: yours ? card.yourTurn() : card.waits({ name }),
    agreed: yours ? card.youConfirmed() : card.confirmed({ name }),
    objected: yours ? card.youDisputed() : card.disputed({ name }),
  }
  return (
    <>
      <chakra.p textStyle="secondary" color="fg.2" mt="u1">
        {`${recorded}. ${said[facts.answer]}${facts.answer === 'none' && yours ? '' : '.'}`}
      </chakra.p>
      {reason && (
        <chakra.blockquote textStyle="secondary" color="fg.2" mt="u0.5" ps="u1.5" borderInlineStartWidth="3px">
          {reason}
        </chakra.blockquote>
      )}
    </>
  )
}
