import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const rail: NamespaceExpensesTranslation['rail'] = {
  detail: {
    begin: '{total}, reparto {split}',
    total: 'de {was} a {now}',
    changed: 'cambios en: {fields}',
  },
  howToPay: 'Con cheque u otro, que {name} confirma después',
  howToPayEither: 'Por transferencia, o con cheque u otro, que {name} confirma después',
  next: {
    open: '{payer} responde',
    openWhen: 'cuando lo compartas',
    approved: 'Aprobado',
    approvedBy: 'cuando {payer} lo apruebe',
    approvedByYou: 'cuando lo apruebes',
    settled: 'Saldado',
    settledPayer: 'cuando hayan llegado {remaining}, o {name} lo marque como reembolsado',
    settledCreator: 'cuando te hayan llegado {remaining}, o lo marques como reembolsado',
    settledViewing: 'cuando hayan llegado {remaining}, o {creator} lo marque como reembolsado',
    settledAtOnce: 'de inmediato, porque no se debe nada',
  },
}
