import { ActionDialog } from '#src/app/shared/lifecycle/action-dialog.tsx'
import type { FailureMessage } from '#src/app/shared/lifecycle/failure-message.ts'
import { useApplicationsTexts } from './use-applications-texts.ts'

export type AnswerDialogProps = {
  answer: 'grant' | 'refuse'
  name: string
  draft: string
  onTyped: (reason: string) => void
  pending: boolean
  failure: FailureMessage | null
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Says what an answer means before it is given, and asks for the reason of a refusal. */
export function AnswerDialog({ answer, name, ...dialog }: AnswerDialogProps) {
  const { texts } = useApplicationsTexts()
  const { title, text, notice, action } = texts[answer]
  const { reason, reasonHint } = texts.refuse
  return (
    <ActionDialog
      {...dialog}
      texts={{
        title: title(),
        text: text({ name }),
        notice: notice(),
        action: action(),
        ...(answer === 'refuse' && { reason: { label: reason(), hint: reasonHint() } }),
      }}
      labels={texts}
    />
  )
}
