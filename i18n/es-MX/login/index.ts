import type { NamespaceLoginTranslation } from '../../i18n-types.ts'

const login: NamespaceLoginTranslation = {
  title: 'Iniciar sesión',
  lead: 'Dos hogares, un mismo registro.',
  username: 'Usuario',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  submit: 'Iniciar sesión',
  passkey: 'Iniciar sesión con una llave de acceso',
  forgotPassword: '¿Olvidaste tu contraseña?',
  forgotUsername: '¿Olvidaste tu usuario?',
  firstSignIn: '¿Te dieron un código? Elige tu contraseña',
  failedTitle: 'No se pudo iniciar sesión',
  lockedTitle: 'Demasiados intentos',
  locked: 'Por tu seguridad, el inicio de sesión está en pausa. Podrás intentarlo de nuevo en {wait}.',
  unlocked: 'Ya puedes intentarlo de nuevo.',
  expiredTitle: 'Tu sesión expiró',
  expired: 'Inicia sesión para seguir donde te quedaste.',
  unusableTitle: 'No se pudo usar tu sesión',
  unusable: 'El servidor no la aceptó. Inicia sesión de nuevo para seguir donde te quedaste.',
  endedTitle: 'Tu sesión se cerró',
  ended: 'Inicia sesión para continuar.',
  language: 'Idioma',
  newHere: '¿Es tu primera vez aquí?',
  createAccount: 'Crea una cuenta',
  testUsers: 'Entrar como persona de prueba',
}

export default login
