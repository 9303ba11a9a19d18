import type { NamespaceHouseholdTranslation } from '../../i18n-types.ts'

const household: NamespaceHouseholdTranslation = {
  child: 'Menor: {name}',
  category: 'Categoría: {name}',
  supportOrder: 'Orden de pensión alimenticia',
  history: {
    childAdded: { you: 'Agregaste a {item} a la familia', name: '{actor} agregó a {item} a la familia' },
    childRenamed: {
      you: 'Cambiaste el nombre {was} por {item}',
      name: '{actor} cambió el nombre {was} por {item}',
    },
    childChanged: { you: 'Cambiaste los datos de {item}', name: '{actor} cambió los datos de {item}' },
    childArchived: {
      you: 'Quitaste a {item} de la lista para gastos nuevos',
      name: '{actor} quitó a {item} de la lista para gastos nuevos',
    },
    childRestored: {
      you: 'Devolviste a {item} a la lista para gastos nuevos',
      name: '{actor} devolvió a {item} a la lista para gastos nuevos',
    },
    childRemoved: { you: 'Eliminaste a {item}', name: '{actor} eliminó a {item}' },
    categoryAdded: { you: 'Agregaste la categoría {item}', name: '{actor} agregó la categoría {item}' },
    categoryChanged: { you: 'Cambiaste la categoría {item}', name: '{actor} cambió la categoría {item}' },
    categoryRemoved: { you: 'Eliminaste la categoría {item}', name: '{actor} eliminó la categoría {item}' },
    supportBegun: {
      you: 'Registraste una orden de pensión alimenticia',
      name: '{actor} registró una orden de pensión alimenticia',
    },
    supportConfirmed: {
      you: 'Confirmaste la orden de pensión alimenticia',
      name: '{actor} confirmó la orden de pensión alimenticia',
    },
    supportDisputed: {
      you: 'No estuviste de acuerdo con la orden de pensión alimenticia',
      name: '{actor} no estuvo de acuerdo con la orden de pensión alimenticia',
    },
    supportWithdrawn: {
      you: 'Retiraste la orden de pensión alimenticia',
      name: '{actor} retiró la orden de pensión alimenticia',
    },
    supportEndAsked: {
      you: 'Pediste que termine la pensión alimenticia',
      name: '{actor} pidió que termine la pensión alimenticia',
    },
    supportEndAgreed: {
      you: 'Aceptaste que termine la pensión alimenticia',
      name: '{actor} aceptó que termine la pensión alimenticia',
    },
    supportEndRefused: {
      you: 'No aceptaste que termine la pensión alimenticia',
      name: '{actor} no aceptó que termine la pensión alimenticia',
    },
    supportEndWithdrawn: {
      you: 'Ya no pides que termine la pensión alimenticia',
      name: '{actor} ya no pide que termine la pensión alimenticia',
    },
    supportEnded: { you: 'Terminó la orden de pensión alimenticia', name: 'Terminó la orden de pensión alimenticia' },
    supportFollowed: {
      you: 'Una orden más nueva de pensión alimenticia tomó el lugar de esta',
      name: 'Una orden más nueva de pensión alimenticia tomó el lugar de esta',
    },
  },
}

export default household
