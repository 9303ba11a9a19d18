import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { Conflict } from '#src/app/shared/lifecycle/use-answer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import type { PageAction } from '../commands/page-action.ts'
import { conflictText, type Messages } from '../texts.ts'
import { conflictOf } from './conflict.model.ts'

type ConflictBannerProps = {
  conflict: Conflict<ExpenseDto, PageAction>
  viewer: Viewer
  messages: Messages
  onSee: () => void
}

/** Says that nothing was done because the expense has changed: what it was and what it is now. */
export function ConflictBanner({ conflict, viewer, messages, onSee }: ConflictBannerProps) {
  const { seen, latest, action } = conflict
  const { title, text } = conflictText(messages, conflictOf(seen, latest, action.action, viewer), viewer)
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
