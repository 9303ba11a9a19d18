import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** The dialog before a command shows these texts; `reason` is set when the command must say why. */
export type ActionTexts = Pick<ConfirmDialogProps, 'title' | 'text' | 'notice' | 'action' | 'grave'> & {
  readonly reason?: { readonly label: string; readonly hint: string }
}

/** `children` tell more of a command that asks for no reason. */
type ActionDialogProps = Pick<ConfirmDialogProps, 'labels' | 'pending' | 'failure' | 'onClose' | 'children'> & {
  texts: ActionTexts
  /** The dialog restores a reason that was typed earlier and not sent. */
  draft: string
  onTyped: (reason: string) => void
  /** `reason` is empty when the command needs none. */
  onConfirm: (reason: string) => void
}

/** Asks for confirmation before a command of any chart, and for a reason where one is needed. */
export function ActionDialog({ texts, draft, onTyped, onConfirm, children, ...dialog }: ActionDialogProps) {
  const { reason, ...shown } = texts
  if (!reason)
    return (
      <ConfirmDialog {...dialog} {...shown} onConfirm={() => onConfirm('')}>
        {children}
      </ConfirmDialog>
    )
  return <ReasonDialog {...dialog} {...shown} {...reason} draft={draft} onTyped={onTyped} onConfirm={onConfirm} />
}
