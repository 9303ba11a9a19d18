/** Spanish words by what they are, without accents. */
export const classes = {
  negators: 'no nunca jamas nadie ni tampoco sin ninguno ninguna',
  copula: 'es fue era sea ha sido seria',
  thinking:
    'creo pienso digo dije dijo dicho decir decirte quise quiero llamarte llame insinuo estoy piensa cree dice dicen piensen crean digan',
  reporting: 'dijo dice dicen dijeron llamo llamaron decian decia canta titula titulada dijiste llamaste',
  told: 'dijo dije grito escribio puso contesto',
  self: 'yo me mi mis nosotros nos',
  selfIs: 'soy fui estoy senti siento sentia era',
  apology: 'perdon perdona perdoname disculpa disculpame disculpas lamento arrepiento',
  addressed: 'tu tus te ti tuyo tuya eres estas contigo usted',
  second: 'tu te ti me ya contigo eres',
  mentioned: 'palabra palabras groseria groserias palabrota palabrotas letra',
  eres: 'eres fuiste eras seras sos estas estabas has pareces ser siendo',
  es: 'es son fue era eran esta estan sera siendo sigue parece',
  kids: 'nino nina ninos ninas hijo hija hijos hijas bebe peque pequenos pequena chamaco chamacos chamaca escuincles el ella ellos ellas los las le les lo la',
  theKid: 'nino nina ninos ninas hijo hija hijos hijas bebe peque el ella ellos ellas todos todas nadie',
  kidNoun: 'nino nina ninos ninas hijo hija hijos hijas bebe peque pequenos chamacos escuincles',
  parent: 'padre madre papa mama papas padres papi mami esposo esposa ex padrastro madrastra papito',
  person: 'persona hombre mujer tipo tipa senor senora ser gente',
  kin: 'madre mama padre papa familia hermana hermano novia novio esposa esposo pareja vieja viejo mujer amiga amigo amigos amigas abogado abogada suegra',
  law: 'juez jueza juzgado tribunal abogado abogada policia patrulla fiscalia dif ministerio mp demanda autoridades corte',
  badPerson:
    'idiota idiotas estupido estupida estupidos imbecil imbeciles pendejo pendeja pendejos tarado tarada inutil inutiles bueno-para-nada payaso payasa poco-hombre cinico cinica descarado descarada desgraciado desgraciada infeliz malnacido malnacida mantenido mantenida zangano sinverguenza desobligado desobligada vividor vividora arrastrado arrastrada culero culera mamon mamona ojete gata lagartona zorra puta ramera perra loser narcisista psicopata sociopata cretino cretina baboso babosa mugroso mugrosa parasito bruto bruta patan naco naca mediocre cobarde mentiroso mentirosa hipocrita majadero majadera maldito maldita tonto tonta menso mensa guey-inutil guevon huevon huevona flojonazo irresponsable cabron cabrona mandilon borracho borracha drogadicto drogadicta manipulador manipuladora mitomano mitomana lacra basura escoria rata vibora bruja alimana retrasado retrasada zopenco poquito hombrecito interesada',
  badAdj:
    'idiota estupid* imbecil inutil* egoista* flojo floja huevon huevona loco loca enfermo enferma ridicul* patetic* incompetente inmadur* infantil asqueros* mala malo malvad* cruel horrible terrible pesim* fatal insoportable insufrible amargad* resentid* toxic* mentiros* mentirosa celos* despistad* dejad* fria frio insensible sinverguenza ignorante arrogante controlador* manipulador* narcisista* violent* agresiv* abusiv* desobligad* irresponsable* hipocrita cobarde mediocre grosera grosero conchud* desconsiderad* ingrat* malagradecid* tacan* codo coda gord* fe* vulgar corriente intens* dramatic* exagerad* bipolar desquiciad* trastornad* demente historic* histeric* necia necio terca terco menos peor asco incapaz desorganizad* descuidad* negligente ausente falsa falso aprovechad* abusad* metiche chismos* quejumbros* lloron llorona chillon chillona odios* vil bajo rastrer* caradura desvergonzad* poca rencoros* vengativ* inepto inepta tramposo tramposa burlona burlon nefasto nefasta detestable despreciable repugnante lamentable penoso penosa vago vaga bueno-para-nada inservible atrasad* lento lenta brut* cerrad*',
  badNoun:
    'verguenza burla chiste carga estorbo fracaso fracasado fracasada decepcion desastre monstruo mounstro animal bestia basura nino nina chamaco chamaca bebe adolescente escuincle reina rey princesa diva victima martir santo santa extrano extrana desconocido desconocida peligro pesadilla payasada nadie nada cero cajero error lastre perdedor perdedora alcoholico alcoholica vicioso viciosa traidor traidora ladron ladrona',
  meanAdj:
    'estupid* pinche pinches ridicul* patetic* tont* absurd* idiota* mugros* mald* famos* diche dichos* dichosa lindo bonito triste maravillosa maravilloso preciosa brillante absurda jodid* put* mendig*',
  tuVerb:
    '*as *aste *iste *abas *ias *ste *es -mas -las -nos -es -les -unas -antes -veces -despues -tres -mes -lunes -martes -miercoles -jueves -viernes -meses -dias -tardes -noches -clases -horas -gracias -ellas -buenas -entonces -pues -menos -jamas -todas -otras -nuestras -mis -cosas -ganas -medias -cuantas -muchas -varias -padres -juntas -este -ellas -las -estas -esas -ambas -quienes -cuales -reglas -tareas -fiestas -citas -fechas -llaves -papeles -dos -unas -solas -mismas -parte -pastillas -gotas -semanas -compras -visitas -vacunas -calificaciones -vacaciones -juntos -traste -existe -aste -viste -peques -grandes -iguales -bien -adios -vamos -tenis -lapices -mamas -clientes -puntuales -importantes -papas -niñas -ninas -amigas -primas -tias -personas -palabras -bolsas -mochilas -cuentas -interes -ves',
  haces:
    'haces pones dices llegas contestas avisas cumples pagas ayudas escuchas piensas cambias cancelas olvidas mientes llamas vienes traes llevas gritas quejas inventas respondes recoges cuidas importa sabes puedes quieres das tienes dejas exiges buscas sales te',
  praise:
    'gracias agradezco agradecemos bien excelente amor carino buen buena lindo paciente amable ayuda bienvenido felicidades quiere adora puntual tranquil* cuenta contar cuentes puedes preguntes mejores encanta encantan',
  say: 'dile diles digo di cuentale explicale explicales preguntale dale',
  /** Words that address the reader, also by the ending of a verb. */
  spokenTo: '@addressed @tuVerb @haces vos ustedes',
  /** Words of a sentence that is meant kindly, whatever else is in it. */
  warm: 'apures preocupes emocionad* orgullos* agradezco gracias divertid* divirtieron divirtio rio rieron encanta encantan encanto gusta gustan gusto gano equipo paso-el celebrar felicidades',
} as const
