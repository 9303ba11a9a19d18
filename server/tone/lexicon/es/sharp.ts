import type { Rules } from '../lexicon.ts'

/** Sarcasm, mockery, orders and doors that are shut. */
export const sharp: readonly Rules[] = [
  {
    reason: 'sarcasm',
    patterns: `
      gracias por nada|*ndo
      muchas|mil gracias por nada|dejarme|dejarnos|arruinar|fallar|plantarnos|tu ~1
      que|ay|uy|no|vaya|wow|orale|ah|ahora|tan ~2 gran|excelente|ejemplar|buen|buena|maravilloso|maravillosa|abnegad*|super|responsable|preocupad* ~1 @parent|ejemplo
      @parent|persona del|de ano|siglo|mes
      premio|medalla|trofeo|diploma|aplauso|corona|estatua|monumento ~5 @parent|ti|quieres|esperas|das|mereces|por|que|al
      quieres|esperas|mereces|das|te ~3 premio|medalla|aplauso|aplauda|aplaudan|aplaudamos|felicite|felicitemos|diploma|monumento
      felicidades|bravo|felicitaciones|enhorabuena ~2 lograste|por|ya|otra|ganaste|campeon|lo|te ~1 lograste|*ste|*ndo|arruinar|mentir|dejar|fallar|ganaste|luciste
      te luciste|lucistes|pasas|pasaste|volaste
      ahora|ora resulta|si|ya|sí ~2 que|muy|te|eres|quieres|preocupad*|importa|resulta|apareces
      ahora resulta
      ay ~1 si|aja|pobre|pobrecito|pobrecita|bueno|que|por|ajá ~2
      ^ aja
      ^ ~1 si claro $
      aja si|claro|como
      no ~1 me|te digas|vayas|canses ~2 $|a|cansar|herniar|que
      que milagro|novedad|raro ~1 $|tu|tuyo
      que milagro|novedad $
      que milagro que ~1 te|apareces|contestas|llamas|vienes|llegas|cumples
      que generoso|generosa|considerado|considerada|detallazo|casualidad|coincidencia|original|gracioso|graciosa|listo|lista|fino|fina|maduro|madura ~1
      vaya|menuda|menudo ~1 sorpresa|novedad|@parent|ejemplo|manera|padre|hora
      por fin ~1 te|apareces|contestas|sales|llamas|haces|das|recuerdas|piensas|pones|cumples|dignas
      te dignas|dignaste|dignes
      hasta que ~1 te|apareces|contestas|acuerdas|sales|llamas|haces|das|llegas|dignas|recuerdas
      ya ~1 te|apareciste ~1 acordaste|apareciste|dignaste|cansaste
      lastima que ~5 tu|te|no|eres|nunca|siempre|*as
      perdon|perdona|perdoname|disculpa|disculpe ~1 por ~1 existir|respirar|molestar|molestarte|interrumpir|pensar|esperar|creer|no|pedir|quitarte|querer|haber|arruinar ~3 tu|su|majestad|perfect*|fiesta|vida|siesta|descanso|responsable|adivina|adivino|ti
      su majestad|alteza|excelencia|senoria|real|graciosa
      senor|senora|don|dona|senorita|mister|miss|el|la|mr perfecto|perfecta|importante|ocupado|ocupada|perfeccion|sabelotodo|responsable|puntual|dona|todopoderoso|santa|santo|digna|inocente|nunca
      dizque|disque|supuesto|supuestamente ~2 @parent|trabajo|trabajas|responsable|cuidas|preocupas|quieres|amor|muy|estabas|enfermo|enferma ~1 !cita
      a|ya poco ~1 si|no|muy|te|sabes|ya|tienes|eres
      que ~2 esperar|esperaba|esperabas|espero|podia de|ti|contigo|viniendo ~1 ti
      que mas|se ~1 puede|podia|puedo ~1 esperar
      no ~1 esperaba|espero|esperabamos ~1 nada|menos|mas|otra ~1
      ya sabia|sabiamos|me ~2 que|imaginaba|esperaba ~2 ibas|fallar|no|llegarias|vendrias|saldrias
      sabia que ~1 ibas|no|me|nos|fallarias
      era de esperarse|esperar|suponerse
      me ~1 sorprende|sorprendes|asombra|extrana|impresiona|admira ~2 que|tu|no ~1 sepas|hayas|te|sigas|tengas|puedas|capacidad|recuerdes|acordaras
      casi ~1 me ~1 creo|lloro|convences|haces|da
      suerte ~1 con|explicando|explicandole|encontrando ~2 juez|eso|jueza|quien
      suerte con eso
      a ver ~1 que|como|quien|si ~1 te ~2 dice|explicas|cree|cuidas|haces|aguanta|juez|dura|importa ~2
      ya ~2 veremos|veras|vamos ~2 quien|que|como|a
      ilustrame|explicame|dime ~1 genio|experto|senor|como|tu ~2 que|genio|sabes|dormir
      genio $
      einstein|lumbrera
      tan ~1 ocupado|ocupada|importante|importantes|digno|sacrificado|sacrificada ~1 que|estas|eres
      ocupado|ocupada ~2 con|en ~2 novia|fiesta|vieja|tus|tu|novio|antro|instagram|amigos
      muy ~1 hombre|hombrecito|macho|digno|digna|sacrificad*|santo|santita|fregon|chingon|chistoso|salsa ~1
      jaja|jajaja|jajajaja|ja ~2 tu|si|claro|no|ay|que|buena|estas|te|por
      bla bla
      quieres|necesitas que ~1 te ~1 lo|haga|explique|aplauda|dibuje|deletree|felicite|recuerde|agradezca|lea|de|ruegue ~2
      te ~1 lo|hago|explico|deletreo ~1 un|explico|dibujo|deletreo|repito|explique ~2 manzanas|dibujito|palitos|despacio|vez|bolitas|con
      con peras|manzanas|palitos|dibujitos ~1
      segun|según tu|ti ~3
      tu ~1 tan|muy|siempre|bien ~1 tan|ocupad*|perfect*|comod*|responsable|buen*|digna|digno|campante|tranquil*|a|ofendid*|santit*|inocente
      quien lo|te diria|viera
      mira|miren|fijate|vean quien ~1 habla|aparecio|llego|llega|se|lo|viene|resulto|salio ~2
      con ~1 lo ~1 responsable|cumplid*|puntual|lista|listo|bien ~1 que
      algun dia ~4 aprendas|madures|sepas|puedas|crezcas`,
  },
  {
    reason: 'hostile',
    patterns: `
      por|para|solo|a joderme|fregarme|chingarme|fastidiarme|molestarme|lastimarme|castigarme|fregar|chingar|joder ~1
      hiciste|haces|lo|todo ~2 a proposito ~2
      estas cieg*|sord*|pendej*|mens*|tont* ~2
      piensale|piensalo bien
      cierra|cierrale el|la|tu hocico|boca|osico
      callate
      largate|pudrete|muerete|jodete|chingate|fregate|chinga|vete|lárgate|esfumate|piérdete|pierdete|metete|metetelo|metetela !por|temprano|con|derecho|directo|despacio|bien|tranquil* ~2
      vete|largate|mandarte|mando ~1 a|al ~2 la ~1 diablo|carajo|demonio|chingada|mierda|verga|infierno|freir|goma
      a la ~1 chingada|mierda|verga|goma|fregada|jodida
      al carajo|diablo|demonio
      chinga|chingas|chingues|chingar|jodes|jodas|joder|friegas|friegues|fregar|molestes|molestas|fastidies|fastidias|estorbas|estorbes|jodiendo|chingando|fregando|molestando|enfadas ~1 !si|la-tos|llamarte|preguntarte|que|mucho-el
      deja|dejame|dejanos|dejen|deje|dejate|ya de ~1 chingar|joder|fregar|molestar|molestarme|fastidiar|llamar|llamarme|escribir|escribirme|buscarme|estar|hacerte|meterte|inventar|mentir|llorar|quejarte|lloriquear|hacer|culparme|echarme|manipular|usar|joderme|chingarme|mamadas|tonterias|pendejadas|payasadas|decir|ser ~2
      dejame|dejanos|déjame en paz|vivir|tranquil*
      no me ~1 jodas|chingues|busques|grites|amenaces|insultes|hables
      ni ~1 se ~1 te ~1 ocurra|ocurre|ocurrio
      ni se te ocurra
      ni ~1 me|te ~1 hables|llames|busques|escribas|vengas|creas|atrevas|pongas|acerques|aparezcas|preguntes|contestes|molestes|asomes|pares|lo
      ni lo suenes|pienses|intentes|sueñes
      no te ~1 metas|quejes|hagas|atrevas|creas|aparezcas|acerques|pases|pongas ~3
      no ~1 seas|sea ~1 @badAdj|@badNoun|@badPerson|asi|chillon|ridicul*|payaso|mamon|metiche|exagerad*|dramatic*|tan|nino|nina|bebe
      no vengas|salgas ~1 con|ahora|a ~2 tus|cuentos|que|eso|chorradas|mamadas|pendejadas|pretextos|excusas|llorar|lloriquear|hacerte|dramas
      no quiero ~1 verte|oirte|escucharte|excusas|pretextos ~1
      no me ~1 importa|interesa|interesan|importan|vengas|salgas ~1 lo|tu|tus|nada|si|que|como|con|$ ~2
      me ~1 vale|valen|importas|tienes ~1 madre|madres|gorro|verga|sin|harta|harto|hasta|cansada|cansado|hasta
      a mi ~1 que|ni|no ~2 me|importa|importa|interesa
      a quien ~1 le importa|interesa|preocupa|pregunto
      y a mi ~1 que
      quien te ~1 pregunto|pidio|manda|crees|invito
      no es ~1 tu problema|asunto|incumbencia|bronca
      no te ~1 pregunte|pedi|incumbe|importa ~1
      que te importa|valga
      es|sera|ese|eso ~1 tu|es problema|bronca|asunto|tu ~1
      no es ~1 mi problema|bronca|asunto|culpa
      tu problema|bronca
      ni modo ~1 por|de|te|$|llora|aguantate
      aguantate|aguántate|fregaste|chingaste|amuelate|ni-modo|llora|llorale|jodiste ~1 $|a|en|y|por
      estoy|estamos|me|ya ~1 hart*|cansad*|tienes|cansaste|hasta ~1 de|madre|gorro|coronilla ~2 ti|tu|tus|mentiras|madre|pretextos|rogarte|solapar
      me tienes|tenias ~1 hart*|hasta|cansad*|con|asi
      ya ~1 me|nos|estuvo|basta|bajale|estuvo|parale ~1 cansaste|hartaste|bueno|tienes|colmaste|harto|canse|colmo ~2
      ^ ya basta $
      ya basta ~1 de ~1 tus|tu|tanto|tanta|mentiras|drama|dramas|pretextos|excusas
      ya estuvo
      no te ~1 aguanto|soporto
      que ~1 chingados|chingaos|carajos|diablos|demonios|madres|fregados|jodidos|putas|verga|te-pasa
      quien|donde|como|cuando|porque chingados|carajos|diablos|demonios|madres|fregados ~2
      con un ~1 carajo|demonio
      hijo|hija ~1 de ~1 puta|perra|chingada|fregada|tu|mil ~1 !papa
      chinga|chingas|chinguen|ching ~1 tu|a|su ~1 madre|$
      no jodas|chingues|friegues|mames
      ^ muevete|apurate|espabila|despierta|reacciona ~1 ya|huevon|huevona
      contesta|contestame|responde|respondeme ~1 pinche|maldito|cobarde|carajo|ya $
      paga ya|huevon
      ponte ~2 a|pilas|las|serio|jalar ~1
      haz ~1 algo|tu|lo ~1 util|bien|trabajo|que-te|parte|por
      date cuenta|verguenza
      no|ni ~1 te|me ~1 voy|pienso ~1 a ~2 rogar|rogarte|permitir|aguantar|contestar|ruego|explicar|dar|pedir
      no te ~1 debo ~2
      aqui ~1 mando|decido yo
      tu no|ni decides|mandas|opinas|pintas|cuentas
      no ~1 pintas|opinas|mandas ~1
      que|como ~1 no|te ~1 entiendes|cabe|quede|entra ~2 no|cabeza|$|claro
      que parte ~2 no
      te lo|dije ~1 dije|dije|adverti|repeti|he ~1 $|mil|muchas
      te ~1 he ~1 dicho|pedido|explicado ~2 mil|veces|cien|ya
      mil veces
      por enesima|millonesima|centesima vez
      sobre mi cadaver
      ni muerta|muerto|loca|loco|suenes|de-chiste
      metete|metetelo|métete|meterte ~2 por|donde|tus|en ~2
      me|te ~1 cago|caga|cagas
      basta ~1 de|ya|con ~1 tus|mentiras|excusas|pretextos|tanto|dramas|$
      contigo|con ~1 tigo|no ~1 se|hay ~1 puede|se|modo
      no te metas|acerques ~2
      fuera|salte|sal|sacate ~1 de|a ~1 mi|nuestra|aqui|volar ~1 vida|casa
      hacerme|haceme|hazme|haznos|hagan|hagame un|el|ese favor ~2 de|y ~2 desaparecer|largarte|callarte|no|dejar|crecer|madurar|irte|desaparece|callate`,
  },
]
