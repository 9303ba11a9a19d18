import { whenIdle } from '#src/app/shared/when-idle.ts'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'

/** The commands of a folder load after its messages. */
export const FolderHead = lazyDialog(whenIdle(async () => (await import('../folders/folder-head.tsx')).FolderHead))
