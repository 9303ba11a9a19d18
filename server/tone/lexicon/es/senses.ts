/** Spanish words by what they speak of, without accents. What is learned of one word of a sense holds a little for all others of it. */
export const senses = {
  you: 'tu tus te ti tuyo tuya tuyos tuyas contigo eres usted ustedes vos',
  me: 'yo me mi mis mio mia conmigo',
  us: 'nos nosotros nuestro nuestra nuestros nuestras juntos ambos dos',
  child:
    'hijo hija hijos hijas nino nina ninos ninas bebe chamaco chamaca chamacos peque peques escuincle escuincles chiquillo chiquilla chiquitos criatura cuates gemelos',
  third: 'el ella ellos ellas le les lo la los las su sus',
  adult:
    'mama papa madre padre abuela abuelo abuelita abuelito suegra hermana hermano tia tio prima primo primos familia papas papis mami papi jefa jefita',
  partner: 'novia novio vieja querida amante noviecita noviecito pareja galan vieja-esa tipa tipo fulana zorra',
  praise:
    'buen buena bueno buenisimo buenisima gran bien mejor mejores lindo linda bonito bonita hermoso hermosa excelente increible maravill* genial padrisim* padre orgull* felic* quiere* quiero adora* ador* encant* valor* admir* suerte rifaste lucio luciste chingon carin* amable paciente pacienc* content* alegr* feliz ayuda ayudaste valiente campeon campeona hero* crack perfect*',
  thanks:
    'gracias agradezco agradec* bendicion bendiciones felicidades felicito debo valoro aprecio saludos saludame salud*',
  regret:
    'perdon perdona perdoname disculp* lamento arrepient* siento apena apenad* equivoque culpa-mia error excedi pase',
  please:
    'porfa porfavor favor podrias puedes podemos pudieras gustaria quisieras quieres prefieres parece opinas acuerdo sugiero propongo si cuando ojala quiza tal vez igual',
  bring:
    'trae traes traer llevo llevas llevar lleva mando mandas manda mandar mandame paso pasas pasa pasar recojo recoges recoger recoge dejo dejas dejar deja deje cambio cambiar cambiamos devuelvo regreso empaque empaca guarde presto prestas',
  tell: 'dime dile digo decir aviso avisas avisa avisar avisame pregunto pregunta preguntar preguntale llamo llamas llama llamame marco marcas marca marcame escribo confirmo confirmas confirma confirmame recuerdo recuerda recuerdale mensaje correo contesta contestas',
  thing:
    'mochila chamarra sueter tenis zapatos botas llave llaves cargador lentes botella termo lonchera cepillo cobija oso peluche juguete juguetes bici bicicleta casco carriola coche carro silla celular tablet libro libros cuaderno cuadernos uniforme disfraz calcetines guantes gorra traje toalla almohada guitarra maqueta caja paquete paraguas panales toallitas pinata',
  health:
    'fiebre calentura tos ronchas roncha doctor doctora dentista enfermera pediatra hospital clinica urgencias medicina medicamento paracetamol ibuprofeno inhalador antibiotico jarabe alergia alergic* asma infeccion gripa gripe catarro cabeza panza estomago vomit* cirugia puntos yeso terapeuta terapia psicologa psicologo cita vacuna vacunas receta dosis pastilla pastillas oido garganta muela diente dientes piojos suero gotas enfermo enferma',
  school:
    'escuela colegio maestra maestro miss salon clase clases tarea examen calificacion calificaciones boleta proyecto exposicion mate matematicas lectura ciencias director directora festival concierto ensayo paseo permiso junta kinder guarderia primaria secundaria prepa tutor campamento camion biblioteca graduacion circular',
  time: 'lunes martes miercoles jueves viernes sabado domingo fin finde semana manana noche tarde mediodia hoy ayer enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad reyes semana santa verano puente vacaciones am pm hora horas minutos minuto temprano rato ahorita',
  money:
    'dinero lana pago pague pagas pagar paga debes cuenta cuentas recibo recibos factura costo cuesta copago renta seguro presupuesto pesos mil quinientos mitad gasto gastos reembolso deposito deposita depositar deposite transferencia transferi tarjeta banco pension colegiatura inscripcion quincena efectivo',
  place:
    'casa depa departamento calle puerta entrada cocina cuarto recamara cochera patio parque alberca playa tienda aeropuerto iglesia gimnasio cancha oficina estacionamiento colonia ciudad rancho esquina plaza',
  food: 'comida cena cenar desayuno desayunar comer come comio lunch torta tortas taco tacos quesadilla quesadillas sopa arroz pollo leche jugo fruta manzana fresas helado nieve dulces pastel galletas hornear pizza hot cakes paleta chocolate tamales pan',
  fun: 'juego jugar partido futbol equipo natacion baile ballet ajedrez pelicula cine fiesta cumple cumpleanos regalo regalos lego pinata divert* jaja jajaja jajaj risa rio chiste perro perrito gato gatito pez hamster pajaro tortuga dinosaurio unicornio princesa caracol nieve bici gol goles',
  feeling:
    'triste cansad* miedo preocup* nervios* dolio duele extrano extrana sola solo llore lloro llorando dificil pesado espante asust* estres* agotad*',
  fool: 'idiota estupid* tont* mens* burr* bruta bruto cerebro neurona neuronas ignorante inteligencia inteligente listo lista leer lees escribir ortografia entiendes entender entiende explicar explico manzanitas peras dibujo dibujito capaz lento lenta pensar piensas cabeza cabecita kinder',
  vile: 'patetic* asco asquero* horrible basura escoria porqueria inutil inservible lastima pena payas* perdedor* cobarde poquito poca-cosa ridicul* verguenza miserable despreci* repugn* nefast* detest* hueva flojera',
  selfish:
    'egoista egoistas egoismo ego egocentric* narcisista vanidos* atencion interesad* ambicios* codo tacan* reina rey princesa sangron sangrona creid* humos pobrecit* victima martir',
  lazy: 'floj* huevon huevona mantenid* vago vaga desempleado chamba trabajo trabajar trabajas sillon dormir dormid* siesta zangano sueldo estudi*',
  lie: 'mient* mentir* mentiroso mentirosa mentira mentiras falso falsa finges fingir teatro teatrito drama cuento cuentos cuentito pretexto pretextos excusa excusas verdad crees creer creo engan* infiel promesa promesas prometes prometiste prometer hipocrit* traicion* manipul* chantaje',
  fail: 'fracas* arruin* destru* echaste desperdic* perder perdiste pierdes rompiste romper desmadre desastre dan* envenen* peor pesim* fall* olvid* jodiste jodes cagaste cagas nunca jamas error',
  absent:
    'vacio vacia ausente abandon* fuiste dejaste largaste nadie plantad* faltaste faltas esper* ventana silla lugar sin apareces apareciste desaparec* extran* desconocid* reemplaz* visita fantasma',
  shame:
    'verguenza pena burla burlan burlas rien ridicul* lastima todos todas todo mundo vecinos amigos espaldas enterad* saben sabe dicen cuentan notado hablan chisme',
  order:
    'callate calla cierra deja dejame para parale bajale largate vete ponte haz hazte mueve muevete quitate quita atrevas metas meto metete basta punto ya alejate ubicate madura crece fijate contesta contestame',
  rage: 'chinga* ching* pinche pinches madre madres mierda carajo diablo infierno odio odias hart* jod* puta verga pendej* cabron* harta harto maldit* coraj*',
  harm: 'matar mato mate muert* muer* morir golpe* pegar pego partir parto romper rompo huesos sangre cuchillo pistola bala balazo quemar quemo fuego choque choquen enterr* tumba panteon funeral sufrir pagar pagas arrepentir arrepentiras accidente accidentes hospital dientes cara pescuezo frenos cuidate cuidado pesar',
  court:
    'juez jueza juzgado tribunal abogado abogada abogados custodia demanda demando demandar policia patrulla carcel bote reclusorio denuncia denuncio denunciar ministerio fiscalia dif pruebas orden restriccion supervisadas supervisada visitas derechos licenciado actuario embargo migra',
  withhold:
    'volver ver verlos verla verlo quitar quito llevo llevarme llevare alejar sin mudar mudo frontera pasaporte aeropuerto pais norte desaparecer chapa chapas bloque* borr* olvidate olvida despid* adios contacto hasta',
  watch:
    'se vi veo visto viendo vigil* sigo seguir siguiendo camara camaras rastre* gps fotos foto capturas grab* contrasena contrasenas placas estaciona* ventana luz prendida afuera pase sola noche direccion rutina conozco',
  end: 'vida vivir vivo viva matarme morirme despedi cuerda pastillas frasco puente carta ganas seguir existir entierro tumba falta estorbar estorbo acabar tiro',
  compare:
    'que mejor mas mayor verdadero verdadera otro otra otros ella cualquier cualquiera hasta comparad* menos peor siquiera hasta',
  person: 'hombre mujer persona senor senora adulto adulta gente tipo tipa hombrecito mujercita',
  reputation:
    'jefe trabajo chamba iglesia todos facebook face publicar publico publique redes familia mama amigos colonia vecinos escuela reputacion mundo',
  irony:
    'bravo aplauso aplausos premio trofeo medalla vaya wow genio heroe santo santa claro sorpresa sorprendes sorprende raro milagro lindo bonito padrisimo ay ah uy aja pues seguro obvio imagino supongo ejemplo ejemplar modelo maravilla curioso fijate resulta faltaba',
  always: 'siempre nunca jamas cada vez otra todo todos nada siquiera',
  blame: 'culpa culpas culpable causa causaste hiciste haces provoc* responsable gracias por',
  negation: 'no nunca jamas nadie nada ni ningun ninguno ninguna tampoco sin',
  deny: 'culpa contra molest* enoj* ofend* ataque critic* acus* juzg* pelear pelea reclamo problema mal',
} as const
