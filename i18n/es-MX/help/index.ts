import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import { account, notices, professionals, record, trouble } from './around.ts'
import { activity, paymentAccount, scheduled, support, transfers } from './bank.ts'
import { disputes, expenses, payments, privately, receipts, splits, start } from './money.ts'

const help: NamespaceHelpTranslation = {
  title: 'Ayuda',
  lead: 'Cómo funcionan aquí las cosas, tal como son.',
  search: 'Buscar en la ayuda',
  found: '{count} artículo{{s}} encontrado{{s}}',
  none: 'Nada en la ayuda tiene esas palabras. Escríbenos y te respondemos.',
  all: 'Toda la ayuda',
  contents: 'En esta página',
  more: '¿No está aquí la respuesta?',
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
