import type { NamespaceDocumentsTranslation } from '../../i18n-types.ts'
import { record } from './record.ts'
import { timekeeping } from './timekeeping.ts'

const documents: NamespaceDocumentsTranslation = {
  paper: {
    page: 'Página {page} de {pages}',
    contents: 'Contenido',
    made: 'Creado: {time}',
    code: 'Código {code}',
    checkAt: 'Comprueba el archivo con este código: {address}',
    embeddedHash: 'SHA-256 del archivo incluido: {hash}',
    utc: '{time} UTC',
    was: '{now} (antes: {was})',
    exhibit: 'Anexo {number}',
  },
  record,
  timekeeping,
}

export default documents
