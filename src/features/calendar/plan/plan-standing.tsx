import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import type { ReasonedAnswerDto } from '#contract/calendar/plan-answers.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'

type Recorded = { readonly createdBy: string; readonly answers: readonly ReasonedAnswerDto[] }
type Texts = TranslationFunctions['parentingSchedules']['card']

const answerText = ({ by, answer }: ReasonedAnswerDto, viewer: Viewer, card: Texts): string => {
  const name = viewer.nameOf(by)
  const isYours = viewer.isYou(by)
  if (answer === 'none') return isYours ? card.yourTurn() : `${card.waits({ name })}.`
  if (answer === 'agreed') return `${isYours ? card.youConfirmed() : card.confirmed({ name })}.`
  return `${isYours ? card.youDisputed() : card.disputed({ name })}.`
}

/** Says who recorded a part of the plan, and to those who are told, what each other parent says and why. */
export function PlanStanding({ item: { createdBy, answers }, viewer }: { item: Recorded; viewer: Viewer }) {
  const { card } = useI18nContext().LL.parentingSchedules
  const recorded = viewer.isYou(createdBy) ? card.recordedByYou() : card.recordedBy({ name: viewer.nameOf(createdBy) })
  if (answers.length === 0)
    return (
      <chakra.p textStyle="secondary" color="fg.2" mt="u1">
        {recorded}.
      </chakra.p>
    )
  return answers.map((answer, at) => (
    <Fragment key={answer.by}>
      <chakra.p textStyle="secondary" color="fg.2" mt={at === 0 ? 'u1' : 'u0.5'}>
        {[at === 0 && `${recorded}.`, answerText(answer, viewer, card)].filter(Boolean).join(' ')}
      </chakra.p>
      {answer.reason && (
        <chakra.blockquote textStyle="secondary" color="fg.2" mt="u0.5" ps="u1.5" borderInlineStartWidth="3px">
          <Verbatim>{answer.reason}</Verbatim>
        </chakra.blockquote>
      )}
    </Fragment>
  ))
}
