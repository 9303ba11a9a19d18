import type { NamespaceJournalTranslation } from '../../i18n-types.ts'
import { form, page } from './pages.ts'

const journal: NamespaceJournalTranslation = {
  label: { private: 'Privada', shared: 'Compartida', removed: 'Retirada', deleted: 'Eliminada' },
  kind: { entry: 'Entrada del diario', moment: 'Momento', checkIn: 'Ubicación' },
  place: { exact: '{at} (lugar exacto)', near: 'Cerca de {at} (a alrededor de 1 km)', typed: '{name}' },
  ...page,
  form,
  paper: {
    header: 'Diario: {names}',
    lead: 'Lo pidió {name}. Contiene lo que escribió o abrió, y dice quién lo vio y cuándo.',
    range: 'Del {from} al {to}',
    entries: 'Entradas por día',
    none: 'No hay entradas de estos días.',
    entry: '{kind} de {name} · {status}',
    unopened: 'Se omite: la persona que pidió este reporte no la ha abierto.',
    written: 'Escrita el {at}',
    files: 'Fotos y archivos: {files}',
    record: 'El registro de estos días',
    csv: {
      day: 'Día',
      kind: 'Tipo',
      author: 'Escrita por',
      status: 'Estado',
      text: 'Texto',
      place: 'Lugar',
      files: 'Fotos y archivos',
      written: 'Escrita',
      device: 'Reloj del dispositivo',
      edition: 'Versión',
      readers: 'Compartida con',
      views: 'Vista por primera vez',
    },
  },
  recordTitle: 'Diario, {date}',
  record: {
    readers: 'Compartida con {names}',
    place: 'Lugar: {place}',
    device: 'Reloj del dispositivo: {at}',
    body: 'Texto: {body}',
    edition: 'Versión {number}',
  },
  events: {
    written: {
      you: 'Escribiste en tu diario',
      name: '{actor} escribió en el diario',
      youItem: 'Escribiste en tu diario sobre el {item}',
      nameItem: '{actor} escribió en el diario sobre el {item}',
    },
    edited: {
      you: 'Cambiaste una entrada del diario',
      name: '{actor} cambió una entrada del diario',
      youItem: 'Cambiaste la entrada del diario del {item}',
      nameItem: '{actor} cambió la entrada del diario del {item}',
    },
    shared: {
      you: 'Compartiste una entrada del diario',
      name: '{actor} compartió una entrada del diario',
      youItem: 'Compartiste la entrada del diario del {item}',
      nameItem: '{actor} compartió la entrada del diario del {item}',
    },
    removed: {
      you: 'Retiraste una entrada del diario',
      name: '{actor} retiró una entrada del diario',
      youItem: 'Retiraste la entrada del diario del {item}',
      nameItem: '{actor} retiró la entrada del diario del {item}',
    },
    deleted: {
      you: 'Eliminaste una entrada privada del diario',
      name: '{actor} eliminó una entrada privada del diario',
      youItem: 'Eliminaste la entrada privada del diario del {item}',
      nameItem: '{actor} eliminó la entrada privada del diario del {item}',
    },
    firstViewed: {
      you: 'Viste por primera vez una entrada del diario',
      name: '{actor} vio por primera vez una entrada del diario',
      youItem: 'Viste por primera vez la entrada del diario del {item}',
      nameItem: '{actor} vio por primera vez la entrada del diario del {item}',
    },
  },
}

export default journal
