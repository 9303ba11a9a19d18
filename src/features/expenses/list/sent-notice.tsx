import { Link } from '@tanstack/react-router'
import { isPrivateLeaf } from '#machines/expenses/expense.leaves.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import type { SentExpense } from '../sent-expense.ts'
import type { Messages } from '../texts.ts'

type SentNoticeProps = { sent: SentExpense; viewer: Viewer; messages: Messages }

/** Says what became of the new expense. All stages have the same height, so that the list below stays in place. */
export function SentNotice({ sent, viewer, messages }: SentNoticeProps) {
  const { log } = messages.expenses
  const { name: expense, status } = sent.line
  if (sent.stage === 'failed')
    return (
      <Banner
        tone="problem"
        announce="alert"
        title={log.notAdded({ expense })}
        action={
          <ButtonLink
            variant="secondary"
            link={<Link to="/expenses/new" search={sent.again ? { again: sent.again } : {}} />}
          >
            {log.openForm()}
          </ButtonLink>
        }
      >
        {log.stillTyped()}
      </Banner>
    )
  const name = otherParentOf(viewer)
  const sending = sent.stage === 'sending'
  return (
    <Banner
      tone={sending ? 'waiting' : 'done'}
      title={sending ? log.sending({ expense }) : log.added({ expense })}
      action={
        <ButtonLink variant="secondary" link={<Link to="/expenses/new" />}>
          {log.addAnother()}
        </ButtonLink>
      }
    >
      {isPrivateLeaf(status) || !name ? log.addedPrivate() : log.addedText({ name })}
    </Banner>
  )
}
