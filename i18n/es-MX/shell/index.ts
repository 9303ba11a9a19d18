import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const shell: NamespaceShellTranslation = {
  signOut: 'Cerrar sesión',
}

export default shell
