import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import type { ActionTexts } from '#src/app/shared/lifecycle/action-dialog.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'
import type { PlainAction } from './page-commands.ts'

/** Gives the texts of the dialog before an answer that needs at most a reason. */
export function actionTexts(
  { name: expense, facts }: ExpenseDto,
  action: Exclude<PlainAction, 'approve'>,
  viewer: Viewer,
  { expenses }: Messages,
): ActionTexts {
  const { dialogs } = expenses
  const name = otherParentOf(viewer)
  const { scheduled } = facts
  switch (action) {
    case 'decline': {
      const { title, text, action: label, reason, reasonHint } = dialogs.decline
      const params = { name, expense }
      return {
        title: title(params),
        text: text(params),
        action: label(),
        reason: { label: reason(), hint: reasonHint(params) },
      }
    }
    case 'requestReceipt': {
      const { title, text, action: label, note, noteHint } = dialogs.requestReceipt
      const params = { name, expense }
      return {
        title: title(),
        text: text(params),
        action: label(),
        reason: { label: note(), hint: noteHint(params) },
      }
    }
    case 'markReimbursed': {
      const { title, text, action: label, scheduled: stops } = dialogs.markReimbursed
      const params = { name, remaining: viewer.money(remainingOf(facts)) }
      const stopped = scheduled > 0 && stops({ scheduled: viewer.money(scheduled) })
      return { title: title(params), text: [text(params), stopped].filter(Boolean).join(' '), action: label() }
    }
    default: {
      const { title, text, action: label } = dialogs[action]
      return { title: title({ name }), text: text({ name }), action: label(), grave: action !== 'share' }
    }
  }
}
