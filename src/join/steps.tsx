import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { JoinQuestion } from '#machines/join/join.types.ts'
import { Stepper } from '#src/ui/navigation/stepper.tsx'
import type { Join } from './create-join.ts'
import type { JoinView } from './view.ts'

type StepsProps = { join: Join; view: JoinView; current: JoinQuestion }

/** Shows how far the questions are. Those with an answer can be opened again. */
export function Steps({ join, view, current }: StepsProps) {
  const { steps } = useI18nContext().LL.joining
  const { questions, reachable } = view
  const inviter = view.item?.inviter?.firstName ?? view.invitation?.inviter.firstName
  const textOf = (question: JoinQuestion): string =>
    question === 'coparent' && inviter !== undefined ? steps.joining({ name: inviter }) : steps[question]()
  return (
    <Stepper
      label={steps.label()}
      steps={questions.map((question) => ({
        key: question,
        label: textOf(question),
        link: reachable.includes(question) ? <StepButton join={join} question={question} /> : undefined,
      }))}
      current={questions.indexOf(current)}
      states={{ done: steps.done(), present: steps.present(), next: steps.next() }}
      countText={(at, of) => steps.count({ at, of })}
    />
  )
}

type StepButtonProps = { join: Join; question: JoinQuestion; children?: string }

function StepButton({ join, question, children }: StepButtonProps) {
  return (
    <button type="button" onClick={() => join.act(({ send }) => send({ type: 'join.go', question }))}>
      {children}
    </button>
  )
}
