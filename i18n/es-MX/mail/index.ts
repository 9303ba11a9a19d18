import type { NamespaceMailTranslation } from '../../i18n-types.ts'

const mail: NamespaceMailTranslation = {
  reason: 'Recibes este correo porque tienes una cuenta en {product}.',
}

export default mail
