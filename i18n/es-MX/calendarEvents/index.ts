import type { NamespaceCalendarEventsTranslation } from '../../i18n-types.ts'

const calendarEvents: NamespaceCalendarEventsTranslation = {
  label: { private: 'Privado', shared: 'Compartido', cancelled: 'Cancelado', deleted: 'Eliminado' },
  recordTitle: 'Evento «{title}»',
  recordTime: '{date}, {time}',
  events: {
    added: { you: 'Agregaste un evento', name: '{actor} agregó un evento' },
    shared: { you: 'Compartiste un evento', name: '{actor} compartió un evento' },
    edited: { you: 'Cambiaste un evento', name: '{actor} cambió un evento' },
    cancelled: { you: 'Cancelaste un evento', name: '{actor} canceló un evento' },
    deleted: { you: 'Eliminaste un evento', name: '{actor} eliminó un evento' },
    oneMoved: { you: 'Cambiaste una fecha de un evento', name: '{actor} cambió una fecha de un evento' },
    oneCancelled: { you: 'Cancelaste una fecha de un evento', name: '{actor} canceló una fecha de un evento' },
    followingChanged: {
      you: 'Cambiaste todas las fechas posteriores de un evento',
      name: '{actor} cambió todas las fechas posteriores de un evento',
    },
    followingCancelled: {
      you: 'Cancelaste todas las fechas posteriores de un evento',
      name: '{actor} canceló todas las fechas posteriores de un evento',
    },
  },
}

export default calendarEvents
