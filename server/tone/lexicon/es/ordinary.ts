/**
 * These words of the list of obscenities have a plain meaning in messages about children, food, the body and animals, are
 * not known in Mexico, or are an insult that the rules look for themselves.
 */
export const ordinary = `
  abanto abrazafarolas acabada adefesio adufe agarraderas aguayon alcornoque alfenique anda andorga andurriasmo aniz
  arrastracueros arrecho artaban atarre avergallon ayotes baboso balurde barrabas barriobajero bebecharcos bellaco
  belloto berzotas besugo bobalicon bocabuzon bocachancla bocallanta bolas bollito bollo bombin boniato boquimuelle
  borondanga borraja borrico bostazo botarate brisco brizna brocha bruta bucha bufarron bujarra bujarron butifarra
  cabecipelao cabestro cabezaalberca cabezabuque cacha cachapera cachar cacheteo cachilo cachimba cachufleta cafre
  cagado cagalindes cagar cagarruta cagarse cagon calabazo calambuco calamidad calduo calientahielos caliente
  calzamonas cansalmas cantamananas cantimplora capullo caracaballo caracarton caraflema carajaula carajote carapapa
  cazurro cebollino cenutrio ceporro cernicalo cerote chacon chancay chapero chaqueta charran chiche chichi chifar
  chimar chiquilicuatre chirimbaina chocho chucha chupacables chuparla chupasangre chuperson chupoptero cierrabares
  cipote cocheche cocones coger cogollo cogote cojido cojieron cojiste cola colgados colgazon colipato colison
  collofe colloma colon comadres comebolsas comechapas comeflores comestacas cono copeton coquimbanos coronta corota
  corotas corozo coso cotorra coyoles coyones coyos cretino crica cuacha cuaresmeno cuates cuca cuchara cucon cucona
  cueco cuerpoescombro culamen culopollo cuyones descerebrado desgarracalzas desgraciarse dondiego donnadie
  echacantos ejarramantas empiernarse emputecido energumeno esbaratabailes escolimoso escornacabras estafiate
  estulto estupido fachar fanfosquero fantoche fariseo fifar filiberto filimincias fleto foligoso forrar fulastre
  fundillo ganan ganapan ganapio garchar garompa gaznapiro gilipichis giraesquinas gorrino gorrumino guaranga guebo
  guitarro gurriato gustarle habahela heroina hueco huelegateras huevon idiota imbecil imbeciles kapullo ladilla
  lamecharcos lameplatos leche leches lechuguino lerdo letrin lloramigas lolas longanizas lumbreras macizorra
  maganto majadero malasangre malasombra maldito maleton mamada mamar mamarla mameluco mamey mamon mamplora
  mamporrero manchas manegueta mangarran mangurrian maraco mariposon marujo mastuerzo matacandiles meapilas mecos
  mendrugo mentecato mequetrefe merluzo metemuertos metijaco mico mindundi minga morfarse morlaco morroestufa
  morrongo muerdesartenes nabo naco ninfo orate orto ovejo pagafantas paja pajero palo palurdo pamplinas panarra
  panocha panoli papafrita papallona papanatas papayona papirote pardillo pargo parguela pasmarote pasmasuegras
  pataliebre patan pavitonto pazguato pecholata pechugas pedo pedorro peinabombillas peinaovejas pelagallos
  pelagambas pelagatos pelatigres pelazarzas pelele pelma pelotas pepa percebe perrocostra perroflauta pervertido
  peterete petimetre pezon picapleitos picha pico pija pijo pillavispas piltrafa pinchauvas pinche pinga pintamonas
  piojoso pipe pis pisar pistola pitanoso pito pitofloro playo pocasluces polla pollopera polvo popa poronga poto
  puchero quebracho quebrachon quitahipos raja rastrapajo reata rebanasandias remame repisas retazo revientabaules
  riata robaperas rulacho sabandija sacamuelas sadico sanguijuela semen seno senos sexo sinentraero singar
  sinsustancia sobarsela sobo sonajas sonso sopladores soplagaitas soplaguindas soplanucas sorete sosco tagarote
  tajarse tanate tarado tarugo tereso tetas tiralevitas tocho tolai tolete tompeates tonga tontaco tontucio tordo
  totona traga tragaldabas tragasables transar travesti trincar trio trola trolo tuercebotas tunante vergallito
  vergallo vete violador violar volarse vulva yegua zamacuco zambombo zampabollos zamugo zarrapastroso zascandil
  zopenco zoquete zote zullenco zurcefrenillos
`
