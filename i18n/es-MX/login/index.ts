import type { NamespaceLoginTranslation } from '../../i18n-types.ts'

const login: NamespaceLoginTranslation = {
  title: 'Iniciar sesión',
}

export default login
