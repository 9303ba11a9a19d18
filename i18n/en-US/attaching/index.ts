import type { BaseTranslation } from '../../i18n-types.ts'

/** The dialogs that attach a copy of a file that the product already has. */
const attaching = {
  close: 'Close',
  cancel: 'Cancel',
  attach: 'Attach',
  notAttached: 'The file was not attached',
  retry: 'Try again',
  more: 'Show more',
  offline: 'You are offline',
  /** Said of a photo that was chosen, or of those that are chosen next. */
  photo: {
    one: {
      label: 'Keep where and when this photo was taken',
      hint: 'Otherwise we remove its place, its time and the device. If you keep them, the coordinates and the time stay in the photo, if it has them. Anyone who can open the photo can read them, including in downloads and wherever you attach it later.',
    },
    many: {
      label: 'Keep where and when photos were taken',
      hint: 'This applies to the photos you choose next. The coordinates and the time stay in a photo, if it has them. Anyone who can open the photo can read them, including in downloads and wherever you attach it later.',
    },
  },
  files: {
    title: 'Attach from MyFiles',
    text: 'A copy is attached. Who can see the file in MyFiles does not change.',
    label: 'Files and folders',
    loading: 'Loading your files',
    notLoaded: 'Your files could not be loaded',
    offline: 'Your files appear here once you are back online.',
    none: 'Nothing here can be attached.',
    leftOut:
      '{count:number} {{file is|files are}} not listed. Only JPEG, PNG and WebP pictures and PDFs of up to {size:string} can be attached.',
    top: 'MyFiles',
    folder: 'Open {name:string}',
    open: 'Open',
    attachFile: 'Attach {name:string}',
    privilegedTitle: 'Attach a privileged file?',
    privilegedText:
      'Whoever receives it can read “{name:string}”, which only you and your professionals have seen so far.',
    privilegedYes: 'Attach it anyway',
  },
  receipts: {
    title: 'Attach a receipt',
    text: 'A copy is attached. Whoever receives it sees this file, and nothing else about the expense.',
    search: 'Search receipts',
    label: 'Receipts, newest first',
    loading: 'Loading the receipts',
    notLoaded: 'The receipts could not be loaded',
    offline: 'The receipts appear here once you are back online.',
    none: 'No receipts yet',
    noneText: 'Receipts from expenses that you recorded or opened appear here.',
    notFound: 'Nothing found for “{search:string}”',
    notFoundText: 'Try the name of the expense, its amount or the name of the file.',
    of: '{date:string} · {file:string}',
    ofPrivate: '{date:string} · {file:string} · Private expense',
    attachReceipt: 'Attach {file:string} from {expense:string}',
    privateTitle: 'Attach a receipt from a private expense?',
    privateText:
      'Whoever receives it can read “{file:string}” and keep it. The expense “{expense:string}” stays private: they see its name and amount only if the receipt shows them.',
    privateYes: 'Attach it anyway',
  },
} satisfies BaseTranslation

export default attaching
