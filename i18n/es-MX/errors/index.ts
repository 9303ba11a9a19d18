import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const errors: NamespaceErrorsTranslation = {
  unexpected: 'Ocurrió un error inesperado. Inténtalo de nuevo más tarde.',
  unavailable: 'Esto no está disponible por ahora. No se cambió nada. Inténtalo de nuevo en un minuto.',
  unauthenticated: 'Tu sesión terminó. Inicia sesión otra vez para continuar.',
  signInFailed: 'El usuario y la contraseña no corresponden a ninguna cuenta. Revisa ambos e inténtalo de nuevo.',
  rateLimited: 'Se alcanzó el límite de solicitudes. Inténtalo de nuevo más tarde',
  invalid: 'Hay algo que revisar en lo que escribiste.',
  idempotencyKeyRequired:
    'A esta solicitud le faltó su clave, así que no se cambió nada. Recarga la página e inténtalo de nuevo.',
  idempotencyKeyReused:
    'Esta solicitud repite una anterior con otro contenido, así que no se cambió nada. Recarga la página e inténtalo de nuevo.',
  crossSiteRefused: 'Esta solicitud vino de otro sitio y se rechazó.',
  notAllowed: 'No tienes permiso para hacer esto.',
  notFound: 'No encontramos esto. Quizá se quitó o no se compartió contigo.',
  methodNotAllowed: 'Esta dirección no acepta este tipo de solicitud.',
  notAllowedNow: 'Esto ya no se puede hacer. Hubo cambios desde que lo abriste; así está ahora.',
  changedSinceSeen: 'Esto cambió mientras lo leías. No se hizo nada. Revísalo otra vez y luego responde.',
  notOpenedYet: 'Ábrelo primero para leerlo completo.',
  childRequired: 'Hay que agregar al menos a una hija o un hijo antes de registrar un gasto.',
  bodyTooLarge: 'Esto es demasiado grande para enviarse.',
  fileTooLarge: 'El archivo es demasiado grande. El máximo es de 25 MB.',
  imageTooLarge: 'La imagen tiene demasiados píxeles. Guárdala más chica e inténtalo de nuevo.',
  fileEmpty: 'El archivo está vacío. Elige otro.',
  fileTypeRefused: 'Este tipo de archivo no se acepta. Usa una imagen JPEG, PNG o WebP, o un PDF.',
  mediaTypeRefused: 'La solicitud llegó en un formato que aquí no se acepta.',

  required: 'Este campo es obligatorio',
  tooShort: 'El texto es demasiado corto.',
  tooLong: 'El texto es demasiado largo. Acórtalo, por favor.',
  notANumber: 'Escribe la cantidad con números, por ejemplo 12.50.',
  tooManyDecimals: 'Escribe dos decimales como máximo.',
  notPositive: 'Escribe una cantidad mayor que cero.',
  tooLarge: 'La cantidad supera el máximo que se puede registrar.',
  notADate: 'Escribe una fecha válida.',
  tooEarly: 'La fecha no puede ser anterior al 01/01/1900.',
  inTheFuture: 'La fecha no puede ser futura.',
  notAChoice: 'Elige una de las opciones.',
  unknownField: 'Este campo no corresponde aquí.',
  malformed: 'El formato no es correcto.',

  networkTitle: 'Error de red',
  network: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
  networkKept: 'No hubo respuesta. Lo que escribiste sigue aquí. Revisa tu conexión e inténtalo de nuevo.',
}

export default errors
