import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const errors: NamespaceErrorsTranslation = {
  unexpected: 'Ocurrió un error inesperado. Inténtalo de nuevo más tarde.',
}

export default errors
