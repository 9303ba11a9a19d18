import type { FormEvent, ReactNode } from 'react'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import type { Failed } from './failure-message.ts'

export type AskDialogProps = {
  title: string
  text: string
  action: string
  /** Red where it ends something that cannot be brought back. */
  grave?: boolean
  pending: boolean
  failure: Failed | null
  words: Pick<TranslationFunctions, 'expenses'>
  onSend: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children?: ReactNode
}

/** One question before an act: what it means in words, then the two answers. What was typed stays when it fails. */
export function AskDialog({ action, words, onSend, ...ask }: AskDialogProps) {
  const { dialogs } = words.expenses
  return (
    <FormDialog
      {...ask}
      labels={{ close: dialogs.close(), cancel: dialogs.cancel(), submit: action }}
      onSubmit={onSend}
    />
  )
}
