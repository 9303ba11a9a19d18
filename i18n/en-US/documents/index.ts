import type { BaseTranslation } from '../../i18n-types.ts'
import { record } from './record.ts'
import { timekeeping } from './timekeeping.ts'

/** Texts of printed documents. `paper` is on every document; each kind has a group of its own. Names are whole names, amounts and times arrive formatted. */
const documents = {
  paper: {
    page: 'Page {page:number} of {pages:number}',
    contents: 'Contents',
    made: 'Created {time:string}',
    code: 'Code {code:string}',
    checkAt: 'Check the file with this code: {address:string}',
    embeddedHash: 'SHA-256 of the embedded file: {hash:string}',
    utc: '{time:string} UTC',
    was: '{now:string} (was {was:string})',
    exhibit: 'Exhibit {number:number}',
  },
  record,
  timekeeping,
} satisfies BaseTranslation

export default documents
