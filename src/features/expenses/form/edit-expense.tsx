import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useRef, useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import type { Draft } from '../commands/answers-draft.ts'
import type { Press } from '../commands/press.ts'
import { ConflictError } from '../commands/use-press.ts'
import type { Words } from '../texts.ts'
import { type ExpenseTyped, type ExpenseValues, fieldsOf, valuesOf } from './expense-form.schema.ts'
import { ExpenseForm } from './expense-form.tsx'
import { LeaveGuard } from './leave-guard.tsx'

type EditExpenseProps = {
  /** The version that was on the screen when the edit began. */
  seen: ExpenseDto
  kept: Draft
  reader: Viewer
  words: Words
  onPress: (press: Press) => Promise<void>
  onClose: () => void
}

/** The same form, in place of the details, until it is saved or left. */
export function EditExpense({ seen, kept, reader, words, onPress, onClose }: EditExpenseProps) {
  const [draft] = useState(kept.edit.read)
  const [initial] = useState(() => draft?.values ?? valuesOf(seen, reader.locale))
  const unsaved = useRef(draft !== null)
  const { version } = seen
  const typed = useCallback(
    (values: ExpenseValues, dirty: boolean) => {
      unsaved.current = dirty || draft !== null
      if (unsaved.current) kept.edit.keep({ version, values })
    },
    [kept, draft, version],
  )
  const leave = () => {
    unsaved.current = false
    kept.edit.drop()
    onClose()
  }
  const send = async (values: ExpenseTyped) => {
    const command = { type: 'expense.edit', version: seen.version, ...fieldsOf(values) } as const
    try {
      await onPress({ on: 'expense', action: 'edit', seen, command })
    } catch (failure) {
      // What it has become is said above the form, where everything that was typed stays.
      if (failure instanceof ConflictError) return
      throw failure
    }
    leave()
  }
  const { LL } = useI18nContext()
  const { form } = words.expenses
  return (
    <>
      <PageHeader
        title={form.editTitle({ expense: seen.name })}
        subtitle={seen.status === 'private' ? form.privateHint() : form.editText({ name: otherParentOf(reader) })}
      />
      {draft && (
        <chakra.div mb="u2">
          <Banner tone="waiting" title={form.restored()} />
        </chakra.div>
      )}
      <ExpenseForm
        {...{ initial, reader }}
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
      <LeaveGuard unsaved={unsaved} onLeave={leave} words={words} />
    </>
  )
}
