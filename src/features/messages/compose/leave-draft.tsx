import { useBlocker } from '@tanstack/react-router'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import type { Draft } from './use-draft.ts'

const LeaveDialog = lazyDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/** Asks whether to save or to discard what was written before its page is left. On a reload the browser itself asks. */
export function LeaveDraft({ draft, uploads }: { draft: Draft; uploads: Uploads }) {
  const { session } = useApp()
  const isUploading = uploads.uploads.some(({ id, failure }) => id === null && failure === null)
  /** Nobody is asked on the way to the login; what was saved is found among the drafts. */
  const asks = () => !draft.isOver() && (draft.unsaved() || isUploading) && session.getSnapshot().matches('signedIn')
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true })
  return (
    <LeaveDialog
      open={blocker.status === 'blocked'}
      draft={draft}
      isUploading={isUploading}
      onGo={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
