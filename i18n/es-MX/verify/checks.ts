import type { NamespaceVerifyTranslation } from '../../i18n-types.ts'

export const checks: NamespaceVerifyTranslation['checks'] = {
  file: {
    holds: 'El archivo es un registro exportado, escrito hasta el último byte como se escriben las exportaciones.',
    notARecord:
      'El archivo no es un registro exportado ni una prueba, o se cambió de modo que ya no se puede leer como tal.',
    nothingInside:
      'Este PDF no lleva ningún registro dentro. Imprimirlo en un PDF nuevo o guardarlo con otro programa quita el registro.',
  },
  pages: {
    holds: 'Las páginas del PDF están como se elaboraron.',
    changed: 'El PDF se cambió después de elaborarse. Puede que sus páginas no digan lo que dice el registro.',
    notSealed:
      'El PDF no termina con su sello. Guardarlo con otro programa también lo quita. No te bases en sus páginas.',
    open: 'Con esta clave no se puede saber si las páginas están como se elaboraron.',
  },
  code: {
    holds: 'El código impreso corresponde a este archivo.',
    fails: 'El código impreso corresponde a otro archivo. El de este es {code}.',
  },
  key: {
    holds: 'Firmado con la clave de esta comprobación, {key}.',
    fails: 'Se firmó con la clave {signedBy} y se comprobó con {yours}.',
    forgedChange:
      'Se firmó con la clave {signedBy}. El archivo afirma que esta sustituyó a {yours}, pero no lo firmaron las dos claves.',
  },
  signature: {
    holds: 'La firma corresponde a todo el registro.',
    fails: 'La firma no corresponde: algo del registro se cambió después de firmarlo.',
    open: 'La firma no se puede comprobar con esta clave.',
  },
  chain: {
    holds: 'Cada asiento sigue al anterior. Ninguno se cambió, se quitó ni se insertó.',
    entryMissing: '{stream}, número {seq}: se quitó o se insertó un asiento.',
    payloadChanged: '{stream}, número {seq}: se cambió lo que dice el asiento.',
    chainBroken: '{stream}, número {seq}: el asiento no continúa el anterior.',
    timeReversed: '{stream}, número {seq}: el asiento tiene una fecha anterior a la del asiento que lo precede.',
  },
  anchored: {
    holds:
      'La bitácora firmada del servicio contiene {anchored} de sus asientos tal como están aquí (punto de control {size} de {origin}).',
    notYet:
      '{count} asiento{{|s}} más reciente{{|s}} todavía no {{está|están}} en la bitácora. De lo más reciente responde solo la firma de este archivo.',
    none: 'Cuando se hizo este archivo, nada de él estaba en la bitácora del servicio. Una exportación un minuto después sí lo estará.',
    open: 'Si la clave o la cadena no corresponden, no se puede saber si la bitácora del servicio contiene sus asientos.',
    recoveryMissing: 'La bitácora del servicio continúa una anterior y el archivo no dice cómo.',
    recoveryWrong: 'Lo que dice el archivo sobre cómo la bitácora del servicio continúa una anterior no es válido.',
    proofFails: 'La prueba que lleva el archivo no es válida.',
    otherKey: 'La bitácora del servicio se firmó con otra clave.',
    streamRewritten: '{stream}: estos no son los asientos que el servicio firmó en su bitácora.',
    streamShortened: '{stream}: faltan asientos que el servicio firmó en su bitácora.',
    streamUnknown: 'La prueba trata de una cadena que no está en este archivo.',
  },
  stamped: {
    holds: 'La autoridad “{authority}” selló la bitácora en el punto de control {size}, y este archivo la continúa.',
    trust:
      'El sello lo firmó “{authority}”, cuyo certificado no se comprobó: si esa autoridad es de fiar lo decides tú.',
    open: 'No se pudo comprobar el sello de tiempo del archivo.',
    notOfLog: 'El sello de tiempo es de un punto de control que la bitácora de este archivo no continúa.',
    invalid: 'El sello de tiempo no corresponde a su punto de control.',
  },
  laws: {
    holds: 'Las reglas que lleva el archivo son las que se publicaron.',
    missing: 'Faltan en el archivo las reglas número {law}, con las que se decidieron asientos.',
    differs: 'Las reglas número {law} del archivo no son las que se publicaron.',
    notInLog: 'Las reglas número {law} no son las que nombra la bitácora del servicio.',
    unknown:
      'Las reglas número {laws} son más nuevas que este programa, así que no puede juzgar lo que se decidió con ellas.',
  },
  moves: {
    holds: 'Cada paso estaba permitido por las reglas en ese momento.',
    open: 'Con asientos cambiados o reglas desconocidas no se puede saber si cada paso estaba permitido.',
    noChart: '{stream}, número {seq}: no se conocen reglas para este tipo de elemento.',
    moveMissing: '{stream}, número {seq}: falta un paso antes de este.',
    doesNotFollow: '{stream}, número {seq}: este paso no empieza donde terminó el anterior.',
    chartRefuses: '{stream}, número {seq}: las reglas no habrían permitido este paso.',
  },
}
