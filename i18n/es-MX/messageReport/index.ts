import type { NamespaceMessageReportTranslation } from '../../i18n-types.ts'

const messageReport: NamespaceMessageReportTranslation = {
  title: 'Mensajes',
  header: 'Mensajes de {names}',
  lead: 'Conversaciones completas que {name} puede ver, como estaban al crear este documento.',
  leadPart: 'Mensajes que {name} seleccionó, como estaban al crear este documento.',
  thread: '{count} {{mensaje|mensajes}}, del {from} al {to}',
  none: 'No hay mensajes en este reporte.',
  message: 'Mensaje {place}',
  of: 'de {count}',
  fromTo: 'De {name} para {names}',
  subject: 'Asunto: {subject}',
  answers: 'Responde al mensaje {place}',
  answersHidden: 'Responde a un mensaje que {name} no tiene en esta conversación',
  privileged: 'Confidencial: solo lo leen quien lo escribió y sus destinatarios',
  viewed: '{name} lo vio por primera vez el {at} ({utc})',
  never: 'Visto por primera vez por {name}: nunca',
  notTold: 'No se muestra cuándo lo vio {name}, profesional.',
  someone: 'alguien con quien {name} no tiene conexión',
  attached: 'Mensaje {place} de “{subject}”',
  gap: {
    unopened: 'Falta el mensaje {place} de {count}, “{subject}” de {name}, enviado el {at}.',
    one: 'Falta el mensaje {place} de {count}.',
    many: 'Faltan los mensajes {first} a {last} de {count}.',
    choice: 'No se seleccionó para este reporte.',
    choiceMany: 'No se seleccionaron para este reporte.',
    erased: 'Su texto se borró conforme a la ley. En el registro consta que se envió, quién lo envió y cuándo.',
  },
  legend: {
    title: 'Caracteres que se imprimen con su número',
    text: 'Las fuentes de este documento no tienen estos caracteres. Cada uno aparece en el texto con su número Unicode. El registro dentro de este archivo los conserva como se escribieron.',
    letter: 'letra, {script}',
    mark: 'signo que se añade a otro carácter',
    invisible: 'carácter invisible que controla cómo se muestran otros',
    space: 'espacio',
    sign: 'símbolo',
  },
}

export default messageReport
