import type { NamespaceVerifyTranslation } from '../../i18n-types.ts'

export const compare: NamespaceVerifyTranslation['compare'] = {
  agreeTitle: 'Los dos archivos coinciden',
  agree: 'Todo lo que el archivo anterior muestra del registro está en el más reciente tal como estaba.',
  agreeLog: 'Los dos son de una misma bitácora: entre uno y otro no se quitó ni se cambió nada en ella.',
  restoredTitle: 'Los dos archivos coinciden, salvo lo que se perdió en una restauración',
  restored:
    'El servicio restauró su registro entre uno y otro, y el archivo más reciente lo dice. Los asientos que solo tiene el anterior se perdieron entonces. Conserva el archivo anterior.',
  contradictTitle: 'Los dos archivos se contradicen',
  contradict: {
    otherLog: 'El servicio firmó dos bitácoras distintas.',
    streamShrank: '{stream}: al archivo más reciente le faltan asientos que el anterior tiene.',
    otherStream: '{stream}: el archivo más reciente no empieza con los asientos de los que se hizo el anterior.',
    otherEntry: '{stream}, número {seq}: los dos archivos tienen asientos distintos.',
  },
  keep: 'Los dos llevan la firma del servicio, así que firmó algo que había cambiado. Conserva ambos archivos.',
  notComparableTitle: 'Los dos archivos no se pueden comparar',
  notComparable: {
    fails: 'Un archivo que no es auténtico no demuestra nada sobre otro.',
    otherOrigin: 'Son de dos bitácoras distintas.',
    logProof: 'Nada muestra que los dos sean de una misma bitácora. Una prueba de continuidad sí lo muestra.',
    streamProof:
      '{stream}: nada muestra que el archivo más reciente continúe el anterior. Una prueba de continuidad sí lo muestra.',
    nothingShared: 'No tienen ninguna cadena en común.',
  },
  older: 'Archivo anterior: {name}.',
  newer: 'Archivo más reciente: {name}.',
  holds: 'Es auténtico.',
  fails: 'No es auténtico: {why}',
  otherKey: 'Se firmó con otra clave, así que aquí no se prueba nada sobre él.',
  log: {
    shown: 'Entre uno y otro, a la bitácora {origin} solo se le agregó.',
    notShown: 'No se muestra que la bitácora de los dos sea la misma. Una prueba de continuidad lo muestra.',
    otherOrigin:
      'Son de dos bitácoras distintas, así que entre uno y otro se abrió una nueva. El archivo más reciente dice por qué.',
    none: 'Al menos uno no lleva prueba de la bitácora, así que se compararon solo sus asientos.',
  },
  streams: '{count} cadena{{|s}} de ambos archivos comparada{{|s}}, asiento por asiento o mediante una prueba.',
  chain: 'Cadena {id}',
  ask: 'Cualquiera de los padres, con sesión iniciada aquí, obtiene la prueba de continuidad. Elígela junto con los dos archivos.',
  refused:
    'Si el servicio no tiene esa prueba para archivos que él mismo hizo, su registro ya no es el que ellos muestran.',
  get: 'Obtener la prueba de continuidad',
  alone: {
    title: 'Este archivo se comprueba junto con otros dos',
    text: 'Una prueba de continuidad muestra que un archivo continúa otro. Elige también esos dos archivos.',
  },
  tooMany: 'Elige un archivo, o dos para compararlos, y como máximo una prueba de continuidad.',
  unreadable: 'no se puede leer como exportación, prueba ni punto de control.',
  checkpoint: {
    holdsTitle: 'Este punto de control es auténtico',
    holds: 'El servicio firmó la bitácora {origin} con {size} hoja{{size:|s}}. Compáralo con un archivo más reciente.',
    failsTitle: 'Este punto de control no es auténtico',
    fails: 'Su firma no corresponde a la clave.',
  },
}
