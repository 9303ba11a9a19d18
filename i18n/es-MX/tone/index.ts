import type { NamespaceToneTranslation } from '../../i18n-types.ts'

const tone: NamespaceToneTranslation = {
  kinds: {
    aggressive: 'Puede sonar agresivo',
    upsetting: 'Puede lastimar a quien lo lea',
    demeaning: 'Puede hacer menos a quien lo lea',
    concerning: 'Puede preocupar a quien lo lea',
  },
  reasons: {
    insult: 'Esto es un insulto.',
    contempt: 'Esto se puede leer como desprecio.',
    badParent: 'Esto pone en duda a alguien como mamá o papá.',
    comparison: 'Esto compara a las personas y deja mal a una de ellas.',
    sarcasm: 'Esto se puede leer como sarcasmo.',
    obscene: 'Esto es una grosería.',
    hostile: 'Esto se puede leer como una orden o un portazo.',
    shouting: 'Las mayúsculas se leen como gritos.',
    threatOfHarm: 'Esto se puede leer como una amenaza contra la seguridad de alguien.',
    threat: 'Esto se puede leer como una amenaza.',
    threatOfCourt: 'Esto usa al juzgado o a la policía para presionar.',
    threatOfContact: 'Esto usa el tiempo con los hijos para presionar.',
    watching: 'Esto dice que se vigila a alguien.',
    selfHarm: 'Esto habla de quitarte la vida o de hacerte daño.',
    blame: 'Esto le echa la culpa a una sola persona.',
    absolute: 'A un “siempre” o un “nunca” es difícil responder, porque basta una excepción para negarlo.',
    guilt: 'Esto puede hacer sentir culpa en lugar de decir lo que necesitas.',
    childBetween: 'Esto pone a un hijo entre sus padres.',
    accusation: 'Esto acusa a alguien de mentir o de tener mala intención.',
  },
  advice: {
    describeAct: 'Di qué pasó y qué te gustaría que pasara. No digas qué clase de persona es.',
    nameConcern: 'Di una sola cosa de los hijos que te preocupa y qué pides.',
    sayPlainly: 'Dilo directo: qué notaste y qué pides.',
    leaveOut: 'Quita la palabra. La frase dice lo mismo sin ella.',
    askPlainly: 'Pide lo que necesitas y para cuándo: “¿Podrías … antes de …?”',
    lowerCase: 'Escríbelo en minúsculas. Así lo tomarán más en serio.',
    waitFirst: 'Déjalo reposar hasta mañana antes de enviarlo. Si alguien está en peligro ahora, llama al 911.',
    stateStep: 'Si vas a dar un paso, di cuál y por qué. Quita el “si no”.',
    proposeChange: 'Respeta el calendario acordado. Si tiene que cambiar, pide el cambio y di por qué.',
    getHelp:
      'No tienes que cargar con esto a solas. Llama a cualquier hora a la Línea de la Vida, 800 911 2000, o al 911 si estás en peligro.',
    sayEffect: 'Di qué les provocó a ti o a los hijos: “Cuando …, nosotros …”',
    oneOccasion: 'Di a cuál vez te refieres, con su fecha.',
    leaveChildOut: 'Dilo por ti y deja a los hijos fuera.',
    askFirst: 'Pregunta antes de concluir: “Vi que …. ¿Es así?”',
  },
}

export default tone
