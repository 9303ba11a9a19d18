import type { NamespaceCalendarTranslation } from '../../i18n-types.ts'

const calendar = {
  recordTitle: 'Calendario de convivencia «{name}»',
  days: 'Del {from} al {to}',
  daysFrom: 'Desde el {from}',
  changeTitle: 'Solicitud de cambio',
  exchanged: '{name}: del {from} al {until}',
  changeLabel: {
    open: 'En espera de respuesta',
    approved: 'Aprobada',
    declined: 'Rechazada',
    countered: 'Rechazada, con otra propuesta',
    withdrawn: 'Retirada',
    expired: 'Vencida',
  },
  scheduleLabel: { upcoming: 'Próximo', active: 'Activo', ended: 'Terminado', deleted: 'Eliminado' },
  events: {
    changeAsked: { you: 'Pediste cambiar la convivencia', name: '{actor} pidió cambiar la convivencia' },
    changeApproved: { you: 'Aprobaste el cambio', name: '{actor} aprobó el cambio' },
    changeDeclined: { you: 'Rechazaste el cambio', name: '{actor} rechazó el cambio' },
    changeCountered: { you: 'Rechazaste y propusiste otro cambio', name: '{actor} rechazó y propuso otro cambio' },
    changeWithdrawn: { you: 'Retiraste tu solicitud de cambio', name: '{actor} retiró la solicitud de cambio' },
    changeExpired: { you: 'La solicitud de cambio venció', name: 'La solicitud de cambio venció' },
    scheduleAdded: {
      you: 'Agregaste un calendario de convivencia',
      name: '{actor} agregó un calendario de convivencia',
    },
    scheduleEdited: {
      you: 'Editaste un calendario de convivencia',
      name: '{actor} editó un calendario de convivencia',
    },
    scheduleDeleted: {
      you: 'Eliminaste un calendario de convivencia',
      name: '{actor} eliminó un calendario de convivencia',
    },
    scheduleConfirmed: {
      you: 'Confirmaste el calendario de convivencia',
      name: '{actor} confirmó el calendario de convivencia',
    },
    scheduleDisputed: {
      you: 'Objetaste el calendario de convivencia',
      name: '{actor} objetó el calendario de convivencia',
    },
    scheduleEnded: {
      you: 'Terminaste un calendario de convivencia',
      name: '{actor} terminó un calendario de convivencia',
    },
    scheduleBegun: { you: 'Comenzó un calendario de convivencia', name: 'Comenzó un calendario de convivencia' },
    schedulePassed: { you: 'Terminó un calendario de convivencia', name: 'Terminó un calendario de convivencia' },
    scheduleFollowed: {
      you: 'Un calendario de convivencia más reciente reemplazó a este',
      name: 'Un calendario de convivencia más reciente reemplazó a este',
    },
  },
} satisfies NamespaceCalendarTranslation

export default calendar
