import type { Rules } from '../lexicon.ts'

/** Names, contempt, and doubts of somebody as a parent. */
export const insults: readonly Rules[] = [
  {
    reason: 'insult',
    patterns: `
      que|pinche|maldito|maldita|pedazo|so|tan|bien|muy|eres|pinches ~2 @badPerson
      @badPerson $
      ^ @badPerson
      idiota|idiotas|imbecil|imbeciles|pendejo|pendeja|pendejos|estupido|estupida|tarado|tarada|desgraciado|desgraciada|malnacido|malnacida|mantenido|mantenida|sinverguenza|desobligado|desobligada|culero|culera|mamon|mamona|ojete|lagartona|arrastrada|arrastrado|poco-hombre|psicopata|vividor|vividora|cabron|cabrona|zorra|puta|ramera|inutil|huevon|huevona !de|la
      @eres ~3 @badAdj !de|del|la|para|por|gripa|tos|fiebre|fuera|mamá|cuando
      @eres ~3 @badNoun
      como eres ~2 @badAdj
      que ~1 @badAdj @eres
      tu @kin ~1 @es ~3 @badAdj|@badNoun|@badPerson
      tu ~1 estupid*|pinche|maldita|maldito|ridicula|amargada ~1 @kin
      que ~1 te crees|sientes
      quien ~1 te crees|sientes
      poco|poca hombre|madre|vergonzoso|cosa
      no|que|tienes|tiene|ni|cero|sin ~1 tantita? madre|verguenza|llenadera|vergüenza|cara
      no tienes ~2 verguenza|madre|corazon|cara|cerebro|vida|palabra|dignidad|remedio|llenadera|perdon|abuela|conciencia|moral|huevos|pantalones|educacion|clase|idea|respeto|derecho|escrupulos
      que|sin|ni|poca ~1 poca|cara|descaro|cinismo|verguenza ~1 madre|tienes|la|tuya|el
      que cinismo|descaro|cara|asco|verguenza|poca|ridiculez|patetico|patetica|bajo|oso|pena ~3
      das|dan|me|nos|les|le asco|lastima|pena|verguenza|vergüenza|risa|flojera|hueva !ajena|mucha|que|dejarlos|no|decirte|molestarte|pedirte|pedir
      das ~1 asco|lastima|pena|verguenza|risa|flojera|hueva
      me das
      me enfermas|repugnas|repugna|asqueas|enferma|revienta|revientas|caes
      pedazo de ~1
      bueno|buena|buenos para|pa nada
      no sirves|vales|sirve|vales ~3
      no ~1 sirves|vales
      sirves|vales ~1 para|pa nada
      vales|valen|vale madre|madres|verga|nada|gorro
      estas ~2 mal|enfermo|enferma|loco|loca|zafado|zafada|demente|mal de|chiflado|trastornad* ~1 de|$|o|cabeza
      estas mal|enfermo|enferma|tocado|tocada de la|tu
      necesitas|urge|busca|ve|consigue|deberias ~3 ayuda|psiquiatra|psicologo|terapia|loquero|internarte|internado|manicomio !con|para
      vete|ve a|con ~1 terapia|psicologo|psiquiatra|loquero
      te falta|faltan|hace ~2 tornillo|cerebro|madurar|huevos|pantalones|calle|vergüenza|verguenza|sexo|neuronas|madre
      cerebro|cabeza|memoria ~1 de pollo|mosquito|teflon|nuez|aguacate
      ni para eso|ser|hacer|pagar|cuidar|cumplir|avisar|llegar ~2
      nada ~1 te sale|interesa|importa ~1
      ni una ~1 haces|puedes|sabes|cosa
      hazte ~1 ver|revisar|hombre|responsable|cargo|grande|adulto
      eres un|una|lo|la|el|de|igual|muy|tan|bien|puro|pura ~1 !buen|buena|gran|excelente|super|amor|angel|buenisim*|amable|lindo|linda|bueno|mama|papa|increible|mejor|generos*|paciente|importante|bienvenid*|listo|lista`,
  },
  {
    reason: 'contempt',
    patterns: `
      gastar|gasto|gastando|desperdiciar|perder|malgastar ~1 saliva ~1
      gastar saliva
      no te ~1 esfuerces|canses|hernies|mates
      pensar ~1 no
      no se te da
      hasta un|una|el|la|mi ~6 que tu
      nada que ~1 te salga
      hace|hacen|sabe|cuida|vale ~5 que tu ~1
      deberias sentirte|avergonzarte|darte ~1
      si hubieras ~1 acabado|estudiado|terminado ~2
      @meanAdj ~1 excusa|excusas|pretexto|pretextos|juego|juegos|drama|dramas|trabajo|opinion|reglas|regla|mensaje|mensajes|familia|novia|novio|vida|ideas|idea|carro|abogado|celular|calendario|lista|vieja|madre|actitud|cara|fiesta|fiestas|berrinche|berrinches|mentiras|mentira|consejos|planes|plan|teatro|teatrito|dinero
      tu|tus ~1 @meanAdj ~1
      tu ~1 noviecita|novecita|noviecito|amiguita|amiguito|amiguitas|fulana|fulano|querida|amante|teatrito|jueguito|dramita|vidita|mujercita|viejita|abogadito|trabajito|casita|opinion
      tus ~1 amiguitas|amiguitos|teatritos|jueguitos|dramas|dramitas|mentiras|berrinches|tonterias|estupideces|pendejadas|idioteces|babosadas|mamadas|chantajes|pretextos|excusas|cuentos|cochinadas|payasadas|jaladas|ridiculeces|pataletas|patanerias|locuras|caprichos|celos|escenas|rollos|panchos|amenazas|indirectas|viejas|traumas|numeritos|desplantes|groserias|borracheras|vicios|porquerias|rabietas|chismes|delirios
      te ~1 odio|detesto|desprecio|aborrezco|odia|odian|detesta|detestan|desprecia|desprecian|aborrece
      no te ~1 soporto|aguanto|soporta|aguanta|soportan|aguantan|quiero|tolera|tolero
      ya ~1 no ~1 te ~1 soporto|aguanto|creo|creemos|cree|creen
      no te ~2 mereces|merece|da|importa|interesa|creo|cree|necesito|necesitamos|quiere|quieren|extrana|extranan|respeta|respetan|necesita|necesitan|llega|entra|alcanza|cabe ~2
      no ~1 mereces ~4
      no ~1 merecen|merece|merecemos ~3 papa|mama|padre|madre|esto|como|asi|tu
      merece|merecen|mereciamos|merecia ~1 algo|alguien|un|una ~1 mejor|mejores|padre|papa|mama
      nadie ~2 quiere|soporta|aguanta|cree|extrana|necesita|importa|pidio|pregunto|llama|respeta|invito|invita|traga|toma|espera|confia ~2 ti|contigo|tu|te|$|en|nada|opinion
      nadie te ~1 quiere|soporta|aguanta|cree|extrana|necesita|pidio|pregunto|invito|respeta
      a nadie ~2 importa|importas|interesa|interesas|gusta|cae ~2
      ni ~1 tu ~1 @kin|hijos|hijo|hija ~2 te ~1
      todos|todo|medio|toda ~2 mundo|familia|saben|sabe|dicen|piensan|dice|piensa|rien|opinan ~3 que? ~2 eres|estas|tu|ti|contigo|te ~1
      se rien|burlan|burla|rie ~2 de|a ti|tus|tu
      gente|personas|hombres|mujeres|tipos|padres|madres|alguien como tu|usted|ustedes
      que ~1 te pasa|pasaba ~1 !en|con|mi|nada
      cual es tu problema|pinche|maldito
      como te atreves|puedes|pudiste|permites
      como ~1 puedes|pudiste|es ~2 ser|dejar|decir|hacer|dejarla|dejarlo|dejarlos|olvidar|posible ~3 tan|esto|eso|tus|a|que
      no ~1 se te|le ~1 ocurre|cae|ocurrio
      como se te|le ocurre
      que ~2 tan|clase|tipo|poca|mala|mal ~1 de? ~1 @parent|persona|hombre|mujer|monstruo|madre
      crees|piensas|sientes|crees ~1 que? ~2 mundo|mejor|dueno|duena|centro|rey|reina|perfecto|perfecta|gira|superior|muy|mucho|especial|listo|lista|tonta|tonto|pendejo|pendeja|idiota|estupida|estupido|importante|inteligente|chistoso|chistosa|salvas|ganas|engañas|enganas
      te crees|sientes ~2 mucho|muy|superior|perfecto|perfecta|dueno|la|el|gran|tanto
      no ~1 tienes ~1 idea|derecho|cara
      no ~1 entiendes|sabes ~1 nada|ni|como|lo|que|hacer|cuidar|educar|ser|criar|comportarte|valorar|poner|decir|pedir ~1
      ni siquiera|eso|una|un|para|sabes|puedes|te ~2 sabes|puedes|tuviste|eres|fuiste|has|haces|llamas|preguntas|preguntaste|acuerdas|avisaste|contestas|buscas|puedes|intentas|preocupas|conoces|ves|importa|llamaste|felicitaste|molestas|das
      eres|no capaz|puedes de|ni|con ~1 nada|cuidar|ser|cumplir|hacer|mantener|una|un|tus|dar|tu ~1
      incapaz de
      no das una
      nunca ~1 fuiste|seras|vas|has ~2 nada|nadie|un|una|bueno|buena|hombre|capaz|suficiente|a|sido
      no eres ~2 padre|madre|papa|mama|hombre|nadie|nada|capaz|mujer|ejemplo|persona|suficiente|apto|apta|bienvenido|bienvenida
      no vales ~1
      no te importa|importan|importo|interesa|interesan|preocupa ~3
      te vale|valen|importa|importamos|importo|valemos|valio ~1 madre|madres|gorro|un|tres|todo|poco|mas|verga|tu|nada|mi|lo|la|$
      te vale|valen|valemos|valio
      solo ~1 te ~1 importa|importas|interesa|preocupa|preocupas|acuerdas|quieres ~1
      solo ~1 piensas|sabes|sirves|apareces|vienes|hablas ~1 en|cuando|para|hacer ~1
      lo unico que ~1 te|haces|sabes|quieres|has|hiciste|buscas|eres|das ~2
      nada mas|mas que ~1 te|piensas|sabes|quieres|buscas|estas|vienes|apareces|sirves ~2
      nomas ~1 te|piensas|sabes|quieres|buscas|estas|vienes|apareces|sirves|das ~1
      el|mi|peor|mayor ~1 peor|mayor|unico ~1 error|decision|error|desgracia|castigo|cosa
      peor ~1 error|decision|padre|madre|papa|mama|persona|hombre|esposo|esposa
      ojala nunca|no|jamas ~3 conocido|casado|hubiera|hubieras|existieras|nacido|nacieras|cruzado
      nunca|jamas debi ~3
      en mala hora
      maldigo|maldita|maldito|maldigo ~1 dia|hora|la|el ~1
      con razon ~3 te|tu|ti|nadie|todos|estas|eres|tus ~3
      no me extrana|sorprende $
      no me extrana|sorprende ~4 ti|tu|tuyo|eres|contigo|seas|hayas ~1
      por eso ~2 te ~1 dejo|dejaron|dejaste|deje|corrieron|quedaste|odia|odian|abandono|abandonaron|quedas|engano|divorciaste|fue|va|pasa
      por eso estas|andas|te|terminaste|nadie|acabaste ~2 solo|sola|quedaste|como|te|asi|quiere
      vas a quedar|quedarte|terminar|acabar|morir|morirte ~2 solo|sola|sin|en
      quedarte|quedar|terminar|acabar ~1 sola|solo como|y|$|en|por
      madura ~1 $|de|ya|y|por|un
      ya madura|crece|supéralo|superalo|supera|bajale
      ya basta !de
      compórtate|comportate|portate como|a
      consiguete|consigue|buscate|ten|hazte|agarra una|tu|un|algo|responsabilidad ~1 vida|novia|trabajo|que|quehacer|onda
      ponte a trabajar|hacer
      superalo|bájale|bajale|ubicate|ubícate
      ya ~1 superalo|superame|supérame|ubicate|bajale|parale|callate|largate|dejame|crece
      usa la|tu cabeza|cerebro
      ^ ~1 aprende|aprenda a ~3
      a ver si|cuando ~2 aprendes|maduras|creces|cumples|haces|dignas|entiendes ~1`,
  },
  {
    reason: 'badParent',
    patterns: `
      un|una|los|las @parent ~1 de verdad ~2
      mal|mala|pesimo|pesima|peor|terrible|horrible|irresponsable|desobligado|desobligada|ausente|fracasado|inutil|lamentable|triste @parent|ejemplo|remedo|intento
      @parent ~1 mas? pesimo|pesima|irresponsable|desobligado|desobligada|ausente|fracasado|inutil|lamentable|toxica|toxico|desnaturalizada|desnaturalizado|negligente|fallido|luchona|horrible|mala|malo|deja|egoista|dominguero
      remedo|intento|pretexto|imitacion de @parent|hombre|mujer|persona
      y ~1 te dices|llamas|haces ~1 llamar|@parent|la|el|hombre
      te dices|llamas|haces llamar|@parent|ser|hombre|cristiano|cristiana
      dices|llamas|llamarte|decirte|crees ~1 ser|buen|buena|un|una|su ~1 @parent
      @parent ~1 de ~1 fin|fines|fin-de-semana|domingo|quincena|facebook|instagram|ratos|foto|fotos|adorno|mentiras|mentira|medio|juguete|papel|redes
      un|una|el|la|ser|como|buen|buena|verdadero|verdadera|los ~1 verdadero|verdadera|real|real|buen|buena|de ~1 @parent ~1 de? ~1 verdad|si|no|hace|haria|nunca|cuida|cumple|esta|estaria|deja|dejaria|paga|pone|piensa|sabe ~1
      se ~1 hombre|hombrecito|mujer|responsable|adulto
      se un hombre|padre|adulto
      actua|compórtate|portate|comportate|actuar|empieza|ponte como|a ~3 @parent|adulto|adulta|hombre|mujer|persona|gente|grande|ser
      de|como|por ~1 padre|madre|papa|mama ~2 no|ni|solo ~1 tienes|eres|sirves|vales|has|te|mas|tiene
      solo|nada|puro|nomas ~1 eres|mas|sirves|un|pones ~2 cajero|semen|apellido|visita|donador|nana|ninera|sangre|esperma|espermatozoide|adorno
      donador|donante de
      no sabes|puedes|eres ~2 ser|cuidar|educar|criar|cuidarlos|cuidarla|cuidarlo|educarlos|atender|atenderlos|peinar|vestirla ~2
      no ~2 confio|confia|confiar|confiamos|confian|cuento|contar ~1 en|contigo|con ~1
      no se|podemos|puedo|puede ~2 confiar|contar en|con|contigo ~1
      no ~1 puedo|podemos|puede creerte
      no ~1 estan|esta|estuvo|seguro|seguros|segura|segura ~2 contigo|ahi
      contigo ~1 no ~1 se|estan|esta|hay|cuento|puede
      los|la|lo|las|nos|me tienes|traes|regresas|mandas|dejas|entregas|devuelves ~1 abandonad*|descuidad*|mugros*|traumad*|tirad*|plantad*|sufrir|cochin*
      los|la|lo|las|nos abandonaste|abandonas|dejaste|descuidas|descuidaste|destruiste|traumaste|lastimas|lastimaste|manipulas|maleducas|ignoras
      abandonaste|descuidas|descuidaste|destruiste|arruinaste|traumaste|abandonar|descuidar ~1 a|tu|la|el|mi|todo|nuestra|tus|su|una|esta|mis
      te ~1 acuerdas|acordaste|acuerda ~1 que|de|ahora ~2 tienes|hijos|hija|hijo|existen|existe|eres|somos|tus|son|ellos|tenias|ella|nosotros
      se te ~1 olvida|olvido|olvidan|ha|olvidaron ~2 que? ~1 tienes|eres|hijos|tus|tu|hijo|hija|existen|existe|son|tenias|ser|olvidado
      olvidas|olvidaste|olvidando|recuerda|recuerdas|sabes|enterado|acuerdas ~1 que|de ~1 ~1 tienes|tus|tu|eres|existen|hijos`,
  },
  {
    reason: 'comparison',
    patterns: `
      saco tu caracter|genio|mal|flojera
      tu ~1 caracter pobrecit*
      mejor|mas @parent|hombre|mujer|persona ~2 que ~1 tu|ti|nunca|eres|fuiste|seras
      mas|mejor ~1 @parent que
      mejor que tu
      es|fue|son|ha|hace|sabe|quiere|cuida|paga|estan|esta ~4 mas|mejor que tu
      mejor|felices|feliz|tranquilos|tranquila|tranquilo|tranquilas|paz|a-gusto|bien|gusto|facil|contentos|contenta|seguro|seguros ~2 sin|cuando|desde|lejos|ahora|si ~2 ti|tu|te|no|vas|fuiste|estas
      sin ti ~4
      desde que te ~1 fuiste|largaste|saliste|dejamos
      igual|igualito|igualita|identico|identica|peor|peores ~1 a|que|de ~1 tu|tus|ti ~1 @parent|@kin|!que
      igualito|igualita ~1
      salir|saque|salga|saliste|saquen|salio|terminar|sea|ser|acabar|parezca|parecerse ~1 a|como|igual ~1 a|que|como|de? ~1 ti|tu $
      al menos|minimo|por lo menos yo|el|ella|mi|otros ~3 si|se|no|esta|estoy|le|les|cumple|cuida|ayuda
      yo|el|ella|otros|mi ~3 si ~1 me|se|les|le|trabajo|cumplo|estoy|esta|quiero|quiere|sabe|cuida|cuido|soy|es|puedo|tengo|hago|hace|paga|pago|los|la|lo|nos|pienso|vale|juega|esta ~1 !lo|hay
      no como tu|otros|otras|tú|ciertas
      a diferencia de ti|otros|otras|tu
      algunos|unos|otros|algunas|otras|hay ~2 si|quienes|que ~1 si|trabajamos|tenemos|trabajar|nos|tienen|pensamos|maduramos
      ya ~1 le dice|dicen|llama|llaman papa|mama|papi|mami
      le dice|dicen|llama|llaman papa|mama|papi|mami ~1 a
      nueva familia|vida|mujer|vieja|novia|conquista|pareja|amiguita ~1 !escuela
      te ~1 reemplaz*|remplaz*|sustituy*
      como ~1 un|una ~1 nino|nina|bebe|loco|loca|adolescente|chamaco|chamaca|idiota|perro|escuincle|animal|esclava|esclavo|sirvienta|chacha|criada|mandadero|histerica|quinceañera|quinceanera ~1 !pequeno|grande`,
  },
]
