import type { Rules } from '../lexicon.ts'

/** Sentences that cut by their shape: politeness that belittles, favours thrown back, threats that name nothing. */
export const shapes: readonly Rules[] = [
  {
    reason: 'contempt',
    patterns: `
      era ~1 mucho|demasiado para ti
      antes|mejor|primero le|les ~8 que a ti
      no te ~1 confiaria|dejaria|prestaria|encargaria ~4 menos ~3
      tu que vas|sabes|puedes ~1 a? ~1 saber|entender|opinar|de
      que vas a saber ~1 tu?
      seguro|claro ~1 en tu ~1 cabeza|mundo|mente ~3
      en tu cabeza ~3 sentido|verdad|logica|funciona
      sigues sin entender|aprender|madurar|crecer|comprender
      lo ~1 triste|peor|malo|chistoso|patetico es que ~1 nunca|ni|no|tu ~3
      no lo tomes ~1 mal pero ~8
      con todo respeto ~8 ti|tu|contigo
      lo que tu ~1 llamas|dices|consideras ~4
      deja|dejale|dejales|dejen ~2 pensar|pensarlo|hablar|opinar|trabajo|resto a|para
      deja que los adultos|grandes|papas ~3
      siempre has ~1 creido|pensado|confundido que ~4
      tu ~1 talento|don|habilidad para ~4
      uno|una de tus ~1 muchos|muchas|tantos|tantas
      todo lo que tocas|dices|haces|empiezas|agarras ~1 acaba|termina|sale|se|lo|va
      se te ~1 murio|muere|morian|seco|perdio ~1 hasta ~3
      a tu lado ~6
      a|con tu pasado|historial|fama|antecedentes ~4
      como adolescente|nino|chamaco|escuincle ~3 vives|vistes|crias|piensas|actuas|y
      te ~1 vistes|portas|comportas como adolescente|nino|nina|payaso|chamaco
      que descanso|facil|comodo|lindo|bonito ~1 ha|debe|ser|vivir|que ~1 de? ser|vivir|opines|creas|pienses|digas
      que lindo|bonito que opines
      ni para ~5 te|alcanza|alcanzo|sirves
      lastima que ~1 el|la|tu ~6
      ya no ~1 espero|esperamos que ~5 ti|esfuerces|cambies|cumplas|entiendas
      me ~1 conformo con que ~4
      como esposa|esposo|marido|mujer|pareja|papa|mama ~1 fuiste|eres|dejaste
      maduraron|maduro|entienden|sabe mas que tu
      domarlos|domar|domarla|desinfectarlos|reeducarlos
      mas limpio|limpios|limpia|ordenado que tu
      por algo ~6 ponte|piensa|pensar|no
      con poquito|poco ~1 adentro|seso|cerebro ~3
      leer|contar|pensar|entender|escribir ~3 te ~1 sigue|cuesta|costando
      veo|noto que ~1 leer|contar|pensar|entender ~4
      hay que ser muy ~4
      tan ~1 importante|brillante|inteligente ~1 como te crees|sientes`,
  },
  {
    reason: 'guilt',
    patterns: `
      si no ~1 fuera|fuese|hubiera por ti
      asi ~1 me|nos pagas|agradeces|correspondes
      que ~2 hice ~1 para|yo merecerte|merecer ~2
      hice para merecerte|merecer|esto
      te ~1 di ~8 y ~1 lo|la|te ~1 cambiaste|tiraste|botaste|largaste|fuiste
      di la cara por ti
      dando|di|poniendo ~1 la cara por ti
      lo ~1 unico que ~1 nos|me faltaba era tu
      tu ausencia
      en que ~1 te convertiste
      preguntate|preguntense a|quien|por|que|cual|si|como|cuantas ~3
      mientras tu|vos ~9
      que fueras otra|otro ~1 persona|papa|mama|hombre
      menos tu ~1 $
      menos tu y ~2
      tu lugar|silla|asiento ~3 vacio|vacia
      no ~1 esperes|busques silla|lugar|invitacion|nada
      las|los|la|lo tira|rompe|tiran|rompen ~1 sin ~1 abrir|leer|ver
      ya no ~1 ponen|pone|ponemos|guardan|apartan ~1 plato|lugar|silla ~3
      sacaron sus ~1 propias? conclusiones
      que la verdad sobre ti
      hay|tenemos paz ~6 desde|cuando
      le|les ~1 dolio|duele|dolia ~6 fue|es que no ~1 volteaste|volviste|llamaste|estuviste|preguntaste
      ya no ~1 te|nos ~1 la|lo|va a dar|querer|esperar|creer
      aqui ~1 ya nadie te ~3
      no nos ~1 quisiste|quieres|quisieras
      antes ~1 corria|preguntaba|queria|cantaba|esperaba ~9 ahora
      ya ni ~1 hace|hacen|pregunta|preguntan|espera|esperan ~3
      por un|una que ~1 conociste|encontraste`,
  },
  {
    reason: 'hostile',
    patterns: `
      quien te ~1 dio|da derecho|permiso|vela
      tu aqui|ya no ~1 opinas|decides|mandas|pintas|votas|tienes
      guardate|ahorrate ~1 el|tu|tus|la|los|las ~1 discursito|discurso|sermon|lagrimas|teatro|show
      no me ~1 interesan|interesa|importan ~1 tus|tu razones|sentimientos|excusas|opinion|problemas|cuentos
      deja|dejate|dejen de ~1 esconderte|portarte|hacerte|creerte|jugar|escudarte|meterte ~4
      detras de ~1 tu|tus ~1 abogada|abogado|mama|papa|novia|novio|familia
      contesta como ~2
      como gente ~1 grande|decente|normal|civilizada
      amarra|controla|encierra|educa|calma a tu ~1 novio|novia|mujer|marido|perro|vieja|mama
      bajale a tu|tus|ti
      en ese|ese tono|tonito ~1 despues|conmigo|$|no
      a mi no me hables|grites|vengas|digas|trates
      tienes|tenias ~1 en la cabeza
      quien ~1 deja|hace|olvida|manda|dice|suelta ~1 a? ~1 un|una|eso|algo|su ~6
      hacerme|haces|hiciste|hacernos perder ~4
      hacerme perder ~3
      ni escribas|mandes|inventes|intentes ~3
      me tiene|tienen sin cuidado
      dejo de ser asunto|problema|cosa ~1 tuyo|tuya|tu
      tuviste|tenias ~1 el|la descaro|cara|cinismo|desfachatez
      sandeces|necedades|babosadas|novelas|sermones|disparates
      haces de ~1 cada|todo|cualquier ~3 guerra|drama|pleito|problema|batalla
      tenias que ~2 una sola cosa
      y ni|tampoco esa|eso|asi ~1 pudiste|puedes|supiste|lograste
      jugar|juegas|jugando a la|el|al ~1 mama|papa|madre|padre ~2
      me hicieras|hicieses|haces un favor ~3
      voy a|me dan vomitar|ganas ~2
      le|les ~1 mentiste|mientes ~6 me ~1 mentiste|mientes
      no te pedi|pedimos|pregunte ~4
      te encanta|fascina que ~1 te|me ~2
      fue|fueron con el chisme`,
  },
  {
    reason: 'threat',
    patterns: `
      piensalo|piensale|pienselo ~1 muy ~1 bien ~2
      seria|es|era una ~1 lastima|pena|desgracia que ~2 tu|te|le|les|su|supiera|supieran|pasara
      que feo|triste|pena que ~1 a ~5
      se me acaba|acabo|termina|termino ~1 lo|la|el ~1 razonable|paciencia|buena|amable|bueno
      todo ~1 va a salir ~1 $|a|en
      no ~2 va|vas a ~1 haber|encontrar nadie
      me ~1 basta|alcanza|falta ~1 con? ~1 un|una pasaporte|llamada|firma|foto
      para quitartela|quitartelo|quitartelos|quitartelas
      vi|veo que la luz ~6
      firma y|o|si|antes ~6
      ni|no un|una minuto|hora|segundo|dia antes
      cuando|hasta ~1 que? ~1 vea|caiga|llegue ~1 el|tu deposito|transferencia|dinero|pago|pension
      nada|tengo nada ~1 que perder
      mucho|ten cuidado ~1 con|como como|lo|que|tu ~3
      me|se ~1 se todas|todos|todo ~1 tus ~2
      me se todas|tus
      les|le pase|di|mande|doy ~1 la|tu direccion|foto|horario|placas ~2
      cuando ~1 yo termine|acabe con|contigo ~2
      ya ensayamos|ensaye|practicamos|quedamos ~1 lo|en|que ~4
      lo que ~1 le|les|te va|van a decir|contar|contestar ~2 a|al ~3 juzgado|juez|jueza|psicologa|psicologo|trabajadora
      otro|otra|un renglon|linea|pagina|raya|prueba ~1 en|mas|para|de ~1 mi|la|tu
      hay maneras|formas|modos de ~1 hacer|que
      a ver cuanto|como|si|que ~1 les|te|le ~1 dura|gusta|va|alcanza|cuentas
      ya sabe|sabes|sabran|saben cuanto|lo|que|como|por ~1 cuesta|que|fue
      si me pasa ~1 algo
      mejor|mejores si ~1 yo ~1 no|me ~1 despertara|muriera|estuviera|existiera
      desde ~3 apunto|anoto|guardo|grabo ~1 todo|cada ~3
      apunto|anoto|guardo|grabo todo lo que ~2
      no te|les|le va|van a ~1 dejar|permitir ~1 acercarte|verlos|verla|ver
      te robaste|secuestraste|llevaste a? ~1 mi|a|los|la|al|el ~1 @kidNoun
      digo|decir|dire que te ~1 lo|la|los robaste|llevaste|secuestraste
      ni se ~1 molesten|moleste|aparezcan|acerquen ~2
      ese|esa|a ~1 senor|tipo|vieja|fulano ~1 al|a|en|nada
      contacto con ~1 los|sus|tus nietos|hijos|@kidNoun`,
  },
]
