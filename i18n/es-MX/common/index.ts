import type { NamespaceCommonTranslation } from '../../i18n-types.ts'

const common: NamespaceCommonTranslation = {
  happened: {
    title: 'Qué pasó',
    verified: 'Registro verificado',
    unverified: 'Registro sin verificar',
    unverifiedText: 'Este registro no coincide con su sello. Avísale a nuestro equipo de ayuda.',
    loading: 'Cargando lo que pasó',
    failed: 'No se pudo cargar lo que pasó.',
    retry: 'Intentar de nuevo',
    earlier: 'Mostrar {count} entrada{{s}} anterior{{es}}',
  },
  steps: { past: 'Hecho', present: 'Ahora', coming: 'Después' },
  events: {
    other: {
      you: 'Cambiaste algo',
      name: '{actor} cambió algo',
      youItem: 'Cambiaste algo en {item}',
      nameItem: '{actor} cambió algo en {item}',
    },
  },
}

export default common
