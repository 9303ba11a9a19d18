import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home: NamespaceHomeTranslation = {
  morning: 'Buenos días, {name}',
  afternoon: 'Buenas tardes, {name}',
  evening: 'Buenas noches, {name}',
  viewing: 'Lo que espera a {name}',
  notAParent: {
    title: 'Aquí no tienes nada que hacer',
    text: 'Tus padres llevan aquí la cuenta de lo que comparten. Les toca a ellos, y a ti no se te pide nada.',
  },
}

export default home
