import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const log: NamespaceExpensesTranslation['log'] = {
  title: 'Registro de gastos',
  add: 'Agregar gasto',
  totals: {
    label: 'Pendiente',
    youOwe: 'Debes',
    owes: '{name} debe',
    withBank: 'En el banco',
    expenses: '{count} gasto{{s}}',
    payments: '{count} pago{{s}}',
  },
  show: {
    label: 'Mostrar',
    all: 'Todos',
    outstanding: 'Pendientes',
    settled: 'Saldados',
    ended: 'Cerrados',
  },
  table: 'Gastos, los más recientes primero',
  created: 'Creado',
  expense: 'Gasto',
  total: 'Total',
  status: 'Estado',
  share: 'Parte',
  bought: 'comprado el {date}',
  more: 'Mostrar más',
  loading: 'Cargando los gastos',
  empty: {
    title: 'Aún no hay gastos',
    text: 'Agrega el primero: qué fue, cuánto costó y para quién. Después, {name} puede aprobarlo y pagar su parte.',
    alone: 'Agrega el primero: qué fue, cuánto costó y para quién.',
    lookingOn: 'Ninguno de los dos ha registrado un gasto. Cuando alguien lo haga, aparecerá aquí.',
    noChild:
      'Los gastos se registran para una hija o un hijo, y esta familia aún no tiene a nadie registrado. Agrégalo primero.',
  },
  none: {
    title: 'No hay nada que mostrar',
    text: 'Ningún gasto coincide con este filtro.',
    action: 'Mostrar todos los gastos',
  },
  failed: {
    moreText: 'No se pudieron cargar los gastos siguientes.',
    retry: 'Intentar de nuevo',
  },
  offline: {
    title: 'No tienes conexión',
    empty: 'Los gastos aparecerán aquí cuando vuelvas a conectarte.',
  },
}
