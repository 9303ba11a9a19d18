import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'

/** The parts around the list load after it, so that the messages come first. */
export const ListTools = lazyDialog(async () => (await import('./list-tools.tsx')).ListTools)
export const FolderHead = lazyDialog(async () => (await import('../folders/folder-head.tsx')).FolderHead)
