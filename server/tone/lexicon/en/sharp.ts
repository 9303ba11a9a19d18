import type { Rules } from '../lexicon.ts'

/** Sarcasm, mockery, orders and doors that are shut. */
export const sharp: readonly Rules[] = [
  {
    reason: 'sarcasm',
    patterns: `
      oh so? now you ~1 care|want|remember|worried
      now you ~1 care ~2
      a whole|entire ~1 hour|day|minute|minutes|dollars|bucks|hours
      wow a ~1 whole
      another ~1 christmas|birthday|weekend|holiday|summer ~2 wrecked|ruined|spoiled|you
      thanks|thank|you for|you|so ~2 nothing
      thanks a lot|bunch|million for ~1 *ing|nothing|your ~1 !the|her|him|over|me|us
      gee|wow|oh|gosh|well thanks|thank|great|brilliant|bravo|congratulations|congrats|amazing
      ^ wow $
      ^ gee|bravo
      wow ~1 you|your|what|so|another|just|really|great|father|mother|that
      nice|great|good|real|amazing|excellent|brilliant|super job|one|going|work|try|parenting|timing|move|example|role ~1 dad|mom|genius|parent|father|mother|as|again|@parent|you|model|there|forgetting|ruining|losing|making|leaving|$ !today|tonight|on|with|at
      nice try|going
      great|good|excellent|stellar|quality|brilliant|outstanding|amazing|superb parenting|@parent ~1 as|again|you|skills|example|move|there|are|really|indeed|$
      some @parent you
      @parent|@person|coparent of the year|century|month !in|for|to
      worlds|world|world's best|greatest @parent
      award|medal|trophy|prize|oscar ~2 for|goes|you|to|best|parent|father|mother|please
      want|like|need|deserve|expect|you ~2 a medal|trophy|cookie|applause|award|prize
      congratulations|congrats|bravo|kudos ~2 you|your|on|for ~2 finally|ruined|managed|ruining|made|won|remembered|destroyed|being|once|another|did|actually|just|making
      slow|standing|round clap|ovation|applause|of
      what|such|big|huge a? ~1 surprise|shock|shocker|hero|saint|coincidence|gentleman|charmer !party
      shocker|shocking
      how|so|very|real|that ~1 nice|convenient|generous|thoughtful|sweet|kind|big|lovely|considerate|mature|typical|classy|adult|noble|rich|precious|cute for|of|from|that|coming you ~1 ~1 finally|show|join|remember|ask|care|bother|grace|decide|to|let|think|spare|even
      how|so|very convenient|typical|mature|classy|thoughtful|charming|original|predictable|generous $
      how|so|very convenient|typical|mature|classy|thoughtful|charming|original|predictable|generous ~1 for|of|that|you ~1 you|your
      nice|good|glad|great|kind|so|happy ~2 you ~2 finally|bothered|decided|remembered|find|found|show|showed|actually|managed|still|could ~1 show|up|join|find|answer|time|remember|exist|to|call|us|make|care|bother|reply
      you finally|actually|suddenly ~1 decided|bothered|remembered|show|showed|care|want|answer|answered|found|woke|noticed|managed|learned|did|got|are|paid
      finally decided|bothered|remembered|woke|noticed|managed to|that|up|you
      suddenly you|want|care|concerned|interested|father|mother|a|now ~3
      of course you|your ~1 did|do|would|forgot|have|had|always|never|not
      ^ of course you ~1 !come|call|can|may|will|is|does|are
      sure you|it ~1 did|do|were|will|are|have|was $
      yeah|sure|oh|yea right|sure|okay|please|really
      ^ whatever $
      whatever you ~1 say|think $
      as if $
      since you|your ~1 know|are|so|care|such|is|have ~2 everything|perfect|expert|better|much|busy|smart
      you|your ~3 perfect|expert|saint|hero|genius|angel|queen|king|highness|majesty !time|for|timing|day|gift
      news flash
      newsflash
      spoiler alert
      here we|you|they go again $
      there you|he|she go|goes again
      spare me
      spare us
      give me a|your|some break|rest
      give it a|up rest
      let me guess
      good luck ~1 with|explaining|finding|getting|proving|raising ~2 that|judge|court|life|anyone|new|someone|her|him|without|your|it $
      let us see how|if|what|who|you ~6 you|judge|long|like|happens|last|feel
      lucky me|us|you|her|him|kids
      oh|well|aww|boo|cry ~1 joy|hoo|lucky|baby|poor|you|great|wonderful|goodie|look|me|wow $
      boo hoo
      cry me|about|it a|it|river|to
      cry|whine|whining|crying ~1 about it|everything|to
      einstein|sherlock|genius|sunshine|champ|buddy|pal|hotshot|superstar|superdad|supermom|princess|prince|hero|darling|sweetheart|honey|captain ~1 $
      einstein|sherlock
      bless|bless your heart
      your majesty|highness|royal|honor|holiness|perfect
      i|we|@theKid ~1 almost|nearly forgot|forget|fooled|believed|feel|felt ~2 you|your|what|bad|sorry|how|had
      i ~1 forgot|forget|apologize|sorry ~2 everything|how|world|you ~4 perfect|important|never|revolves|busy|about|right|feelings|only|better|work
      sorry|apologies|excuse|forgive me? ~1 for|if|that|we|i ~2 not|existing|breathing|interrupting|disturbing|interrupt|living|bothering|thinking|expecting|asking|having|inconvenience ~3 you|your|would|could|fun|party|nap
      remember us|me|them|your|you|!to ~2 kids|family|children|son|daughter|have
      in case you forgot|forget|care|cared|missed|did|have|had|were ~4 forgotten|kid|kids|daughter|son|child|children|exist|notice|have|wondering|care|not|bother|again
      did|have you ~1 forget|forgotten|remember|know ~1 ~1 have|had|father|mother|parent|son|daughter|kids
      i am|was|so|very|really ~1 shocked|surprised|amazed|impressed|thrilled|touched ~3 you|your ~2
      shocked|surprised|amazed|impressed|impressive you|your|that ~2 remembered|noticed|know|even|still|care|bothered|showed|managed|actually|knew|can|found
      what else is|did|new|i
      what did i expect
      do not expect|expected|expecting much|anything|more|better|miracles|you|too ~3
      expect|expected anything|nothing|better|more|less|different|much ~2 you|from|!weeks
      look who|at|what ~1 finally|is|decided|showed|remembered|talking|mr|decided
      knew|know you|it ~1 would|will ~1 forget|not|bail|cancel|happen|back|flake|ruin|make|lie|say|blame
      should|could|would have known|expected ~2 better|you|not
      mr|mister|miss|mrs|ms|king|queen|saint|little perfect|responsible|important|busy|know|big|wonderful|innocent|precious|holier|always|never|independent
      so-called
      rich|funny|cute|hilarious|adorable|hysterical coming|how|that from|you ~3
      that is ~1 rich|hilarious|cute|adorable|precious|funny|laughable|a ~1 $|coming|from
      ha ha|bloody
      haha ~2 you|good|sure|right|very|funny|nice|as|no
      lol ~2 you|good|sure|right|okay|nice|as|no|whatever|at
      blah blah
      do you want|need|expect me|us ~3 applaud|clap|medal|cry|hold|draw|hand|spell|write|sorry|explain|thank ~3
      do i|we have to|need ~2 explain|spell|draw|remind|teach|do|hold ~3
      let me spell|draw|explain|know|make|slow|use ~2 out|it|picture|slowly|when|small|simple|up|clear ~2 slow|simple|enough|down|care|grow|decide|wake|idiot|up
      spell it out
      maybe|perhaps|next|one time|day|next ~1 you ~1 will|can|could|should|might ~1 actually|bother|finally|learn|remember|read|grow|find|care|manage|try
      you would|might know|remember|notice|see ~1 if|that|this ~1 you ~3
      hard|difficult|tough|exhausting ~1 being|to|is ~1 you|it|a
      busy man|woman|guy|lady|schedule|life|with ~1 $
      busy ~2 social|important|life|schedule ~2 must|you
      your ~2 busy|important|precious|oh-so|social ~1 schedule|life|time|calendar|career|job|weekend|sleep
      if it is|was|were not too|!a ~2 much|inconvenient|hard|trouble|difficult|busy`,
  },
  {
    reason: 'hostile',
    patterns: `
      shove|stick|cram it|them|that|your ~2
      keep|keeps|shut ~1 mouth shut|closed
      mouth shut
      i am|was done being ~1
      did|do|doing|done ~2 to|just spite|hurt|punish|annoy me
      to spite|hurt|punish|annoy me
      you ~2 on purpose
      not one more|minute|dollar|cent|second ~1 extra|more
      you get nothing
      shut up|it|your|the !down|door|window|gate|heater|car|lid|water|garage|oven|stove|blinds|curtains|valve|trunk|laptop|when|off|back|front ~1 !down|door|window|gate|heater|car|lid|water
      fuck|screw|damn|eff you|off|your|this|yourself
      you ~2 damn|bloody|fucking|freaking|goddamn
      your damn|bloody|fucking|freaking|goddamn
      damn you|phone|thing|time|job|message|text
      piss|bugger|sod|buzz|back|f off
      kiss my|goodbye
      bite me
      screw you|this|over|that
      up yours
      go to hell
      go away|cry|jump|screw|fuck|kill|die|rot|drown|hang|choke|get
      get lost|stuffed|bent|out|off|away ~1 of|my|your ~1 my|life|face|house|back|high|ass|lazy|phone
      get|keep|take your|out|off|away|the ~2 act|shit|head|facts|life|ass|mouth|hands|nose|opinion|opinions|priorities|crap|hell|mouth|noses|fat|lazy|attitude ~1
      get out of my life|face|house|sight|business
      leave me|us alone|the|be
      stay away|out|off|in from|of|your|my ~2 me|us|my|business|life|it|house|lane|@kids|this
      mind your own|business
      none of your|ur business|concern|damn
      stop *ing ~1 everything|excuses|drama|victim|lies ~2
      ^ ~1 stop whining|complaining|crying|lying|acting|pretending|playing|texting|calling|harassing|bothering|blaming|nagging|bitching|stalking|talking|messaging|making|trying|telling|wasting|using|being|controlling
      quit whining|complaining|crying|lying|acting|pretending|playing|texting|calling|harassing|bothering|blaming|nagging|bitching|stalking|being|making|trying
      do not you|u dare|ever|even
      you dare
      do not ~1 dare|lecture|patronize|patronise|insult|threaten|flatter|test|tempt|mess|fuck|bullshit|preach
      do not ~1 even ~1 think|try|bother|start|look|talk|call|know|dare
      do not talk|speak|tell|text|contact|give|touch|put|be|get|try|act ~1 me|my|it|cute|smart|stupid|silly|ridiculous|dramatic ~3 again|ever|how|crap|attitude|shit|bs|excuses|anymore|lies|tone|nonsense|guilt
      do not be ~1 ~1 @badAdj|@badNoun|@badPerson
      never ~1 contact|speak|talk|text|call|write|come|touch|show|use|bring ~3 me|my|again|here|us|near ~2
      do your job|part|fucking|damn
      pay|hurry|grow|man|wise|suck up $
      pay up
      wake up ~2 you|already|and|!at|early
      answer me|the|your|my ~1 phone|damn|question|goddamn|now|already|text|fucking|texts|messages|right|once
      answer me
      figure|deal|sort with? it|yourself|that|out ~1 yourself|already|$
      ^ ~1 figure it out
      ^ ~1 deal with it $
      suck it up
      tough luck|shit|titty|crap
      too bad for|you|so|$
      not my|our problem|fault|job|concern ~1
      that is your|not ~1 problem|my|fault|issue|concern
      your problem|loss|funeral|issue|choice|fault|concern ~1
      i ~1 do not ~1 care ~1 what|how|about|if|who|when|why|where|for|anymore|one|you|!which|either|for ~1 you|your|it|about|the|a|any|think|say|$
      i ~1 could not|do care less|give
      do not give a
      who|nobody cares|asked ~1 $|you|what
      talk to my lawyer|hand|attorney|the
      what|why|who|where|how the hell|fuck|heck|f|devil|bloody|actual
      wtf
      wth
      stfu
      are|you you|are ~1 fucking|freaking|kidding|joking|shitting|serious|deaf|blind|for ~1 me|now|right|real|or|kidding|serious
      you ~1 kidding|joking me|right|$
      @be you|this ~2 serious|kidding|joke|joking|deaf|blind|real ~2 right|now|me|or|!about
      i am|we ~1 done|sick|tired|fed|over|through|finished|exhausted ~2 with|of|up|by ~3 you|your|arguing|this|dealing|fighting|cleaning|covering|babysitting|explaining|games|crap|excuses|begging|chasing|lies|shit|nonsense|being
      had|have|has enough of|with ~1 you|your|this|it
      enough is|of|already|with enough|your|this|you|$
      tired|sick of you|your|having|being|always|doing|cleaning|covering|chasing|hearing|the ~2
      i ~1 told you|u|so ~1 so|!that|about|yesterday|on
      like i said|care|give|told|need ~1 $|times|already|a|what
      for|in|what the last|love|name|hundredth|millionth|tenth|fucking|god ~2 time|god|fuck|world|christ|sake
      for gods|god's|god|fucks|fuck's|fuck|christ|christs|christ's|heavens|heaven's|crying sake|sakes|out
      jesus christ
      what part of ~5
      which|what part ~4 understand|no
      can you ~1 not? read|count|hear|shut|grow ~1 or|$|up
      read|check|open your|the|it ~1 fucking|damn|again|email|goddamn|eyes ~1 $|for|idiot|once|slowly
      i do not owe ~3
      you owe me|us ~2 !for|half|the|your|$|usd|\\d
      you are|were|will not ~2 welcome|invited|wanted|needed|allowed|coming|going|getting|seeing|taking|my|tell|boss ~1 !at|to|for
      not welcome ~2 here|in|my|at
      you ~1 do|will|can not ~2 get|tell|control|own|decide|dictate|boss|order ~1 to|me|my|what ~2
      i do not|never need|want|take|ask|answer|have ~1 your|orders|for|to ~1 opinion|advice|help|permission|you|from|approval|drama|lecture|input|sympathy|pity|ask|explain|answer ~2
      you wish
      dream on
      in your dreams
      over my dead|body
      hell no
      oh hell|no|fuck $
      no fucking|bloody|goddamn|freaking way|chance|idea`,
  },
]
