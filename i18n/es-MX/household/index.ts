import type { NamespaceHouseholdTranslation } from '../../i18n-types.ts'

const household: NamespaceHouseholdTranslation = {
  child: 'Menor: {name}',
  category: 'Categoría: {name}',
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
  },
}

export default household
