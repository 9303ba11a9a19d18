import type { FormEvent, ReactNode } from 'react'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import type { FailureMessage } from './failure-message.ts'

export type ConfirmDialogProps = {
  title: string
  text?: string | undefined
  notice?: string | undefined
  action: string
  /** The button is red when its action cannot be undone. */
  grave?: boolean
  pending: boolean
  failure: FailureMessage | null
  labels: { readonly close: () => string; readonly cancel: () => string }
  onConfirm: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for confirmation of a command, explains it and offers two answers. Typed input stays when the command fails. */
export function ConfirmDialog({ action, labels, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <FormDialog
      {...dialog}
      labels={{ close: labels.close(), cancel: labels.cancel(), submit: action }}
      onSubmit={onConfirm}
    />
  )
}
