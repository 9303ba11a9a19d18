/** Translates the demo's texts into Spanish; a missing one stays in English. */
const spanish: Readonly<Record<string, string>> = {
  Trampoline: 'Brincolín',
  'We said no big toys without asking first.': 'Quedamos en no comprar juguetes grandes sin preguntar antes.',
  'Piano lessons': 'Clases de piano',
  'October day care': 'Guardería de octubre',
  'Handed over at the exchange': 'Se lo di al entregar a Sofía',
  'Birthday surprise': 'Sorpresa de cumpleaños',
  'Winter coat': 'Abrigo de invierno',
  'Orthodontist, second visit': 'Ortodoncista, segunda cita',
  'Can you attach the invoice?': '¿Puedes adjuntar la factura?',
  'The practice mailed the invoice to both of us.': 'El consultorio nos mandó la factura a los dos.',
  'Summer camp deposit': 'Anticipo del campamento',
}

export const translatorFor = (country: string) => (english: string) =>
  country === 'MX' ? (spanish[english] ?? english) : english
