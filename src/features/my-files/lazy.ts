import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'

/** What is used after a press loads then, so that the list comes first. */
export const UploadDialog = lazyDialog(async () => (await import('./dialogs/upload-dialog.tsx')).UploadDialog)
export const FolderDialog = lazyDialog(async () => (await import('./dialogs/folder-dialog.tsx')).FolderDialog)
export const FolderTools = lazyDialog(async () => (await import('./dialogs/folder-tools.tsx')).FolderTools)
export const DetailsDrawer = lazyDialog(async () => (await import('./dialogs/details-drawer.tsx')).DetailsDrawer)
export const SelectionBar = lazyDialog(async () => (await import('./list/selection-bar.tsx')).SelectionBar)
