import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const waiting: NamespaceExpensesTranslation['waiting'] = {
  all: 'Ver todo en el registro de gastos',
  total: 'total {total}',
  open: {
    other: '{name} lo agregó el {date}. Tu parte es del {percent}.',
    seen: '{name} lo vio por primera vez el {time}.',
    unseen: '{name} aún no lo ha visto.',
    viewing: '{creator} lo agregó el {date}. La parte de {payer} es del {percent}.',
  },
  done: {
    title: 'Estás al día',
    text: 'Cuando {name} agregue o pague algo y te toque a ti, aparecerá aquí.',
    alone: 'Cuando la otra persona agregue o pague algo y te toque a ti, aparecerá aquí.',
    viewing: 'Por ahora no le toca nada a {name}.',
  },
  noChild: 'Cada gasto es para al menos una hija o un hijo. Agrega primero a alguien.',
}
