import type { NamespaceVerifyTranslation } from '../../i18n-types.ts'
import { checks } from './checks.ts'
import { compare } from './compare.ts'
import { keyChange } from './key-change.ts'
import { recovery } from './recovery.ts'

const verify: NamespaceVerifyTranslation = {
  title: 'Comprobar un registro',
  lead: 'Compruébalo por tu cuenta: si un registro exportado de {product} está completo y sin cambios, o si dos archivos coinciden. Los archivos se leen en este dispositivo y no salen de él.',
  file: {
    label: 'El archivo',
    hint: 'Un registro exportado (PDF o JSON), una prueba o un punto de control. Elige dos archivos para compararlos.',
    browse: 'Elegir el archivo',
    drop: 'o suéltalo aquí',
    remove: 'Quitar {file}',
    missing: 'Elige el archivo que quieres comprobar.',
    unreadable: 'No se pudo leer este archivo. Tal vez se movió o se borró. Elígelo de nuevo.',
    tooLarge: 'Este archivo pesa más de {megabytes} MB y ningún registro llega a tanto. Elige el registro exportado.',
  },
  key: {
    label: 'Clave pública',
    hint: 'Pégala o elige su archivo. Empieza con “-----BEGIN PUBLIC KEY-----”.',
    browse: 'Elegir el archivo de la clave',
    missing: 'Pega la clave pública o elige su archivo.',
    malformed: 'Esta no es la clave pública de un registro. Pégala completa, con su primera y su última línea.',
    private: 'Esta es una clave privada, que nadie debería darte. Usa la pública.',
    site: 'Se usa la clave de este sitio, {key}.',
    another: 'Usar otra clave',
    why: 'Por qué la clave no está en el archivo',
    whyText:
      'Quien falsifique un archivo podría poner en él su propia clave, y todo parecería coincidir. Por eso, consigue la clave por otro lado y guárdala para la próxima vez:',
    fromServer: 'del propio servicio, por una conexión segura',
    fromPerson: 'de alguien de tu confianza que la obtuvo ahí, comparando su número por teléfono',
    get: 'Obtener la clave de este servicio',
  },
  code: {
    label: 'Código impreso',
    optional: '(opcional)',
    hint: 'Si tienes una copia en papel: está en la primera página y al pie de cada una.',
    malformed: 'Un código tiene 25 letras y cifras, en cinco grupos de cinco.',
  },
  submit: 'Comprobar el registro',
  checking: 'Comprobando el registro',
  again: 'Comprobar otro archivo',
  unsupportedTitle: 'Este navegador no puede comprobar firmas aquí',
  unsupported:
    'Usa un navegador actual y abre esta página con https. O comprueba el archivo con el comando “npm run verify”.',
  failedTitle: 'No se pudo terminar la comprobación',
  failed: 'El registro no se comprobó. Inténtalo de nuevo o usa otro navegador.',
  verdict: {
    holdsTitle: 'Este registro es auténtico',
    holds: 'Está completo y sin cambios desde que se exportó, y su firma corresponde a la clave.',
    unanchoredTitle: 'Este registro es auténtico, pero no lleva prueba de la bitácora',
    unanchored:
      'Está completo y su firma corresponde a la clave. Cuando se hizo, nada de él estaba en la bitácora del servicio, así que solo su firma responde por él. Expórtalo de nuevo en un minuto.',
    failsTitle: 'Este registro fue alterado',
    notPassedTitle: 'Este archivo no pasó la comprobación',
    fails: '{why} No te bases en el archivo.',
    openTitle: 'Este registro se firmó con otra clave',
    open: 'Así que esta clave no prueba nada sobre él. Asegúrate de que ambos vengan del mismo servicio.',
    forgedChange:
      'Afirma que esa clave sustituyó a la tuya, pero no lo firmaron las dos claves. No te bases en el archivo.',
    unknownTitle: 'El registro se hizo con una versión más nueva',
    unknown:
      'Nada lo contradice, pero aquí se desconocen algunas de sus reglas. Compruébalo con una versión más nueva de este programa.',
    fileTitle: 'No hay ningún registro que comprobar',
  },
  proof: {
    holdsTitle: 'Esta prueba es auténtica',
    holds:
      'La bitácora firmada del servicio contiene estos asientos tal como están aquí, y su firma corresponde a la clave.',
    failsTitle: 'Esta prueba fue alterada',
    fails: '{why} No te bases en lo que dice el archivo.',
    otherKeyTitle: 'Esta prueba se firmó con otra clave',
    otherKey: 'Así que esta clave no prueba nada sobre ella. Asegúrate de que ambas vengan del mismo servicio.',
    head: 'Nombra {count} cadena{{|s}} del registro con {entries} asiento{{entries:|s}}, sin los asientos mismos. Compárala con un archivo posterior.',
    log: 'En la bitácora {origin}, punto de control {size}, a más tardar el {at}.',
    withoutNumbers:
      '{count} asiento{{|s}}. Algunos aún no llevan número, así que no se prueba que no falte ninguno entre ellos.',
    entries: '{count} asiento{{|s}}; no falta ninguno antes del último de cada elemento.',
    follows: 'Solo la firma del servidor respalda que no haya nada después de estos asientos.',
    rules: 'Si las reglas permitían cada paso se comprueba con una exportación del registro, no con una prueba.',
    withoutText: '(solo por su huella)',
    title: 'Asientos de la prueba',
    entry: '{seq}. {at}: {what}',
    forChecks: 'Un dato para las comprobaciones ({kind})',
    actors: {
      creator: 'Quien lo agregó',
      other: 'La otra persona',
      payer: 'Quien paga',
      receiver: 'Quien recibe',
      owner: 'La persona titular de la cuenta',
      parent: 'Uno de los padres',
      professional: 'Una persona profesional',
      bank: 'El banco',
      system: 'El servicio',
      onlooker: 'Alguien',
    },
    signed: 'Lo que se firmó',
    why: {
      forgedChange: 'Afirma que su clave sustituyó a la tuya, pero no lo firmaron las dos claves.',
      notSigned: 'La firma de la bitácora no corresponde.',
      changed: 'Se cambió un asiento, o lo que lleva de él a la bitácora.',
      entryMissing: 'Falta un asiento antes del número {seq} de su cadena.',
    },
  },
  checksTitle: 'Qué se comprobó',
  state: {
    holds: 'Correcto',
    fails: 'Falló',
    open: 'No se pudo comprobar',
    unknown: 'Reglas desconocidas',
  },
  usedKey: {
    site: 'Se comprobó con la clave de este sitio, {key}. Para comprobar el sitio mismo, compara el número de la clave con una exportación o un correo anterior.',
    own: 'Se comprobó con la clave {key} que proporcionaste.',
  },
  others: 'Qué más se comprobó',
  checks,
  compare,
  keyChange,
  recovery,
  says: {
    title: 'Lo que el archivo dice de sí mismo',
    unproven: 'Son solo afirmaciones del propio archivo.',
    key: 'Firmado con la clave',
    stream: 'Cadena',
    streams: 'Cadenas',
    count: '{count} asiento{{|s}}',
    countLeftOut: '{count} asiento{{|s}}, {leftOut} solo por su huella',
    items: 'Elementos',
    leftOut: 'Omitidos',
    notOpened: '{count} que no abrió quien lo solicitó',
    filter: '{count} fuera del filtro',
    erased: '{count} borrados conforme a la ley',
    nothing: 'Ninguno',
    anchored: 'Firmado en la bitácora',
    stamped: 'Sello de tiempo',
  },
  limits:
    'Un registro auténtico se escribió tal como lo ves, a esas horas y desde esas cuentas. Ninguna comprobación puede decir si lo que alguien escribió es verdad.',
  command: {
    usage:
      'Uso: npm run verify -- ARCHIVO [OTRO-ARCHIVO [PRUEBA-DE-CONTINUIDAD]] --key CLAVE_PUBLICA.pem [--code CÓDIGO-IMPRESO]',
    key: 'La clave pública está en /pub/v1/history-key del servicio que exportó, o en su carpeta DATA_DIR/keys. Nunca se toma del archivo.',
  },
}

export default verify
