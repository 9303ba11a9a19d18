import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'

const messages: NamespaceMessagesTranslation = {
  recordTitle: 'Mensaje «{subject}»',
  draftTitle: 'Borrador de un mensaje',
  record: {
    to: 'Para {names}',
    answers: 'Responde a un mensaje anterior de la conversación',
    body: 'Mensaje: {body}',
  },
  deliveryLabel: { new: 'Sin abrir', viewed: 'Visto' },
  draftLabel: { saved: 'Borrador', sent: 'Enviado', discarded: 'Descartado' },
  events: {
    sent: { you: 'Enviaste un mensaje', name: '{actor} envió un mensaje' },
    looked: { you: 'Leíste un mensaje como profesional', name: '{actor} leyó un mensaje como profesional' },
    delivered: { you: 'Se entregó un mensaje', name: 'Se entregó un mensaje' },
    firstViewed: { you: 'Viste el mensaje por primera vez', name: '{actor} vio el mensaje por primera vez' },
    draftDiscarded: { you: 'Descartaste un borrador', name: '{actor} descartó un borrador' },
  },
}

export default messages
