import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import { account, notices, professionals, record, trouble } from './around.ts'
import { activity, paymentAccount, scheduled, support, transfers } from './bank.ts'
import { disputes, expenses, payments, privately, receipts, splits, start } from './money.ts'

const help: NamespaceHelpTranslation = {
  title: 'Ayuda',
  lead: 'Cómo funcionan aquí las cosas, en palabras sencillas.',
  search: 'Buscar en la ayuda',
  found: '{count} artículo{{s}} encontrado{{s}}',
  none: 'Ningún artículo tiene esas palabras. Escríbenos y te respondemos.',
  all: 'Todos los artículos',
  contents: 'En esta página',
  more: '¿Aún tienes dudas?',
  write: 'Escríbenos',
  missing: 'No existe ese artículo. Quizá ahora tiene otro nombre.',
  articles: {
    start,
    expenses,
    splits,
    receipts,
    payments,
    disputes,
    private: privately,
    paymentAccount,
    transfers,
    scheduled,
    activity,
    support,
    record,
    professionals,
    notices,
    account,
    trouble,
  },
}

export default help
