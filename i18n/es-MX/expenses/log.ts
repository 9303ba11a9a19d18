import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const log: NamespaceExpensesTranslation['log'] = {
  title: 'Registro de gastos',
  add: 'Agregar gasto',
  categories: 'Categorías',
  totals: {
    label: 'Pendiente',
    youOwe: 'Debes',
    owes: '{name} debe',
    withBank: 'En el banco',
    expenses: '{count} gasto{{s}}',
    payments: '{count} pago{{s}}',
  },
  search: 'Buscar gastos',
  filters: {
    title: 'Filtrar gastos',
    found: 'Ver {count} gasto{{s}}',
    show: 'Estado',
    child: 'Para',
    category: 'Categoría',
    by: 'Registrado por',
    from: 'Comprado desde',
    to: 'Comprado hasta',
    search: 'Búsqueda',
  },
  show: {
    all: 'Todos',
    needsYou: 'Te toca a ti',
    needs: 'Le toca a {name}',
    outstanding: 'Pendientes',
    settled: 'Saldados',
    ended: 'Cerrados',
  },
  order: {
    created: { ascending: 'Creación, los más antiguos primero', descending: 'Creación, los más recientes primero' },
    purchased: { ascending: 'Compra, las más antiguas primero', descending: 'Compra, las más recientes primero' },
    name: { ascending: 'Nombre, de la A a la Z', descending: 'Nombre, de la Z a la A' },
    total: { ascending: 'Total, de menor a mayor', descending: 'Total, de mayor a menor' },
    status: { ascending: 'Estado, los abiertos primero', descending: 'Estado, los terminados primero' },
    share: { ascending: 'Parte, de menor a mayor', descending: 'Parte, de mayor a menor' },
  },
  found: '{count} gasto{{s}}',
  table: 'Gastos',
  created: 'Creado',
  expense: 'Gasto',
  total: 'Total',
  status: 'Estado',
  share: 'Parte',
  bought: 'comprado el {date}',
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
    text: 'Ningún gasto coincide con: {filters}.',
  },
  take: {
    title: 'Exportar el registro',
    all: 'Todo el registro: {count} gasto{{s}}.',
    some: '{count} gasto{{s}}, con estos filtros: {filters}.',
  },
  failed: {
    moreText: 'No se pudieron cargar los gastos siguientes.',
  },
  offline: {
    empty: 'Los gastos aparecerán aquí cuando vuelvas a conectarte.',
  },
}
