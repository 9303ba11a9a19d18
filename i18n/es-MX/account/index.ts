import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const account: NamespaceAccountTranslation = {
  title: 'Mi cuenta',
  saved: 'Guardado.',
  who: {
    title: 'Quién eres',
    name: 'Nombre',
    username: 'Usuario',
    email: 'Correo electrónico',
    role: 'Eres',
    family: 'Familia',
    fixed: 'Para cambiar tu nombre, usuario o correo electrónico, escríbenos.',
    lookingOn: 'Observas como {name}. Esta página es sobre tu propia cuenta.',
  },
  roles: {
    parent: 'Mamá o papá',
    child: 'Hija o hijo de la familia',
    thirdParty: 'Alguien cercano a la familia',
    professional: 'Profesional que observa',
    admin: 'Administración',
  },
  settings: {
    title: 'Idioma y apariencia',
    language: 'Idioma',
    timeZone: 'Tu zona horaria',
    timeZoneHint:
      'Para lo que solo te concierne a ti, como las horas de silencio. El registro muestra cada hora según donde vive la familia, para que ambas partes lean lo mismo.',
    timeZoneEmpty: 'No existe esa zona horaria',
    timeZoneCount: '{count} para elegir',
    scheme: 'Colores',
    schemes: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
    schemeHint: 'Solo en este dispositivo.',
  },
  password: {
    title: 'Contraseña',
    changedAt: 'Último cambio: {at}',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    hint: 'De 12 a 25 caracteres, con una letra, un número y un símbolo. Varias palabras que solo tú juntarías son fáciles de recordar.',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    submit: 'Cambiar contraseña',
    signsOut: 'Se cierra la sesión en todos los demás dispositivos.',
    failed: 'Tu contraseña no cambió',
    changed: 'Tu contraseña cambió',
    ended: 'Se cerró la sesión en {count} dispositivo{{s}} más.',
  },
  sessions: {
    title: 'Sesiones abiertas',
    here: 'Este dispositivo',
    elsewhere: 'Otro dispositivo',
    since: 'desde {at}',
    noTrace: 'No guardamos qué dispositivos son.',
    end: 'Cerrar sesión en los demás',
    alone: 'Solo tienes sesión abierta en este dispositivo.',
    ask: '¿Cerrar sesión en los demás dispositivos?',
    askText: 'Quien los use tendrá que iniciar sesión otra vez. Lo que se escribió ahí sin guardar podría perderse.',
    cancel: 'Cancelar',
    ended: 'Se cerró la sesión en todos los demás dispositivos.',
  },
}

export default account
