import type { NamespaceLegalTranslation } from '../../i18n-types.ts'
import { productName } from '../../product.ts'

export const about: NamespaceLegalTranslation['about'] = {
  title: `Acerca de ${productName}`,
  lead: 'Dos hogares, un mismo registro.',
  sections: {
    what: {
      title: 'Qué es',
      text: `${productName} es para madres y padres que viven separados y comparten lo que sus hijos necesitan. Uno agrega lo que pagó; el otro responde y paga, y el pago se confirma.\nQuien abre algo ve de inmediato tres cosas: cómo está, a quién le toca y qué sigue.`,
    },
    fair: {
      title: 'Parejo para los dos',
      text: 'Las mismas reglas valen para ambos, en cada pantalla y en nuestro servidor. Nadie puede cambiar un monto después de que el otro respondió, aprobar algo que no ha visto ni confirmar un pago en lugar de quien lo recibió.\nLas partes siempre suman el total, hasta el último centavo.',
    },
    record: {
      title: 'El registro',
      text: 'Cada paso aceptado se escribe en el registro de tu familia: quién, qué y cuándo, con la zona horaria. Después ya no se cambia. Cada asiento queda sellado junto con el anterior, así que cualquier cambio posterior se notaría.\nLa primera vez que la otra persona abre un gasto se anota una sola vez, y solo cuando lo abre completo por sí misma.',
    },
    check: {
      title: 'Comprobarlo sin nosotros',
      text: 'Puedes descargar el registro cuando quieras, con cualquier plan, como archivo de datos firmado o como PDF para imprimir. A quien se lo des, sea una abogada o un juzgado, le basta una página que no pide cuenta para comprobarlo. El archivo nunca sale de su computadora.',
    },
    languages: {
      title: 'Cada quien en su idioma',
      text: 'Cada persona lee en su idioma: español de México, o inglés de Estados Unidos o del Reino Unido. Los montos están en la moneda de la familia.',
    },
    holidays: {
      title: 'Fechas de los días festivos',
      text: 'Las fechas que se sugieren para los días festivos provienen del proyecto de código abierto date-holidays (github.com/commenthol/date-holidays). Sus datos tienen la licencia CC BY-SA 3.0 (creativecommons.org/licenses/by-sa/3.0) y se basan en Wikipedia. Convertimos las fechas en reglas y no cambiamos nada más.',
    },
  },
  verify: 'Comprobar un registro',
}
