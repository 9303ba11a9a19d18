import { useLeaveQuestion } from '#src/app/shared/forms/use-leave-question.ts'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import type { Draft } from './use-draft.ts'

const LeaveDialog = lazyDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/** Asks whether to save or to discard what was written before its page is left. */
export function LeaveDraft({ draft, uploads: { isUploading } }: { draft: Draft; uploads: Uploads }) {
  const { isAsked, go, stay } = useLeaveQuestion(() => !draft.isOver() && (draft.unsaved() || isUploading))
  return <LeaveDialog open={isAsked} draft={draft} isUploading={isUploading} onGo={go} onStay={stay} />
}
