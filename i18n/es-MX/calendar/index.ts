import type { NamespaceCalendarTranslation } from '../../i18n-types.ts'

const calendar = {
  recordTitle: 'Calendario de convivencia «{name}»',
  days: 'Del {from} al {to}',
  daysFrom: 'Desde el {from}',
  scheduleLabel: { upcoming: 'Próximo', active: 'Activo', ended: 'Terminado', deleted: 'Eliminado' },
  events: {
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
