import type { NamespaceLegalTranslation } from '../../i18n-types.ts'
import { about } from './about.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const legal: NamespaceLegalTranslation = {
  title: 'Información legal',
  lead: 'Lo que aceptas y lo que hacemos con lo que nos confías.',
  contents: 'En esta página',
  updated: 'Vigente desde el {date}',
  read: {
    terms: 'Las reglas de uso: tu cuenta, lo que registras y lo que permanece.',
    privacy: 'Qué se guarda, quién lo ve, qué nunca sale y cómo pedir que se borre.',
    about: 'Qué es y cómo se puede comprobar el registro sin nosotros.',
  },
  about,
  terms,
  privacy,
}

export default legal
