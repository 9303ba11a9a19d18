import type { NamespaceVerifyTranslation } from '../../i18n-types.ts'

export const recovery: NamespaceVerifyTranslation['recovery'] = {
  recordTitle: 'Este registro es auténtico, restaurado el {date}',
  record:
    'Está completo y sin cambios desde que se exportó, y su firma corresponde a la clave. Antes de eso, el servicio restauró sus registros, así que puede faltar algo que ya se había firmado. Abajo se dice cuándo, por qué y qué.',
  proofTitle: 'Esta prueba es auténtica; el registro se restauró el {date}',
  why: {
    restored: 'Restaurado el {date} por {operator}. Motivo indicado: “{reason}”',
    keyLost:
      'Restaurado el {date} por {operator} con una clave nueva, porque la anterior se perdió. Motivo indicado: “{reason}”',
    keyStolen:
      'Restaurado el {date} por {operator} con una clave nueva, porque la anterior puede estar en otras manos. Motivo indicado: “{reason}”',
    keyRotated:
      'Desde el {date} el servicio firma con otra clave, que la anterior respalda. Motivo indicado: “{reason}”',
  },
  lost: '{stream}: los asientos {from} a {to} ya se habían firmado y se perdieron.',
  lostLog:
    'El estado restaurado se firmó el {at}. Lo que se registró entre ese momento y la restauración puede haberse perdido.',
  lostAll: 'Puede haberse perdido cualquier cosa que se hubiera firmado antes.',
  nothingLost: 'No se perdió nada de estos asientos que ya se hubiera firmado.',
}
