import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import type { ExpenseCommand, ExpenseDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isPrivateLeaf } from '#machines/expenses/expense.leaves.ts'
import type { Outcome } from '#src/app/shared/lifecycle/command-target.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import type { editDraft } from '../drafts.ts'
import type { Messages } from '../texts.ts'
import { type ExpenseTyped, type ExpenseValues, fieldsOf, valuesOf } from './expense-form.schema.ts'
import { ExpenseForm } from './expense-form.tsx'
import { LeaveGuard } from './leave-guard.tsx'

type EditExpenseProps = {
  /** This is the version that was on the screen when the edit began. */
  seen: ExpenseDto
  /** Holds what was typed earlier and not sent. */
  stored: ReturnType<typeof editDraft>
  viewer: Viewer
  messages: Messages
  onSend: (seen: ExpenseDto, command: ExpenseCommand) => Promise<Outcome<ExpenseDto> | null>
  onClose: () => void
}

/** Shows the form of a new expense in place of the details until it is saved or closed. */
export function EditExpense({ seen, stored, viewer, messages, onSend, onClose }: EditExpenseProps) {
  const [draft] = useState(stored.read)
  const [initial] = useState(() => draft?.values ?? valuesOf(seen, viewer.locale))
  const unsaved = useRef(draft !== null)
  const { version } = seen
  const typed = useCallback(
    (values: ExpenseValues, dirty: boolean) => {
      unsaved.current = dirty || draft !== null
      if (unsaved.current) stored.keep({ version, values })
    },
    [stored, draft, version],
  )
  const leave = () => {
    unsaved.current = false
    stored.drop()
    onClose()
  }
  const send = async (values: ExpenseTyped) => {
    const outcome = await onSend(seen, { type: 'expense.edit', version, ...fieldsOf(values) })
    if (outcome?.kind === 'failed') throw outcome.failure
    // After a conflict the notice above the form shows the latest version; everything that was typed stays.
    if (outcome?.kind === 'done') leave()
  }
  const { LL } = useI18nContext()
  const { form } = messages.expenses
  return (
    <>
      <PageHeader
        title={form.editTitle({ expense: seen.name })}
        back={{ label: seen.name, link: <Link to="/expenses/$id" params={{ id: seen.id }} replace /> }}
        subtitle={isPrivateLeaf(seen.status) ? form.privateHint() : form.editText({ name: otherParentOf(viewer) })}
      />
      {draft && (
        <chakra.div mb="u2">
          <Banner tone="waiting" title={form.restored()} />
        </chakra.div>
      )}
      <ExpenseForm
        initial={initial}
        viewer={viewer}
        uploads={null}
        submitLabel={() => form.saveEdit()}
        failedTitle={LL.errors.expenseNotSaved()}
        onSend={send}
        onTyped={typed}
        cancel={
          <Button variant="secondary" onClick={leave}>
            {form.cancel()}
          </Button>
        }
      />
      <LeaveGuard unsaved={unsaved} onLeave={leave} messages={messages} />
    </>
  )
}
