import type { NamespaceAttachingTranslation } from '../../i18n-types.ts'

const attaching: NamespaceAttachingTranslation = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  attach: 'Adjuntar',
  notAttached: 'No se adjuntó el archivo',
  retry: 'Intentar de nuevo',
  more: 'Mostrar más',
  offline: 'No tienes conexión',
  photo: {
    one: {
      label: 'Conservar dónde y cuándo se tomó esta foto',
      hint: 'De lo contrario le quitamos el lugar, la hora y el dispositivo. Si los conservas, las coordenadas y la hora se quedan en la foto, si las trae. Quien pueda abrir la foto podrá leerlas, también en las descargas y donde la adjuntes después.',
    },
    many: {
      label: 'Conservar dónde y cuándo se tomaron las fotos',
      hint: 'Vale para las fotos que elijas a continuación. Las coordenadas y la hora se quedan en la foto, si las trae. Quien pueda abrir la foto podrá leerlas, también en las descargas y donde la adjuntes después.',
    },
  },
  files: {
    title: 'Adjuntar desde MyFiles',
    text: 'Se adjunta una copia. Quién puede ver el archivo en MyFiles no cambia.',
    label: 'Archivos y carpetas',
    loading: 'Cargando tus archivos',
    notLoaded: 'No se pudieron cargar tus archivos',
    offline: 'Tus archivos aparecerán aquí cuando vuelvas a conectarte.',
    none: 'Aquí no hay nada que se pueda adjuntar.',
    leftOut:
      '{count} {{archivo no aparece|archivos no aparecen}} aquí. Solo se pueden adjuntar imágenes JPEG, PNG y WebP, y archivos PDF de hasta {size}.',
    top: 'MyFiles',
    folder: 'Abrir {name}',
    open: 'Abrir',
    attachFile: 'Adjuntar {name}',
    privilegedTitle: '¿Adjuntar un archivo confidencial?',
    privilegedText: 'Quien lo reciba leerá “{name}”, que hasta ahora solo conocen tú y tus profesionales.',
    privilegedYes: 'Adjuntarlo de todos modos',
  },
  receipts: {
    title: 'Adjuntar un comprobante',
    text: 'Se adjunta una copia. Quien la reciba ve este archivo, y nada más del gasto.',
    search: 'Buscar comprobantes',
    label: 'Comprobantes, los más recientes primero',
    loading: 'Cargando los comprobantes',
    notLoaded: 'No se pudieron cargar los comprobantes',
    offline: 'Los comprobantes aparecerán aquí cuando vuelvas a conectarte.',
    none: 'Todavía no hay comprobantes',
    noneText: 'Aquí aparecen los comprobantes de los gastos que registraste o abriste.',
    notFound: 'No se encontró nada para “{search}”',
    notFoundText: 'Prueba con el nombre del gasto, su monto o el nombre del archivo.',
    of: '{date} · {file}',
    ofPrivate: '{date} · {file} · Gasto privado',
    attachReceipt: 'Adjuntar {file} de {expense}',
    privateTitle: '¿Adjuntar un comprobante de un gasto privado?',
    privateText:
      'Quien lo reciba podrá leer “{file}” y guardarlo. El gasto “{expense}” sigue siendo privado: solo verá su nombre y su monto si el comprobante los muestra.',
    privateYes: 'Adjuntarlo de todos modos',
  },
}

export default attaching
