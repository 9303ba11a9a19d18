import type { NamespaceDevTranslation } from '../../i18n-types.ts'

const dev: NamespaceDevTranslation = {
  title: 'Para desarrollo',
}

export default dev
