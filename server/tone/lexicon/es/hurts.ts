import type { Rules } from '../lexicon.ts'

/** Blame, absolutes, guilt, children between their parents, and accusations. */
export const hurts: readonly Rules[] = [
  {
    reason: 'absolute',
    unless: '@praise',
    patterns: `
      siempre|nunca|jamas ~1 te|me|le|les|nos|lo? !des|digas|vayas|salgas|dejes|olvides @tuVerb
      siempre ~1 es|son|con|lo|la|tienes|tengo|hay|soy|la|pones|lo ~2 mismo|misma|contigo|tuyo|lo|un|culpa|tus|tu|excusas|pretextos|excusa|pretexto|drama|yo
      tu siempre|nunca|jamas
      contigo ~2 siempre|nunca|todo|nada|imposible|no ~2
      nunca|jamas ~1 has|haces|puedes|cumples|contestas|ayudas|tienes|quieres|das|sabes|pagas|llegas|avisas|piensas
      siempre ~1 te|has|estas|haces|llegas|pones|dices|quieres|buscas|sales|eres|andas|inventas|tienes|mientes|gritas|cancelas|olvidas|fuiste|fallas|quedas|culpas|cambias|metes ~1
      usted siempre|nunca
      cada|todas|toda ~1 vez|veces que ~1 te|vienes|llegas|cancelas|prometes|dices
      todo el|la tiempo|vida|tiempo ~1 te|estas|andas|con|quejas|haces|quejandote|*ndo
      todo te ~1 molesta
      todo lo haces|arruinas|echas|complicas|quieres|olvidas|conviertes|vuelves
      ni una|un|a sola|solo|minima|una ~1 vez|dia|peso|llamada ~2 has|te|lo|pudiste|puedes|les|la|le|preguntaste|$|llamaste|mensaje|preguntado
      una vez mas|en|otra ~2 me|nos|llegas|fallas|tu|vida|vez|dejas|cancelas|olvidas|plantas
      por una|primera vez en|que|piensa|se|haz|puedes|en|hazte ~1
      aunque sea una|por
      como siempre ~1 tu|contigo|haces|llegas|fallas|quedas|dejas|mal|echando|tarde
      ^ como siempre ~1 tu|te|llegas|fallas|tarde|contigo
      ^ ~1 tu|contigo|tarde|mal ~2 como siempre
      para variar
      pa variar
      lo|el|la mismo|misma|mismas|de ~1 de? siempre ~1 $|contigo|tu|pretexto|excusa|historia
      otra|misma vez|mas|excusa ~1 llegas|fallas|cancelas|mismas|excusa|excusas|mientes|fallaste|plantaste|plantas|olvidaste|dejaste|tarde
      ya|otra|y vas|vez a ~1 empezar|salir|empezar|llorar|quejarte|hacerte|inventar|poner ~2
      desde cuando te|tu|eres|tan|piensas ~1
      para ti ~1 todo|nunca|nada|siempre`,
  },
  {
    reason: 'blame',
    patterns: `
      culpa|culpas|culpable ~1 tuya|tuyo|$|tu|de|es|eres ~1 ti|tus|tuya|tu|de
      tu ~1 culpa|culpable
      por tu ~1 culpa|irresponsabilidad|egoismo|flojera|descuido|necedad|orgullo|incompetencia|estupidez|inmadurez|mediocridad|falta|capricho|calentura|desidia|negligencia|terquedad|actitud
      tu|tus ~1 irresponsabilidad|irresponsabilidades|egoismo|flojera|descuido|descuidos|necedad|orgullo|incompetencia|estupidez|inmadurez|mediocridad|negligencia|desidia|cinismo|infidelidad|infidelidades|amargura|mal|mala|veneno|odio|ego|toxicidad|violencia|manipulacion|manipulaciones|control|abandono
      gracias a ti ~3 perdi|perdimos|llora|lloro|no|reprobo|sufre|esta|tuvo|tuve
      por ~1 culpa tuya ~1
      arruinaste|arruinas|arruino|arruinar|arruinaras|destruiste|destrozaste|destruyes|destrozas|destruir|echaste|echas|jodiste|chingaste|fregaste|rompiste|acabaste|mataste|hundiste|desgraciaste|tiraste ~2 a|todo|mi|la|el|nuestra|nuestro|vida|familia|su|su|perder|cumpleanos|navidad|dia|con|corazon|nos|me|infancia|confianza|abajo|basura|por
      mira|ve|fijate|miren|checa ~1 lo|como|nada ~1 que|dejaste|la|los ~2 hiciste|haces|has|provocaste|dejaste|causaste|lograste|provocas|ocasionaste|tienes|pones
      lo ~1 que ~2 provocaste|causaste|lograste|provocas|ocasionaste
      tu ~1 lo|la|nos|te|solo|solita ~2 provocaste|buscaste|causaste|quisiste|decidiste|elegiste|dejaste|abandonaste|fuiste|largaste|hiciste|perdiste|rompiste|arruinaste|empezaste|quisiste|pediste|ganaste
      nos|me|la|los|lo|les|le ~1 abandonaste|fallaste|fallas|plantaste|plantas|botaste|traicionaste|enganaste|mentiste|decepcionaste|decepcionas|lastimaste|robaste|hundiste|arruinaste|humillaste|defraudaste|desgraciaste
      nos|me|la|los|lo|les dejaste|dejas|tienes|tuviste|haces|hiciste|traes ~1 solos|solo|sola|esperando|plantad*|botad*|tirad*|colgad*|vestid*|llorar|sufrir|perder|quedar|mal|abajo|endeudad*|esperar|lloran*|vueltas|como|harta|harto|cansada|cansado|rogando|pendej*
      te fuiste con|sin ~4
      te ~1 largaste|valio|vale|desapareciste|escapaste|lavaste|lavas|escondes|borras|desentiendes|deslindas ~2
      preferiste|cambiaste|pusiste|antepones ~2 a|primero|antes ~1 tu|tus|esa|ese|otra|otro
      no ~1 pudiste|fuiste|quisiste|supiste|mueves|moviste|ayudas|aportas|respetas ni|capaz|siquiera|para|nunca
      no mueves|moviste|levantas ~1 un|ni ~1 dedo
      volviste|vuelves|vuelve|tenias a|que ~1 fallar|llegar|olvidar|dejar|hacer|mentir|cancelar|plantar|fallarle|fallarles|hacerlo|arruinar|echar|quedar|salir
      otra vez ~1 tarde|fallaste|plantaste|mentiste|cancelaste ~1
      ^ cuantas veces $
      cuantas veces ~2 tengo|tenemos|debo|quieres|te|hay|he ~1 que|dicho|pedido|repetir|decir|explicado|explicar ~4
      que|tan|tanto ~1 trabajo|tan|mucho te|dificil|es|pedir ~1 cuesta|es|pedir|costaba|contestar|avisar|entender|llegar
      tan ~1 dificil es|era|te|entender
      tanto te cuesta|cuesta|costaba|molesta
      es mucho|demasiado pedir
      mucho pedir
      cuesta ~1 avisar|contestar|llegar|entender|pensar|ser|pagar|cumplir|tanto|leer
      no ~1 te|hay ~1 cuesta|costaba|perdon|justificacion|excusa|pretexto ~2
      otro|otra|mas|puros|puras|tus|mismo|mismos|mismas|misma|siempre|inventando|inventas|inventes|pon|poner|busques|ponme|menos|basta ~1 pretexto|pretextos|excusa|excusas|cuento|cuentos|mentira|mentiras|rollo|rollos|promesas|promesa
      hubieras|debiste|deberias|tenias pensado|pensar|pensarlo|haber|dicho|avisar|preguntar|sido|pensado|que|darte|tener|dejar|hacerte ~2 antes|eso|cuenta|pensado|verguenza|pena|cargo|menos
      te ~1 deberia|debe|debería|da|diera ~1 dar|verguenza|pena|caer
      si ~1 fueras|tuvieras|pensaras|cumplieras|trabajaras|prestaras|pagaras|ayudaras|hubieras ~2 menos|mas|mejor|buena|buen|minimo|hijos|atencion|de|tiempo|corazon|acabado|estudiado|pensado|cumplido
      si ~2 te ~1 importara|importaran|importaba|importabamos|interesara|preocupara|preocuparas|importaramos
      si de|en verdad|realmente ~3
      mejor ponte|piensa|preocupate|dedicate|busca|gasta|ocupate|callate|cumple|paga ~1
      quizas|tal|a|talvez|igual ~1 vez|lo|si ~1 mejor|fueras|si|dejaras|deberias|no ~3 problema|tu|menos|mas
      la unica|el unico|unica|unico ~2 responsable|culpable|culpa|problema|razon|egoista ~1 eres|es|tu|aqui
      eres el|la|lo ~1 problema|responsable|culpable|causa|razon|peor|unico|unica|que ~2`,
  },
  {
    reason: 'guilt',
    patterns: `
      no ~1 hay lugar|espacio|cabida ~1 para ti
      nadie va|iba a ~1 notar|extranarte|extranar|llorar ~2
      no ~1 pregunto|preguntaron|pregunta ~1 por ti
      por ti no ~2
      sentirte culpable
      cubrirte|taparte|justificarte
      espero|ojala|confio ~2 que? ~1 estes|seas|disfrutes|te|tengas|valga|puedas|duermas|haya|algun|un|nunca|algundia|goces|sufras|pagues|sientas ~2 contento|contenta|orgulloso|orgullosa|feliz|satisfecho|satisfecha|diviertas|pena|dormir|vuelta|sientas|tranquilo|tranquila|novia|fiesta|vida|cargo|pagues|arrepientas|dia|conciencia|valido !en|con|aqui|alla
      ya ~1 estas|estaras|quedaste|eres ~1 contento|contenta|feliz|satisfecho|satisfecha|tranquilo|tranquila|conforme|agusto
      contento|contenta|feliz|satisfecho|satisfecha $
      despues|con|tras de ~1 todo lo que ~2 he|hice|hago|hicimos|di|sacrifique|aguante|te|pase
      todo lo que ~2 hice|hago|di|sacrifique|aguante|he ~1 por|hecho|dado|ti
      te ~1 di|entregue|regale|dedique ~1 todo|mis|los|mejores|mi|la
      mis mejores
      los mejores anos
      yo ~2 hago|hice|pago|cargo|sola|solo|todo|mato|parto|cuido|encargo|desvelo ~1 todo|sola|solo|con|de|por|lomo|mientras|el ~2 tu|y|aqui|mientras|sola|solo|$
      mientras ~1 tu ~3
      tu ~1 de|bien|muy|feliz|en|echado|durmiendo ~1 fiesta|vacaciones|tranquilo|tranquila|parranda|agusto|campante|quitado|antro|peda|borracho
      que ~1 facil|bonito|comodo|rico|envidia|conveniente|tierno|tierna|lindo ~1 ser|asi|tener|de|vivir|irse|desentenderte|poder|que ~1 ~1 @tuVerb|lejos|lado
      que facil|comodo|conveniente|casualidad|milagro|chistoso $
      que facil|comodo|conveniente|casualidad|milagro|chistoso ~1 es|no|tu|te|eres|resulta|para ~2
      disfruta|goza|diviertete|disfrutalo|sigue|aprovecha ~4 novia|novio|libertad|vieja|nueva|nuevo|mientras|sin|puedas|solteria|asi
      como puedes|duermes|le|te|logras|haces ~1 dormir|duermes|vivir|miras|tranquilo|haces|verte|verla|verlos|mirarte|mirarlos|atreves ~2
      vivir contigo
      dormir ~1 tranquilo|tranquila
      mirate|vete|verte en|al|a el|un|espejo
      @theKid ~2 llora|lloro|lloran|lloraron|llorando|sufre|sufren|sufriendo|sufrio|triste|tristes|deprimida|deprimido|espera|espero|esperando|esperandote|esperaron|preguntan|pregunta|decepcionad*|destrozad*|mal|enferm*|angustiad* ~7 por|porque|cuando|que|de|gracias|tu|ti ~2 ti|tu|culpa|tuya|te|no|llegaste|llegas|fuiste|nunca|tus|dejaste|fallaste|vienes|vas|quieres|importa
      @theKid ~3 esperando|esperandote|espero|esperaron|esperaba|sentado|sentada|sentados|parado|parada ~3 horas|hora|mochila|maleta|dos|tarde
      esperando|esperandote|espero|esperaron|esperaba|sentado|sentada|sentados|parado|parada ~3 ventana|puerta ~6 nunca|no|horas|nadie
      viendo la|hacia puerta|ventana
      se quedo|quedaron esperando|esperandote|llorando|vestida|vestido|plantad*
      llorando|llorar ~3 tu|ti|culpa|tuya|dormir|noche|noches
      le|les rompiste|rompes|partiste|rompe|destrozaste ~1 el|corazon|alma
      @theKid ~2 no|nunca|jamas ~2 quiere|quieren|extrana|extranan|pregunta|pregunto|preguntan|necesita|necesitan|soporta|respeta|confia|espera ~1 verte|por ~1 ti|tu|te|nada|contigo
      no ~1 te ~1 quiere|quieren|extrana|extranan|necesita|necesitan|perdona|perdonaran|perdonara|perdonan|soporta|soportan|reconoce|conoce|conocen|respeta|respetan|cree|creen|perdonar
      ni ~1 te ~1 extrana|extranan|necesita|menciona|mencionan|conoce|conocen|reconocen|pregunta|preguntan|quiere|quieren|importa|importan|acuerdas|importamos|preocupas|molestas|enteras|apareces
      ni ~2 pregunta|preguntan|preguntaron|pregunto ~1 por|ti
      @theKid ~2 te ~1 odia|odian|teme|temen|desprecia|rechaza|rechazan|detesta|odiara|odiaran|reclamara|reclamaran|va|van|tiene|tienen ~1 $|odiar|reclamar|a|miedo|cuando|por|y|asco|coraje|rencor
      te ~1 tiene|tienen|tenemos ~1 miedo|asco|coraje|rencor|terror|panico|lastima|pena
      le|les ~1 da|das|dan|daba ~1 miedo|pena|asco|verguenza|terror|pavor|flojera|ansiedad ~2 que|tu|ir|verte|estar|contigo|ver|tus|su
      algun|tarde|cuando ~1 dia|temprano|crezca|crezcan|sean ~4 entenderan|entendera|sabran|sabra|arrepentiras|reclamaran|odiar|solo|sola|verdad|lamentaras|cobraran|digan
      cuando ~1 crezca|crezcan ~3 sabran|sabra|entenderan|entendera|reclamaran|reclamara|odiaran|odiara|van|va|se|cuenta|recordaran|verdad ~2
      se va|van|dan|daran|dara ~2 cuenta|dar|acordar ~2 de|cuenta|quien|como|clase|que|lo ~2
      ya ~1 se ~1 dan|dieron|da|dio cuenta
      van|va a ~1 saber|recordar|acordar|enterar|odiar|crecer|entender|reclamar ~3 quien|que|como|clase|tu|te|de|sin|odiandote|sabiendo
      @theKid ~2 sabe|saben|ven|ve|entiende|entienden|recordara|recordaran|nota|notan|acuerda|acordaran ~3 quien|que|como|clase|perfectamente ~2 eres|clase|les|mientes|no|abandonaste|te|tu|hiciste|importan|fallaste|esta|vale
      @theKid ~2 pregunta|preguntan|pregunto|preguntaron|preguntarme|dice|dicen|dijo ~2 por|que|si ~1 que ~3 no|ya|su|te|eres|tu|prefieres|los|lo|la|nunca ~2
      pobre|pobres|pobrecita|pobrecito|pobrecitos ~1 de? ~1 ti|tu|@kidNoun|mis|mi|la|mujer|que|cree|espera|novia ~3
      pobre|pobrecito|pobrecita|pobres de
      tu ~1 propia|propio|propios|unica|unico|misma ~1 @kidNoun|sangre|familia|carne
      tus propios|propias
      te ~2 estas|has|vas|perdiste|pierdes|perdiendo|perdido ~3 perdiendo|perdido|perder|vida|infancia|cumpleanos|todo|crecer|festival|mejor
      no estuviste|estabas ~1 ahi|nunca|cuando|para|alli|aqui ~1
      nunca estuviste|estas|has|estabas`,
  },
  {
    reason: 'childBetween',
    patterns: `
      borre|bloquee|elimine ~1 tu|tus numero|fotos|contacto
      dile|diles|explicale|explicales|cuentale|preguntale|avisale|digale ~1 a|tu|que|por|al|la ~1 tu|tus|los|la|el|que|por|a ~5 no|papa|mama|padre|madre|por|tu|prefieres|importa|mentiste|eres|novia|que|importan|verdad ~2
      dile|diles|explicale|explicales ~1 tu ~5
      tu ~1 dile|diles|explicale|explicales ~2
      le|les ~1 voy|vas|dire|dije|conte|contare|explique|explicas|dices|digo|explico|toca ~1 a|que|la|por|todo|tu ~1 decir|contar|explicar|verdad|explicarles|lo|que|explicarle|decirles ~2 todo|verdad|que|clase|eres|hiciste|quien|no|la|prefieres|tu|lo|por ~2
      les|le ~2 decir|dire|contar|contare|dije|conte ~2 la|todo|toda ~1 verdad|lo|hiciste
      usas|usar|usando|utilizas|utilizando|usaste|utilizar|manipulas|chantajeas|usarlos|utilizarlos|usarla|usarlo ~1 a|los|mis|tus|el|la|como ~2 @kidNoun|arma|mensajero|mensajeros|espia|moneda|escudo|chantaje|para
      usas|utilizas|manipulas|chantajeas|usar|utilizar a|los|las|tus|mis|nuestros|al|la ~1 @kidNoun|para|como
      poner|pones|poniendo|pongas|pusiste ~4 en|contra ~1 contra|mia|mi|medio
      meterle|meterles|metes|meter|metiendole|metiendoles|llenas|llenar|llenandole|llenandoles|lavas|lavarle|lavado|lavaste|envenenas|envenenar|envenenando ~2 ideas|cabeza|coco|cerebro|odio|veneno|contra|a|cosas
      hablas|hablarle|hablarles|hables|hablando|diciendo|dices|dice ~2 mal|pestes|cosas de|mi|contra
      @theKid ~2 prefiere|prefieren|prefirio|escogio|eligio|quiere|quieren ~3 conmigo|vivir|no|mas|mil|estar|quedarse ~3 conmigo|contigo|que|a|verte|mi|ir|aqui|ti
      prefiere|prefieren ~1 estar|quedarse|mil|vivir|conmigo|ir|dormir ~3 mi|conmigo|aqui|contigo|ti|tu|tus
      quiere|quieren mas a|que
      me ~1 quiere|quieren mas ~1`,
  },
  {
    reason: 'accusation',
    patterns: `
      mientes|mentiste|mentirle|mintiendo|mintiendole|enganas|engañas|enganaste|manipulas|manipulando|manipular|manipulacion|chantajeas|chantaje|chantajes|chantajear|robaste|robas|robando|finges|fingir|fingiendo|escondes|ocultas|gastas|gastaste|malgastas|inventas|inventes|exageras|exageres|dramatizas ~1 !en|la-despensa
      eres|estas|pura|puras|tus|tu|de|mas|tantas|otra|basta|deja|deje|diciendo|cuentas|dices|dijiste|inventas|cual|son ~1 mentira|mentiras|mentir|mentiroso|mentirosa|cuentos|falsedades
      ya ~1 no te ~1 creo|cree|cree|creen
      nadie|no|quien ~1 te ~1 cree|creo|creen|va ~1
      te haces|hagas|haces|hacerte|haciendote|hiciste ~1 la|el|tont*|pendej*|mens*|loc*|guey|wey|que|de|como|sord* ~1
      haces|hagas|hacerte|haciendote|hazte|jugando|juegas|jugar ~1 la|el|a|al ~1 victima|martir|tonto|tonta|santo|santa|mustia|mosca|ofendida|ofendido|pendejo|pendeja|desentendido|occiso|digno|digna|papa|mama|casita|vivo|chistoso|inocente|loco|loca
      victima|martir|santurrona|mustia|mosquita|mustio
      te ~1 gastas|gastaste|gastes|chupas|tomas|pierdes|largas|vas|fumas ~5 en|con|a|de ~2 novia|cerveza|cervezas|alcohol|viajes|viaje|ropa|unas|vieja|viejas|amigos|borracheras|fiesta|fiestas|ti|tu|tus|peda|pedas|antro|chelas|zapatos|amiguita|cantina|parranda
      pension|dinero|lana ~4 gastas|gastes|gastaste|novia|cervezas|borracheras|lujos|vieja|vicios|fiestas|chelas ~1
      mi dinero|lana
      mas|primero|antes ~1 importante|importantes|importa|tu|tus|que|vale|valen|estan ~2 novia|novio|trabajo|fiesta|amigos|vieja|vida|celular|ti|juego|futbol|carro|vacaciones|viajes|cervezas ~1 que|antes|$|primero|y
      te ~1 importa|interesa|preocupa mas ~3 que|tu|el|la
      tu|tus ~1 novia|novio|vieja|amante|amigos|fiesta|fiestas|vacaciones|celular ~1 es|son|esta|estan|va|vale|primero|te|antes|importa|importan ~1 primero|mas|antes|importa|importan|importante|que
      tu ~1 noche|dia|con ~1 copas|borrachera|peda|alcohol
      andas|estas|llegaste|vienes|manejas|estabas|ibas|venias ~2 borrach*|tomad*|pedo|peda|drogad*|crud*|chupando|ligando
      andabas|estabas|andas ~2 de|con|en ~1 fiesta|parranda|novia|borracho|vieja|antro|amante|otra|cantina|peda|revolcandote|cogiendo
      solo|nomas ~1 quieres|buscas ~1 ~1 dinero|pelear|fastidiar|molestar|chingar|joder|problemas|atencion|lana|controlar|controlarme|lastimar|vengarte|fregar|pleito
      buscas|quieres|haces|haciendo|armando|armas|armes|hagas|tanto|otro|ganas ~2 pleito|problemas|drama|dramas|pancho|panchos|tango|escandalo|berrinche|berrinches|show|teatro|atencion|pelear|telenovela|numerito|escandalos|lio ~1
      berrinche|berrinches|pancho|dramatica|telenovela|numerito|show ~1 $|tuyo|tuyos|por|como|de|y
      haces|haciendo|hacer ~2 berrinche|berrinches|drama
      tu|tus palabra|promesas|promesa|palabras ~2 no|vale|valen|nada|vacias|basura
      promesas ~1 vacias|rotas|falsas|tuyas
      prometes|prometiste|prometer ~2 y ~2 nunca|no|siempre|fallas|cumples|luego
      no|nunca|jamas ~1 cumples|cumpliste|respetas ~2 nada|palabra|promet*|nunca|lo|con|tu|tus|acuerdos`,
  },
]
