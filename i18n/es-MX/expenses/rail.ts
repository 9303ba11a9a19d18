import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const rail: NamespaceExpensesTranslation['rail'] = {
  detail: {
    begin: '{total}, reparto {split}',
    total: 'de {was} a {now}',
    split: 'reparto {now} (antes {was})',
    changed: 'cambios en: {fields}',
  },
  howToPay: 'Con cheque u otro medio, que {name} confirma después',
  howToPayEither: 'Por transferencia, o con cheque u otro medio, que {name} confirma después',
  next: {
    open: '{payer} responde',
    openWhen: 'cuando lo compartas',
    approved: 'Aprobado',
    approvedBy: 'cuando {payer} lo apruebe',
    approvedByYou: 'cuando lo apruebes',
    settled: 'Saldado',
    settledPayer: 'cuando {name} tenga los {remaining} o lo marque como reembolsado',
    settledCreator: 'cuando tengas los {remaining} o lo marques como reembolsado',
    settledViewing: 'cuando {creator} tenga los {remaining} o lo marque como reembolsado',
    settledAtOnce: 'de inmediato, porque no se debe nada',
  },
}
