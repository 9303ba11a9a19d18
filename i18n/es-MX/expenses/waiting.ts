import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const waiting: NamespaceExpensesTranslation['waiting'] = {
  all: 'Ver todo en el registro de gastos',
  total: 'total {total}',
  open: {
    other: '{name} lo agregó el {date}. Tu parte es {percent}.',
    seen: '{name} lo vio por primera vez el {time}.',
    unseen: '{name} aún no lo ha visto.',
    viewing: '{creator} lo agregó el {date}. La parte de {payer} es {percent}.',
  },
  done: {
    title: 'Nada espera tu respuesta',
    text: 'Lo que {name} agregue o pague aparecerá aquí cuando te toque.',
    alone: 'Lo que la otra persona agregue o pague aparecerá aquí cuando te toque.',
    viewing: 'Nada espera a {name} por ahora.',
  },
  noChild:
    'Los gastos se registran para una hija o un hijo, y esta familia aún no tiene a nadie registrado. Agrégalo primero.',
}
