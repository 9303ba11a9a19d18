import type { NamespaceAccountRecoveryTranslation } from '../../i18n-types.ts'

const accountRecovery: NamespaceAccountRecoveryTranslation = {
  back: 'Volver a iniciar sesión',
  failed: 'No se envió nada',
  forgotPassword: {
    lead: 'Escribe tu usuario y te enviaremos un enlace para elegir una nueva.',
    submit: 'Enviarme un enlace para una nueva contraseña',
    signIn: 'Enviarme un enlace para entrar una vez',
  },
  forgotUsername: {
    lead: 'Escribe el correo de tu cuenta y te enviaremos ahí tu usuario.',
    email: 'Correo',
    submit: 'Enviarme mi usuario',
  },
  sent: {
    title: 'Revisa tu correo',
    link: 'Si hay una cuenta con el usuario {typed}, en camino va un correo con un enlace a su dirección.',
    username: 'Si hay una cuenta con la dirección {typed}, en camino va un correo con su usuario.',
    wait: 'El correo puede tardar hasta 20 minutos. Revisa también la carpeta de correo no deseado.',
    once: 'El enlace funciona una sola vez, durante una hora a partir de ahora.',
    again: 'Enviar otro correo',
  },
  reset: {
    title: 'Elige una nueva contraseña',
    checking: 'Comprobando el enlace…',
    of: 'Para la cuenta {username}.',
    next: 'Nueva contraseña',
    hint: 'De 12 a 25 caracteres, con una letra, un número y un símbolo. Unas cuantas palabras que solo tú juntarías son fáciles de recordar.',
    signsOut: 'Se cerrará la sesión en todos los dispositivos.',
    submit: 'Guardar la nueva contraseña',
    failed: 'Tu contraseña no cambió',
    doneTitle: 'Tu contraseña cambió',
    done: 'Se cerró la sesión en todos los dispositivos. Inicia sesión con tu usuario {username} y la nueva contraseña.',
    signIn: 'Ir a iniciar sesión',
  },
  link: {
    title: 'Entra con tu enlace',
    of: 'El enlace es para la cuenta {username}. Funciona una sola vez.',
    submit: 'Iniciar sesión',
    failed: 'No se pudo iniciar sesión',
  },
  secondStep: {
    title: 'Escribe tu código',
    lead: 'Tu cuenta pide un segundo paso. Tienes diez minutos.',
    code: 'Código',
    hint: 'Los seis dígitos que tu app de autenticación muestra ahora, o uno de tus códigos de recuperación.',
    submit: 'Iniciar sesión',
    passkey: 'Usar una llave de acceso',
    failed: 'No se pudo iniciar sesión',
  },
  ended: {
    title: 'Este enlace ya no funciona',
    text: 'Un enlace funciona una sola vez, durante una hora desde que se pidió. Deja de servir si pides otro o si cambia la contraseña.',
    again: 'Pedir un nuevo enlace',
  },
  unreachable: 'No pudimos comprobar el enlace',
  retry: 'Intentar de nuevo',
}

export default accountRecovery
