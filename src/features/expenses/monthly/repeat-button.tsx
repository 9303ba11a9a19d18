import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import { lazy, Suspense, useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import type { Messages } from '../texts.ts'

const RepeatDialog = lazy(async () => ({ default: (await import('./repeat-dialog.tsx')).RepeatDialog }))

type RepeatButtonProps = { item: ExpenseDto; viewer: Viewer; messages: Messages }

/** Lets the parent who recorded an expense have it back each month, as a draft of their own. */
export function RepeatButton({ item, viewer, messages }: RepeatButtonProps) {
  const [open, setOpen] = useState(false)
  if (!viewer.may('expense.create') || !viewer.isYou(item.createdBy)) return null
  return (
    <div>
      <Button variant="tertiary" icon={IconRepeat} onClick={() => setOpen(true)}>
        {messages.expenses.monthly.repeat()}
      </Button>
      <Suspense>{open && <RepeatDialog item={item} viewer={viewer} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
