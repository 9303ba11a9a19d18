import type { NamespaceInvitationsTranslation } from '../../i18n-types.ts'

const invitations: NamespaceInvitationsTranslation = {
  label: {
    sent: 'Enviada',
    accepted: 'Aceptada',
    expired: 'Vencida',
    withdrawn: 'Retirada',
    declined: 'Rechazada',
  },
  recordTitle: 'Invitación a la otra persona',
  events: {
    begin: {
      you: 'Invitaste por correo a la otra persona',
      name: '{actor} invitó por correo a la otra persona',
    },
    correct: {
      you: 'Corregiste el correo de la invitación',
      name: '{actor} corrigió el correo de la invitación',
    },
    resend: { you: 'Volviste a enviar la invitación', name: '{actor} volvió a enviar la invitación' },
    withdraw: { you: 'Retiraste la invitación', name: '{actor} retiró la invitación' },
    confirm: {
      you: 'Confirmaste el otro correo con el que se une la otra persona',
      name: '{actor} confirmó el otro correo con el que se une la otra persona',
    },
    refuse: {
      you: 'Rechazaste otro correo con el que alguien quería unirse',
      name: '{actor} rechazó otro correo con el que alguien quería unirse',
    },
    ask: {
      you: 'Pediste unirte con un correo distinto del invitado',
      name: '{actor} pidió unirse con un correo distinto del invitado',
    },
    accept: {
      you: 'Aceptaste la invitación y te uniste',
      name: '{actor} aceptó la invitación y se unió',
    },
    decline: { you: 'Rechazaste la invitación', name: '{actor} rechazó la invitación' },
    expire: { name: 'La invitación venció' },
  },
}

export default invitations
