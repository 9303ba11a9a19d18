import type { Rules } from '../lexicon.ts'

/** Threats, watching somebody, and despair. */
export const threats: readonly Rules[] = [
  {
    reason: 'threatOfHarm',
    patterns: `
      nadie ~1 sale|salga|salir lastimad*|herid*
      accidentes pasan|ocurren|suceden
      debiste|tenias|debias ~1 ser|que|morir|haber ~1 tu|sido
      un ojo abierto
      en ambulancia|ataud|caja|silla
      a jalones|golpes|patadas|madrazos|la-fuerza
      gente que se mete conmigo
      no respondo|me ~1 de|hago|responsable ~2
      te ~1 voy|vamos|va|van|puedo|juro ~2 matar|golpear|partir|romper|madrear|pegar|destruir|hundir|acabar|arruinar|lastimar|quemar|reventar|chingar|joder|fregar|desgraciar|ahorcar|matando|encontrar|hacer|pudrir|quebrar|enterrar|dejar|dar|quitar|pesar|cobrar|exhibir|balconear|denunciar|demandar|reportar|refundir|meter ~1 !el|los|permiso|chance|la-mochila|las|un-dinero
      voy|vamos|va|van a ~1 matarte|golpearte|partirte|romperte|madrearte|destruirte|hundirte|arruinarte|chingarte|joderte|quemarte|acabarte|denunciarte|demandarte|exhibirte|reportarte|quitarte|buscarte|refundirte|encontrarte|meterte|dejarte ~2
      te mato|parto|rompo|madreo|reviento|hundo|destruyo|quemo|ahorco|mataria|acuchillo|quiebro ~1
      te parto|rompo|parten|rompen|partir|romper ~1 la|el|tu ~1 madre|cara|hocico|jeta|boca
      partir|romper|partirte|romperte|parta ~1 la|tu|el ~1 madre|cara|hocico|jeta|mandarina
      ojala|deseo|espero|quisiera|quiero ~1 que ~2 te ~1 mueras|pudras|mates|choques|enfermes|caigas|maten|vaya|pase|atropellen|ahogues|lleve|parta|quedes|quiten|duela|dejen|engañen|enganen|corran|hundas
      ojala te ~1
      muerete|pudrete|ahogate|matate
      que te ~1 mueras|pudras|parta|jodan|den|vaya-mal|aguante ~1
      bajo tierra|panteon
      vas|va|van a ~1 amanecer|terminar|acabar ~2 muerto|muerta|mal|hospital|tirado|tirada|carcel|panteon|bote|calle|caja
      cuida|cuidate|cuidese ~1 tu|la|tus|las|mucho ~1 espalda|espaldas|lengua|boca|pasos|cuando-salgas
      cuidate ~1 la|mucho|mejor ~1 espalda|espaldas|porque|al|cuando
      mis|mi|unos|tengo|conozco|mando ~1 hermanos|hermano|primos|amigos|gente|primo|cuates|conocidos|compadre|alguien|quien|novio|marido|papa ~4 visitar|buscar|partir|arreglar|encargar|te|esquina|ensenar|hacerte|encontrar|visita|ponga
      tengo|traigo|compre|consegui|saco ~1 una|la|mi|un ~1 pistola|arma|fierro|cuchillo|escuadra|navaja
      te ~1 va|van|voy ~1 a ~1 pesar|doler|ir|arder|cargar|llevar|tocar ~1 !muy|bien|verlo|el|la|super`,
  },
  {
    reason: 'threat',
    patterns: `
      si|que ~1 vuelves|vuelve a ~3 sales|amaneces|atienes|acaba|veras|te
      tu|tus ~1 jefe|jefa|trabajo|novia|novio|esposa|familia|patron ~4 fotos|mensajes|audios|capturas|videos ~1
      te ~1 vas|vaya|va|vayas|van ~1 a ~1 arrepentir|acordar|pesar|enterar|lamentar|doler|costar|ir|quedar|sorprender|ver ~1 !la-camisa|bien|super
      vas ~1 a ~1 arrepentirte|pagar|lamentar|lamentarlo|ver|llorar|rogar|suplicar|saber|pagarlas|conocer|conocerme|perder|acordarte|sufrir|extranar|pagarmelas|pagarme|enterarte|sentir|aprender|pedir|desear ~2 !a-mi|con|la-mitad|la-pelicula|el|los|al|ese
      vas a ver ~1 $|como|lo|quien|que|de ~1
      me|nos las|la|lo vas|pagas|pagaras|cobrare|cobro|pagan ~2
      te ~1 arrepentiras|pesara|acordaras|costara|saldra|atienes|ateneras ~2
      atente|atengase|ateniendote|atenerte|atienes|atienete a ~1 las consecuencias
      atente a
      consecuencias ~1 $|si|por|que|de|para|tu
      ya ~1 veras|sabras ~1 $|quien|como|que|lo|de
      ya veras
      ^ veras ~1 quien|como|lo ~1
      espera|esperate|esperece|nomas|solo ~2 a|y|que ~2 veras|vea|ver|sepan|llegue|entere|juez|hable|enteren
      nomas ~1 espera|esperate|tantito|atrevete|intentalo|acuerdate|no
      atrevete|provocame|pruebame
      no me ~1 busques|provoques|obligues|retes|tientes|pongas|hagas|calientes|conoces|conozcas|pruebes|colmes|subestimes|orilles ~2
      no ~1 sabes|tienes|imaginas ~2 de|con|quien|idea ~1 lo|quien ~1 que|metes|soy|capaz|meteste|metiendo|te
      de lo que ~2 capaz|puedo
      lo que ~1 te|soy|puedo|es ~2 espera|hacer|capaz|bueno|va
      soy|puedo capaz|hacerte ~1 de|la|mucho ~2
      quien soy ~1
      con quien ~1 te ~1 metes|metiste|estas
      estas|quedas|te ~1 advertid*|avisad*|adverti|advierto
      te ~1 lo ~1 advierto|adverti|advertencia|aseguro
      te lo juro|prometo|advierto|aseguro ~3
      te juro|prometo que ~5 arrepentir|ver|pagar|quitar|vas|nunca|vuelvo|hago|acabo|hundo|saben|no
      ultima|unica advertencia|oportunidad !para|de
      ultima vez que ~1 te|me|los|la|ves
      hazme|me|te ~2 hago|hare|hago-la|haga|haria ~2 imposible|infierno|cuadritos|miserable|vida
      vida ~1 imposible|infierno|cuadritos|miserable|un
      le|les ~1 voy|puedo|digo|dire|mando|mandare|enseno|contare|cuento ~1 a? ~1 decir|contar|mandar|ensenar|mostrar|todos|todo|tu|mandarle|publicar|decirle|platicar|tus|llamar ~3 todos|jefe|trabajo|familia|mundo|tu|quien|hiciste|juez|facebook|clase|papas|jefa|novia|mama|capturas|fotos|chats
      todo el mundo|trabajo|facebook ~2 va|saber|sepa|sabra|entere|enterar
      todos|todo|tus|tu|gente|familia|jefe ~3 van|va|se ~1 a ~1 saber|enterar|entere|enteren|conocer ~2
      publico|publicar|subo|subir|subire|publicare|difundir|exhibo|exhibir|exhibirte|quemar|quemarte ~3 todo|fotos|tus|lo|face|facebook|redes|conversaciones|quien|capturas|mensajes ~1
      si ~1 no|te|me|vuelves ~9 arrepentir|olvidate|olvidar|ver|juez|policia|dif|perder|pierdes|consecuencias|quito|atienes|despidete|hijos|demando|denuncio|llevo|arrepientes|acuerdas|conoces|pesar|despides|veras|pagas-caro|carcel|reporto|patrulla|jamas|nunca|jefe ~1 !si
      o|y ~1 si ~1 no ~5 llevo|quito|veras|arrepientes|atienes|demando|denuncio|hundo|acuerdas|pesar
      o ~1 te|me ~2 atienes|arrepientes|olvidas|demando|denuncio|hundo|quito|acuerdas|conoces|despides|las ~1
      nadie ~1 se|me burla|humilla
      esto ~1 no ~1 se|acaba|termina|ha|queda|quedara ~1 va|queda|aqui|asi|acabado|quedar ~1
      no ~1 se|va ~1 va|queda|quedar ~1 a? ~1 quedar|asi
      guerra ~1 quieres|sera|es|tendras|vas
      quieres ~1 guerra|pleito|pelea|jugar|problemas|broncas
      tu ~1 lo|te|asi ~1 quisiste|pediste|buscaste|quieres ~1
      te ~1 lo ~1 buscaste|ganaste|mereces|merecias
      lo|te|todo ~1 vas ~1 a|lo ~1 pagar ~1
      pagar|pagaras|pagas|costar|costara|salir ~1 caro|muy
      karma|venganza|vengare|vengar|vengarme|desquitar|desquitarme ~2
      la vida ~1 te|se ~1 va|cobra|cobrara|lo|encargara ~1
      dios ~1 te ~1 va|castigue|castigara|perdone|cobre
      migracion ~4
      voy|vamos a|por por|sobre ti|todo
      cambio|cambiar|cambie|cambiare ~1 la|las chapa|chapas|cerraduras|cerradura`,
  },
  {
    reason: 'threatOfCourt',
    patterns: `
      nos ~1 vemos|veremos|veamos|encontramos ~1 en|ante|con ~2 @law|juzgados|tribunales !el|a|manana|lunes|martes|miercoles|jueves|viernes|para
      te ~1 veo|espero|veré|vere ~1 en|ante ~1 el|la ~1 @law|juzgados|tribunales
      te ~1 voy|vamos|puedo ~1 a? ~1 demandar|denunciar|meter|quitar|refundir|hundir|dejar|sacar|quitarles|acusar|embargar ~2
      te demando|denuncio|refundo|embargo|acuso|meto ~2
      @law ~3 va|van|se|sabra|sepa|vea|encanta|encantar|fascinar|dira|gustar|decida|encargara|quitara|hunde|destrozar|encargar|enterara ~4 ti|tu|tus|saber|ver|esto|encantar|como|mensajes|quitar|reir|custodia|gustar|hundir|destrozar|clase|te|acabar|encargar|contigo|que
      vas ~2 saber|oir|tener|recibir ~1 noticias|de|la ~2 @law
      noticias de mi
      mi @law ~1 te|va|ya|esta ~2 destrozar|hundir|acabar|quitar|comer|hara|buscar|hacer|encargar|sabe|deja|dejar
      cuentaselo|diselo|explicaselo|dile|explicale|explicarle|explicarselo|decirselo|cuentale ~2 al|a ~2 @law
      que ~1 el|la ~1 @law ~1 vea|sepa|decida|se|te|lo ~2
      a ver ~2 que|si|como ~2 @law ~3
      vas|va|puedes ~1 a ~1 perder ~4 custodia|hijos|hijo|hija|todo|casa|trabajo|a|derechos|patria|los
      te ~1 quito|quitare|quitan|quiten|quitar|quitaran|voy|van ~2 quitar|custodia|hijos|nino|ninos|ninas|nina|patria|los|la|casa|todo|carro ~1 !peso|llamada
      quitarte|quitarles|quitartelos|perderas|perder|pierdes ~2 la|los|a|todo|tus|las|patria ~1 custodia|hijos|nino|ninos|potestad|ninas|nina|visitas|tu|derechos
      custodia ~1 completa|total|absoluta|exclusiva|plena ~4 !la-tengo
      patria potestad ~2
      tengo ~2 pruebas|capturas|grabaciones|audios|videos|testigos|evidencia|todo|grabado|screenshots ~4 ti|tu|juez|contra|tus|hundirte|grabado|para|jueza|guardado|demostrar|quitarte
      todo ~2 queda|esta|quedara|sera ~1 grabado|guardado|registrado|en-tu|captura
      usar|usare|uso|usarlo|usara ~4 contra|tuya ~2
      en ~1 tu contra
      en contra tuya
      a|en|vas|acabar|terminar|meto|metan|meter|meterte ~1 en|a|al|la ~1 carcel|bote|tambo|prision|reclusorio|preso
      al|a|la|en bote|tambo|reclusorio
      llamo|llamar|llamare|mando|mandar|hablo|hablar|llamo|reporto|reportar|aviso|marco ~3 policia|patrulla|dif|fiscalia|migracion ~3 ti|tu|y|te|si|para|$|que`,
  },
  {
    reason: 'threatOfContact',
    patterns: `
      si ~1 no ~1 vuelves|regresas ~1 conmigo|a-mi ~3
      cuando|hasta ~1 me ~1 des|regreses|pagues|firmes ~4
      no|nunca|jamas|ni ~3 vas|volveras|vuelves|volver|veras|ver|verlos|verlas|verla|verlo ~1 a|en ~1 ver|verlos|verlas|verla|verlo|saber|tocar|vida|ver-a|abrazar|oir ~2 !hasta-el
      no ~1 los|la|lo|las ~1 vas|vuelves|volveras|veras|ves ~2 !enferm*
      no vas a|volveras|vuelves ~1 ver|verlos|verla|verlo|verlas|volver|llevar|acercarte|tener|tocar|saber|llevartelos|llevartela|a ~2
      olvidate|olvidese|despidete|ve-olvidandote|despidiendo|despidiendote|olvidandote ~1 de ~2 !la-llave|traer
      olvidate|despidete de ~1
      me ~1 los|la|lo|las ~1 llevo|voy|llevare ~2 a? ~1 llevar|lejos|otra|estados|donde|sin|fuera|pais|otro ~2
      me ~1 voy|largo|mudo|desaparezco ~1 a? ~1 llevar|con|lejos|otra ~3 nunca|encontrar|ver|lejos|ninos|sin|encuentres|ellos|buscar|sabras
      me ~2 llevo|llevar|voy ~2 a? ~1 los|mis|tus|mi|la|el ~1 @kidNoun ~2 lejos|y|donde|de|sin|para|a ~1 aqui|no|nunca|ti|otro|otra|siempre
      sin ~1 dinero|pension|pago|deposito|lana|pago ~1 no ~1 hay|los|la|lo|ves|verlos ~2
      no ~1 pagas|hay|depositas|das ~1 dinero|pension|deposito|lana|y|no ~1 no|hay ~1 ves|hay|los|lo|la|visita|visitas|hijos|ninos
      hasta que ~1 no? ~2 pagues|deposites|des|pidas|firmes|disculpes|hagas|te|traigas|aceptes|cumplas|ruegues ~4 no|los|la|ves|veras|lo|hay|disculpes|pidas|perdon
      no ~3 los|la|lo|las|ves|veras|hay|entrego|doy|dejo|presto ~3 hasta|mientras|si ~1 que ~1 no? ~2 pagues|deposites|firmes|pidas|quiera|diga|des|aprendas|dejes|te|aceptes|madures|hagas|disculpes|cumplas
      no ~1 te ~1 los|la|lo|las ~1 voy|pienso|dejo|doy|entrego|presto|llevas|regreso|devuelvo|mando|paso|prestare|dejare ~2
      yo ~1 decido|digo|mando ~1 cuando|si|quien|con|a
      me|nos ~1 desaparezco|desaparecer|mudo|mudamos|largo|vamos|escondo ~5 nunca|encontrar|sepas|saber|encuentras|veras|volver ~1
      nunca ~1 nos|los|la|lo|vas|mas|las ~2 encontrar|encontraras|ver|veras|vas|encuentras|volver|volveras ~1
      no ~1 nos|los|la ~1 vas|encontraras|encuentras|volveras ~2
      se ~1 va|queda|quedan|van|quedara ~3 sin|conmigo ~2 verte|padre|papa|mama|para|siempre`,
  },
  {
    reason: 'watching',
    patterns: `
      se que ~1 andas|sales|estuviste|duermes|estabas ~1
      se ~1 donde|con|a|por ~2 vives|trabajas|estas|andas|estabas|anduviste|duermes|quien|vive|trabaja|sales|estuviste|haces|fuiste|vas|hora|estacionas ~1 !comodo
      se perfectamente|exactamente donde|con|que|lo
      ya ~1 se|vi|supe ~1 que|con|donde|quien ~1 andas|estabas|saliste|anduviste|contigo|metes|duermes
      te ~1 vi|vieron|estoy|tengo|sigo|segui|ando|vigilo ~1 con|vigilad*|siguiendo|siguiendote|vigilando|ubicad*|vigilar|besandote
      vigilo|vigilando|vigilandote|siguiendote|espiando|espiandote|rastreo|rastreando|siguiendo ~1
      pase|paso|estuve|estoy|estacionad*|anduve ~2 afuera|fuera|frente|enfrente|cerca|por ~1 de? ~1 tu ~1 casa|trabajo|edificio|oficina|depa
      de quien ~1 es|era|son ~2 carro|coche|camioneta|voz|ropa|chamarra|zapatos|camisa|moto
      quien ~1 es|era|estaba|durmio ~3 tipo|tipa|vieja|hombre|guey|wey|fulano|contigo|metiste|cama|mujer|tu-casa|ese|esa ~1 !doctor|doctora|maestra
      con quien ~1 andas|duermes|sales|andabas|metiste|dormiste
      me ~1 cuentan|cuenta|reportan ~1 todo ~1
      tengo|hay ~1 gente|ojos|quien|amigos|conocidos|vecinos|contactos ~3 vigila|todos|cuenta|dice|te|informa|lados|diga|avisa|cuidando
      revise|lei|cheque|entre|tengo|vi|hackee|reviso|cheque ~2 tu|tus ~1 celular|telefono|mensajes|correo|facebook|contrasena|ubicacion|whatsapp|cuenta|historias|estados|instagram|gps|chats
      tu ubicacion ~2
      no ~1 te|puedes|vas|podras ~2 esconder|esconderte|escaparte|escapar|escondas|huir|libras|libraras|librar ~1
      te ~1 voy|encuentro|encontrare|busco|encontrar|alcanzo|hallo ~2 encontrar|donde|a|aunque|hallar|por|en ~2 donde|cualquier|lado|estes|vayas|escondas|metas|debajo|encontrar|encuentro`,
  },
  {
    reason: 'selfHarm',
    patterns: `
      me ~1 voy|quiero|pienso|puedo|quisiera|mato|gustaria ~1 a? ~1 matar|morir|mato|suicidar|colgar|cortar|tirar|aventar|desaparecer|hacer ~1 !el|la|un|los|las|de-risa|pelo
      me mato
      matarme|suicidarme|colgarme|suicidar|suicidio|cortarme|lastimarme|hacerme ~1 !el|las|unas|un|estudios|analisis|la
      quiero|quisiera|prefiero|gustaria|mejor|deseo ~2 morirme|morir|desaparecer|muerta|muerto|estar-muerta ~1
      quitarme|quito|quitar|acabar|terminar|acabo|termino ~2 la|mi|con ~1 vida|todo|mi|esto-ya
      no ~1 quiero|tengo|vale|tiene ~2 vivir|ganas|seguir|sentido|existir|despertar|pena ~3 vivir|viviendo|mas|$|aqui|vida|existir|despertar
      no quiero vivir|existir|seguir|despertar
      ya no ~1 puedo|aguanto|quiero ~2 vivir|mas|con|seguir|estar|nada|esta|existir ~2 mas|$|vida|aqui|viviendo|vivir|esto|asi
      mejor|mejores sin mi
      si ~1 me ~1 muero|mato|pasa|muriera|suicido ~3
      cuando|el ~1 dia|este|me ~2 muera|muerta|muerto|falte ~2
      encontrar|encontraran|encuentren|encuentras ~2 muerta|muerto|colgada|colgado`,
  },
]
