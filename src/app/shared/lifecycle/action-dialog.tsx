import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** What is asked before a command: what it means, and, where it must say why, for what. */
export type ActionTexts = Pick<ConfirmDialogProps, 'title' | 'text' | 'notice' | 'action' | 'grave'> & {
  readonly reason?: { readonly label: string; readonly hint: string }
}

type ActionDialogProps = Pick<ConfirmDialogProps, 'labels' | 'pending' | 'failure' | 'onClose'> & {
  texts: ActionTexts
  /** The reason as it was typed before, if the answer could not be given then. */
  draft: string
  onTyped: (reason: string) => void
  /** `reason` is empty where none is asked for. */
  onConfirm: (reason: string) => void
}

/** The dialog before a command of any chart. */
export function ActionDialog({ texts, draft, onTyped, onConfirm, ...dialog }: ActionDialogProps) {
  const { reason, ...shown } = texts
  if (!reason) return <ConfirmDialog {...dialog} {...shown} onConfirm={() => onConfirm('')} />
  return <ReasonDialog {...dialog} {...shown} {...reason} draft={draft} onTyped={onTyped} onConfirm={onConfirm} />
}
