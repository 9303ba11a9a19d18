import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { conflictText, type Messages } from '../texts.ts'
import { type ConflictAction, conflictOf } from './conflict.model.ts'

type ConflictBannerProps = {
  seen: ExpenseDto
  latest: ExpenseDto
  /** The answer that was refused; null when none was given. */
  action: ConflictAction | null
  viewer: Viewer
  messages: Messages
  onSee: () => void
}

/** Says that the expense has changed: what it was, what it is now, and that a refused answer did nothing. */
export function ConflictBanner({ seen, latest, action, viewer, messages, onSee }: ConflictBannerProps) {
  const { title, text } = conflictText(messages, conflictOf(seen, latest, action, viewer), viewer)
  return (
    <Banner
      tone="warning"
      announce="alert"
      title={title}
      action={
        <Button variant="secondary" onClick={onSee}>
          {messages.common.refused.see()}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
