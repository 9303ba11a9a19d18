// The pickers load as one chunk when the first of them opens.
export { MyFilesDialog } from './my-files-dialog.tsx'
export { ReceiptsDialog } from './receipts-dialog.tsx'
