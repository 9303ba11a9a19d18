import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const shell: NamespaceShellTranslation = {
  pageTitle: '{page} · {product}',
  skip: 'Ir al contenido',
  navigation: 'Principal',
  toExpenses: 'Gastos',
  waitingForYou: '{count} {{espera|esperan}} tu respuesta',
  more: 'Más',
  close: 'Cerrar',
  dismiss: 'Descartar',
  language: 'Idioma',
  languageFailed: 'El idioma cambió aquí, pero no se pudo guardar en tu cuenta.',
  toAbout: 'Acerca de',
  toAccount: 'Mi cuenta',
  toContact: 'Contacto',
  toHelp: 'Ayuda',
  toLegal: 'Información legal',
  signOut: 'Cerrar sesión',
  signIn: 'Iniciar sesión',
  offline: 'No tienes conexión. Puedes seguir leyendo; lo que escribiste sigue aquí.',
  viewingAs: 'Viendo como {name}',
  viewingHint: 'Aquí puedes leer. Solo {name} puede responder o cambiar algo.',
  loading: 'Cargando',
  notFound: 'No hay ninguna página en esta dirección. Quizá cambió de lugar o el enlace está incompleto.',
  toStart: 'Ir a los gastos',
  errorTitle: 'No se pudo mostrar esta página',
  retry: 'Intentar de nuevo',
  unreachableTitle: 'Sin conexión con {product}',
  unreachable: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
}

export default shell
