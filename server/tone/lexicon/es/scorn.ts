import type { Rules } from '../lexicon.ts'

/** What belittles somebody without a bad word, by the shape of the sentence. */
export const scorn: readonly Rules[] = [
  {
    reason: 'contempt',
    patterns: `
      tienes menos|la|el ~2 que|de un|una ~1 pez|mosquito|pollo|nino|nina|piedra|burro|perro|mosca|animal|adolescente|bebe|mula
      mas|menos sentido|cerebro|educacion|clase|verguenza|memoria|madurez|palabra ~1 que tu
      solo|nomas a ti se te ~2 pierde|pierden|olvida|olvidan|cae|rompe|quema|ocurre
      hacer|haces|hiciste|cumplir ~1 lo minimo
      hay algo|alguna ~1 cosa? ~2 que ~2 sepas|no|hagas|pueda|puedan ~3 bien|arruines|confiar|eches|olvides|rompas|pierdas
      asi te ~1 educo|educaron|criaron|crio
      a eso|esto le|lo ~1 llamas|dices
      que facil|comodo|rico ser|vivir ~1 tu|asi|como ~2
      no ~1 dices ~1 la|una verdad ~3
      de tu boca ~4 mentiras|basura|pestes|veneno
      no eres|fuiste|seras mas|otra|sino que|cosa ~5
      no ~1 soporto|aguanto|tolero ni ~1 verte|oirte|tu|escucharte
      no te|lo creas|sientas ~1 tanto|mucho|muy|importante|indispensable ~3
      guardate|ahorrate|ahorrame|tragate ~1 tu|tus|el|la|los|las ~2 opinion|opiniones|consejos|comentarios|disculpas|palabras|pretextos|excusas|discurso|sermon|drama|cuento|lagrimas|explicaciones|ironias|tonterias|mentiras
      no|ni ~2 pedi|pedimos|necesito|necesitamos|interesa ~2 tu ~1 opinion|consejo|permiso|lastima|opiniones
      tu opinion|disculpa ~1 no|vale|sale|sobra
      basta|dejate|deja|parale ~1 de|con|a tonterias|payasadas|estupideces|babosadas|jaladas|numeritos|jueguitos|ninerias|ridiculeces|chantajes
      pobre|pobres|compadezco ~2 proxima|siguiente ~3
      desperdicie|perdi|tire|malgaste|regale ~4 anos|vida|juventud ~3 contigo|ti
      alivio|descanso|felicidad ~2 que|cuando ~1 te ~1 fueras|fuiste|largaras|vayas
      que ~1 vi|estaba ~1 pensando? en|cuando ti|me|casarme ~2
      quien ~1 te ~1 va|iba a ~1 querer|aguantar|soportar|creer|contratar
      que inventaste|inventas|excusa|pretexto ~1 ahora|para|hoy|esta ~3
      nunca ~3 importado|interesado nadie|nada ~3
      no ~1 se ~1 parece|parecen|parezcan|parezca a ti
      asi como quieres ~4
      cuando te conviene
      no ~1 quiere|quieren ni oir|oirte|ver|verte|escucharte ~3
      lo tuyo ~1 es ~1 puro|pura|hablar|mentir|quejarte|gastar ~3
      dar|darme|darnos|das ~1 lecciones|sermones ~2
      mas lata|problemas|guerra que ~2
      mejor ni te|vengas|hables|hubieras ~3
      crees|piensas que con ~4 se arregla|compra|borra|soluciona|olvida ~4
      con tu historial|fama|pasado ~3
      si fueras ~1 tantito|poquito|medio|mas ~2
      ni por error|accidente|casualidad`,
  },
  {
    reason: 'comparison',
    patterns: `
      le ~1 dice|dicen|digan|llaman papa|mama|papi|mami a
      aprendio|aprendieron|aprende ~4 del|el mejor
      te|le|les|los|lo ~1 ensenas|ensenaste|ensenando a mentir|odiar|robar|enganar|insultar
      mas|mejor ~6 cuando no estas|vienes|andas|apareces
      mejor|bien|felices|feliz|tranquil*|content* ~1 antes de ~1 tu|ti|que
      merecen|necesitan ~1 a? ~1 alguien que ~1 si ~3`,
  },
  {
    reason: 'badParent',
    patterns: `
      menos ~3 un|una ~1 papa|mama|padre|madre|adulto decente|responsable|buen*|presente|normal|cuerdo|cuerda|estable
      papa|mama|padre|madre|adulto decente|cuerdo|cuerda
      fuiste|eres|has|seras ~2 mal|mala|pesimo|pesima|peor ~1 esposo|esposa|marido|mujer|pareja|papa|mama|padre|madre|ejemplo
      que clase|tipo de papa|mama|padre|madre|persona|hombre|mujer ~4
      les|le|nos debes ~1 una|muchas|mil ~1 disculpa|disculpas|explicacion
      has arruinado|destruido|destrozado|abandonado|lastimado|traicionado|humillado ~4
      no ~1 puedes|pudiste|sueltas ~1 soltar|dejar|el|tu ~2 celular|telefono|cerveza|botella|videojuego ~1
      dijo ~1 que ~1 quisiera|preferiria|desearia ~1 que no ~1 fueras|existieras|estuvieras|vinieras ~2
      me ~1 pregunto ~2 si ~3 los|la|lo ~1 quisiste|quieres|amaste
      van|va a ~1 entender|saber|ver ~1 quien|como eres ~2`,
  },
  {
    reason: 'threat',
    patterns: `
      mas te vale ~1 que no ~4
      te va a caer ~1 teatrito|teatro|mentira|numerito ~3
      intenta|trata|atrevete ~1 a|de? ~1 detenerme|pararme|impedirlo|quitarmelos|demandarme|denunciarme ~4
      con una ~1 llamada ~4 acab*|quit*|pierd*|termin*|adios
      se te ~1 acaban|acaban|acabaron|terminan|acabo ~1 las|los|el ~1 visitas|convivencias|fines|ninos|teatrito|jueguito
      tuviste ~1 tu|muchas|mil ~1 oportunidad|oportunidades
      me ~1 voy a encargar de que ~6 sepan|sepa|enteren|entere|pierdas|corran|vean
      me encargare|encargo de que ~6 sepan|sepa|enteren|entere|pierdas|corran|vean
      tengo|conozco ~1 amigos|primos|hermanos|gente|conocidos|cuates ~6 visitar*|visitarte|buscarte|partir*|ensenarte
      te vuelves|acercas|apareces|arrimas ~6 no respondo
      no respondo
      si ~1 le ~1 cuentas|dices ~3 alguien|nadie|juez|jueza|policia ~4 pierdes|veras|arrepientes|olvidate|siempre|adios
      le cuento|digo ~1 a|al ~1 la|mi @law ~3`,
  },
  {
    reason: 'watching',
    patterns: `
      camaras|gps|grabadora|detective|rastreador ~2 se|veo|vi ~2 quien|todo|que
      te ~1 revise|reviso|hackee|lei|cheque ~1 el|tu|los|tus|la|las ~1 celular|telefono|mensajes|correo|correos|whatsapp|cuenta|cosas|cajones|bolsa|cartera|computadora
      se quien ~1 entra|sale|duerme|visita ~3`,
  },
  {
    reason: 'childBetween',
    patterns: `
      @kids ~1 llora|lloran|tiembla|tiemblan|esconde|vomita ~1 cada|cuando ~6 contigo|verte|ti
      preguntale|reclamale ~1 a tu ~1 papa|mama|papi|mami por|porque ~4
      me dijo|dijeron|confeso ~1 que ~1 ya? no te ~1 quiere|quieren|extrana|extranan|soporta`,
  },
]
