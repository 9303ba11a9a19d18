import type { NamespaceVerifyTranslation } from '../../i18n-types.ts'

export const keyChange: NamespaceVerifyTranslation['keyChange'] = {
  later: {
    once: 'Se firmó con {key}, la clave que sustituyó a la tuya el {date}; la tuya firmó el cambio.',
    often:
      'Se firmó con {key}. La tuya se sustituyó el {date}, y cada uno de los {changes} cambios desde entonces lo firmó la clave anterior.',
  },
  earlier: {
    once: 'Se firmó con {key}, la clave a la que la tuya sustituyó el {date}; las dos firmaron el cambio.',
    often:
      'Se firmó con {key}, que se sustituyó el {date}. {changes} cambios llevan de ella a la tuya, cada uno firmado por las dos claves.',
  },
}
