import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** Texts of the dialog before a command; `reason` stands there when the command must say why. */
export type ActionTexts = Pick<ConfirmDialogProps, 'title' | 'text' | 'notice' | 'action' | 'grave'> & {
  readonly reason?: { readonly label: string; readonly hint: string }
}

type ActionDialogProps = Pick<ConfirmDialogProps, 'labels' | 'pending' | 'failure' | 'onClose'> & {
  texts: ActionTexts
  /** Restores the reason that was typed before and not sent. */
  draft: string
  onTyped: (reason: string) => void
  /** `reason` is empty where none is asked for. */
  onConfirm: (reason: string) => void
}

/** Asks before a command of any chart, for a reason where one is needed. */
export function ActionDialog({ texts, draft, onTyped, onConfirm, ...dialog }: ActionDialogProps) {
  const { reason, ...shown } = texts
  if (!reason) return <ConfirmDialog {...dialog} {...shown} onConfirm={() => onConfirm('')} />
  return <ReasonDialog {...dialog} {...shown} {...reason} draft={draft} onTyped={onTyped} onConfirm={onConfirm} />
}
