import type { Correspondence } from './conversation.ts'

export const vegaLuna: Correspondence = {
  names: { children: ['Sofía'], days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'] },
  everyday: [
    {
      subject: 'Salida del {day}',
      turns: [
        'El {day} salgo tarde de la oficina. ¿Puedes recoger a {child} a las {time}?',
        'Sí puedo. ¿Pasas por ella a mi casa?',
        'Sí, a las siete a más tardar. Gracias.',
      ],
    },
    {
      subject: 'Junta de la escuela',
      turns: [
        'La junta con la maestra es el {day} a las {time}. Me gustaría que fuéramos los dos.',
        'Voy. Llevo la lista de útiles que faltan.',
        'Yo pregunto por el paseo. Nos vemos en la entrada.',
      ],
    },
    {
      subject: 'Tarea de ciencias',
      turns: [
        '{child} tiene que entregar la maqueta el {day}. ¿Se quedó contigo el cartón?',
        'Sí, aquí está. El fin de semana hacemos los volcanes.',
        'Perfecto. Yo compro la pintura y te mando el ticket.',
        'Va. Mitad y mitad.',
      ],
    },
    {
      subject: 'Tos',
      turns: [
        '{child} amaneció con tos, sin fiebre. Le di el jarabe a las {time}, una sola vez.',
        'Gracias por avisarme. ¿Durmió bien?',
        'Toda la noche. Si sigue igual el {day}, la llevo con la doctora Ríos.',
        'De acuerdo. Avísame qué te dice.',
      ],
    },
    {
      subject: 'Cumpleaños de la abuela',
      turns: [
        'Mi mamá cumple años el {day}. Cae en tus días. ¿Dejas que {child} vaya a la comida, de dos a {time}?',
        'Claro. La llevo y paso por ella.',
        'Muchas gracias. Le va a dar mucho gusto.',
      ],
    },
  ],
  count: 18,
  recent: [
    {
      subject: 'Festival de invierno',
      messages: [
        {
          by: 'A',
          to: ['B'],
          when: '-5 19:10',
          text: 'A Sofía le tocó ser pastora. Hay que llevar sarape y sombrero. ¿Tienes el del año pasado?',
          opened: { B: '-5 20:25' },
        },
        {
          by: 'B',
          to: ['A'],
          when: '-4 07:50',
          text: 'Lo tengo. Se lo mando en la mochila. El sombrero ya no le queda, compro otro.',
          opened: { A: '-4 08:30' },
        },
      ],
    },
    {
      subject: 'Entrega del sábado',
      messages: [
        {
          by: 'B',
          to: ['A'],
          when: '-1 18:40',
          text: '¿Podemos hacer la entrega a las once en el parque? A las diez y media termina el entrenamiento.',
        },
      ],
    },
  ],
  draft: { subject: 'Entrega del sábado', text: 'A las once está bien, pero' },
}
