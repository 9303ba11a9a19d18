import type { NamespaceDocumentsTranslation } from '../../i18n-types.ts'

export const timekeeping: NamespaceDocumentsTranslation['timekeeping'] = {
  title: 'Cómo se lleva la hora y por qué los asientos no pueden cambiar',
  clock: {
    title: 'La hora',
    text: 'La hora de cada asiento se toma una sola vez, del reloj del servidor, en el momento en que se escribe, y se guarda en UTC con milisegundos. Los relojes de teléfonos y computadoras no intervienen. Las horas se imprimen en la zona horaria {zone}, con la diferencia o abreviatura vigente ese día, y en UTC. Ningún tercero certifica el reloj del servidor; el orden de los asientos no depende de él.',
  },
  entry: {
    title: 'Los asientos',
    text: 'Un asiento es una sola cosa que ocurrió: un acto de una persona con su sesión iniciada, o un hecho que {product} anotó. Se escribe en la misma transacción de la base de datos que el cambio que relata, de modo que ninguno existe sin el otro. Solo se vuelve asiento lo que las reglas permitían en ese momento.',
  },
  chain: {
    title: 'Por qué no pueden cambiar',
    text: 'Cada asiento lleva una huella SHA-256 del asiento anterior, de su cadena, número, hora, tipo y contenido. Cambiar, intercalar o quitar uno vuelve falsas todas las huellas posteriores. La aplicación no tiene permiso para cambiar ni borrar asientos, y la base de datos lo rechaza. Cada minuto se firman los finales de todas las cadenas y se guardan fuera de la base de datos.',
  },
  viewed: {
    title: 'Visto por primera vez',
    text: 'Se anota una sola vez por persona, y solo cuando la propia sesión de esa persona abre el elemento completo. Las listas, las búsquedas, los correos, las exportaciones, los profesionales y los administradores nunca cuentan.',
  },
  check: {
    title: 'Cómo comprobar este documento',
    text: 'Entrega este PDF, o el archivo que lleva dentro, a la página {address} o al comando “npm run verify”. Ambos funcionan sin red. Necesitan la clave pública {keyId}: consíguela en {keyAddress}, o de alguien de tu confianza, pero no de quien te dio este archivo. En papel, el código corto dice si un archivo es el que se imprimió.',
  },
  limits: {
    title: 'Lo que esto no prueba',
    text: 'Prueba que esto se registró, desde qué cuenta y cuándo. No prueba que lo escrito por una persona sea verdad, ni quién estaba frente al dispositivo. Quien tuviera a la vez la base de datos y la clave de firma podría escribir otro registro; una exportación anterior, o un punto de control firmado y guardado en otra parte, lo mostraría.',
  },
}
