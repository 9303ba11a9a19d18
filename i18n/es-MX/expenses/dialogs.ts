import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const dialogs: NamespaceExpensesTranslation['dialogs'] = {
  share: {
    title: '¿Compartirlo con {name}?',
    text: '{name} podrá ver el gasto y sus comprobantes, y responder. Ya no podrá volver a ser privado.',
    action: 'Compartir',
  },
  delete: {
    title: '¿Eliminar este gasto?',
    text: 'Nadie más lo ha visto. No se puede recuperar.',
    action: 'Eliminarlo',
  },
  decline: {
    title: '¿Rechazar {expense}?',
    text: 'Esto no se puede deshacer. {name} puede enviarlo otra vez como un gasto nuevo.',
    reason: 'Motivo',
    reasonHint: '{name} lo verá y quedará en el registro.',
    action: 'Rechazar',
  },
  requestReceipt: {
    title: 'Pedir un comprobante',
    text: 'Se le pedirá a {name} que agregue uno. Aun así puedes aprobar o rechazar sin él.',
    note: '¿Qué te gustaría ver?',
    noteHint: '{name} lo verá y quedará en el registro.',
    action: 'Enviar solicitud',
  },
  addReceipt: {
    title: 'Agregar comprobantes',
    text: '{name} podrá verlos de inmediato. Se quedan en el registro.',
    textPrivate: 'Solo tú puedes verlos hasta que compartas el gasto.',
    files: 'Comprobantes',
    action: 'Agregar al gasto',
  },
  withdraw: {
    title: '¿Retirar este gasto?',
    text: 'Esto no se puede deshacer. Ya no se cuenta, y {name} seguirá viendo que existió. Para pedirlo otra vez, envíalo como un gasto nuevo.',
    action: 'Retirarlo',
  },
  pay: {
    title: 'Pagar con cheque u otro medio',
    text: 'Registra lo que entregaste o enviaste. Después, {name} confirma que lo recibió.',
    amountHint: 'Ahora puedes pagar hasta {payable}, o solo una parte.',
    tooMuch: 'Solo quedan {payable} por pagar.',
    action: 'Registrar pago',
  },
  markReimbursed: {
    title: '¿Marcar {remaining} como reembolsado?',
    text: 'Con esto dices que {name} te pagó de otra forma. El gasto cuenta como pagado por completo.',
    scheduled: 'El pago programado de {scheduled} se detendrá.',
    action: 'Marcar como reembolsado',
  },
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que escribiste no se ha guardado.',
    stay: 'Quedarme aquí',
    leave: 'Salir',
  },
}
