import { whenIdle } from '#src/app/shared/when-idle.ts'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'

/** The parts around the list load after it, so that the messages come first. */
export const ListTools = lazyDialog(whenIdle(async () => (await import('./list-tools.tsx')).ListTools))
export const FolderHead = lazyDialog(whenIdle(async () => (await import('../folders/folder-head.tsx')).FolderHead))
