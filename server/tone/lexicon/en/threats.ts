import type { Rules } from '../lexicon.ts'

/** Threats, watching somebody, and despair. */
export const threats: readonly Rules[] = [
  {
    reason: 'threatOfHarm',
    patterns: `
      nobody|one|someone|somebody|people gets|get hurt
      accidents happen
      should|could have been you
      people|anyone who cross|crosses|crossed me
      with one eye open
      in an ambulance|hospital|coffin|bodybag
      i ~2 will|going|could|would|want|swear|might|gonna|should|hope|wish ~2 kill|hurt|beat|smash|break|burn|hunt|punch|slap|strangle|choke|stab|shoot|knock|crush|bury|destroy|ruin|end|hit|bash|murder|bitchslap ~1 you|your|his|her|him|them|every|that|face
      @be going|gonna to kill|hurt|beat|destroy|ruin|bury|crush|end|break|smash|murder you|your|him|her
      kill|kick|beat|knock|smack|slap|whip|break|smash|bash your|you|the ~1 ass|teeth|face|head|legs|neck|senseless|living|crap|out|up|down|jaw|nose|bones|arms|car|windows|upside|silly
      wish|hope|want|wished ~1 you ~2 die|dead|died|rot|suffer|crash|choke|burn|disappear|drown|hurt|cancer|accident|never|drop|gone|bleed|pain|lonely|alone|miserable|lose|fail|regret
      drop dead
      rot in
      burn in
      you @be|will|should ~1 ~1 dead|die|bleed|burn|suffer|hurt|rot|pay|killed !line|battery|tired
      better off ~1 dead
      watch your|you back|step|mouth|yourself|tongue|tone ~1
      you ~1 better watch|run|hide|pray|sleep|look|be ~1 your|back|out|careful|afraid|scared|fast|over|pray|with|yourself|$
      sleep with one
      blood on your
      i|someone|my|he|they ~1 have|has|own|own a gun|guns|knife|bat|shotgun|rifle|people|friends|brothers ~2
      my brothers|brother|boyfriend|friends|cousin|dad|uncle|husband ~2 will|are|is|would|wants ~2 pay|visit|find|teach|handle|deal|talk|fix|beat|love|coming|kick|hurt|to ~2 you
      teach you a|some|respect|what|how lesson|manners|respect|things
      come over|there|and ~2 make|teach|beat|kick|break|drag|show ~2 you
      hands on you|your
      put|lay ~1 hands|finger on ~1
      you ~1 will|are|is ~1 not ~2 live|survive|breathe|walk|wake`,
  },
  {
    reason: 'threat',
    patterns: `
      your ~1 boss|employer|girlfriend|boyfriend|wife|husband|parents|mother|landlord|work|pastor|church|colleagues ~1 might|may|would|should|will ~2 like|love|want|enjoy|know|hear|see|find
      do as|what i|you say|told ~1 or|and
      go ahead call|try|and|tell|take
      nobody will|would|is ~1 believe|believing you
      believe you over me
      you will|going|gonna ~2 regret|sorry|beg|wish|lose ~1 !that|the|for|half|him|her|on
      you will|going|gonna ~2 regret|suffer|beg
      you will|going|gonna ~2 pay for|dearly|big ~1 this|that|what|it|everything|time|!half
      you will ~1 be ~1 sorry
      you will see ~1 $|what|who|soon|when ~2 $|capable|happens|real|i|how|did|am
      you|they|she|he|everyone|somebody|live ~3 regret this|it|that|messing|crossing|ever|the|what ~2
      make you|sure ~3 regret|pay|suffer|sorry|hell|lose|miserable|beg|cry|know|never ~1
      make your life ~3
      make|turn your|life ~2 hell|miserable|nightmare|living
      just you wait|watch|try|see
      wait until|till|and ~1 i|you|see|they|everyone|the|my|she|he ~1 get|hear|hears|find|finds|see|tell|judge|judge|what|happens|lawyer|know|$
      be ~1 careful|afraid|warned ~1 what|who|$|because|or|with|very|how ~3 you|me|say|happens|do|or|$
      you|have|been|consider have|been|yourself|this ~2 warned|warning
      last|final|only|fair|first warning !light|lights|sign|shot|from|notice|about
      one more ~3 and i|you|we|then ~2
      last|final|only chance ~3 or|before|$|you
      or else
      or i|you will|swear|are|be ~2 come|make|tell|go|call|take|show|sorry|regret|lose|never|send|post|get|change|report ~3
      i swear to|i|you|if god|will|on|you ~6
      do not test|push|make|mess|fuck|cross|try|tempt|provoke|underestimate|screw me|with|my|us ~2
      do not make me ~3
      you ~1 do not want to know|see|find|mess|test|fight|go|try|make|push|cross|play|get|do|start ~3
      you have|know|got no|not|what ~1 idea|clue|what|know|i ~2 what|who|am|i|capable ~2 capable|i|am|dealing|do|coming|messing|have
      do not know who|what|how ~2 dealing|messing|capable|coming|far|i|can
      not know what i
      what i am|can|could capable|do|will ~1 of|to|do
      try|push|test|watch|bet|cross me $|and|one
      try me
      i ~1 will|can|am|going|could|would|might|to ~3 ruin|destroy|end|expose|bury|crush|finish|humiliate|bankrupt|report|embarrass ~1 you|your|everything|what|this
      i will ~1 tell|show|post|send|make|let|inform|call ~2 everyone|everybody|world|boss|facebook|judge|employer|work|family|church|neighbors|parents|public|immigration|ice|internet|wife|husband|kids|children ~3 you|your|what|truth|who|really|$
      everyone|everybody|world|boss|people|whole|judge|they|family|kids|school|town will|is|are|going|should|deserves ~2 know|find|hear|see|learn ~3 you|your|truth|out|what|about|who
      call ~1 immigration|ice|cps|dcfs|authorities ~2 you|your|on|and|if
      immigration|ice ~4 you|your|would|might|interested|know|visit|call
      call|calling ~1 cops|police|cps|dcfs|social ~2 on|you|services ~2 you|if|again|next
      if you do not ~9 regret|sorry|never|police|cops|cps|lose|hell|pay|consequences|else|expose|jail|arrested|custody|see|ruin|watch|trouble|everyone
      if you|he|she ~6 i will ~2 kill|hurt|regret|ruin|destroy|expose|report|make|never|end|take|tell|call ~2 you|your|sure|everyone|police|cps|cops|away|everything|judge|custody
      if you ~8 you will|can|are ~2 regret|sorry|lose|pay|never|forget|done|out|alone|not ~1
      next time ~6 you|i ~1 will|am|swear|going|not ~3 sorry|regret|police|lawyer|call|there|bother|leave|lock|locks|take|judge|hear
      i ~1 will not be nice|responsible|easy|kind|quiet|silent|patient
      consequences|consequence ~4 you|your|$|this
      payback|revenge|karma|karmas ~4
      what goes around
      you ~1 have ~1 coming|everything
      get|getting|got what|whats|exactly ~1 you|is|coming ~1 deserve|deserves|deserved|coming|to|you
      you ~2 deserve everything|what|whatever|it|this|to ~3
      hell to pay
      going|go down you|with|for|!to
      taking|take|bring you ~1 down
      burn ~2 to the|!ground
      come|coming for|after you|your|everything
      watch what happens
      watch what you
      see what happens|i
      this is not|far over|finished|done|from ~2 $|by|between
      not over until|yet|$
      i will ~1 remember this|that
      i ~1 will|do not ~1 forget|forgive this|that|what|you ~2
      game on
      bring it on
      you started this|it
      it is|means|this war
      war|fight you want|!for
      do not say i did
      you asked for it
      change|changing ~1 locks`,
  },
  {
    reason: 'threatOfCourt',
    patterns: `
      see|meet you|u in|at|before court|judge !on|at|for|next|tomorrow|monday|tuesday|wednesday|thursday|friday
      drag|haul|take|taking|bring|put|pull you|your|u ~1 ~1 to|in|through|back|into ~2 court|judge|jail|cleaners|prison|hell|mud
      take|taking you for|to|back ~1 ~1 everything|all|court|every|cleaners
      you ~3 hear|hearing|contacted from|by my|our|the ~1 @law
      my|the|our @law ~1 will|is|are|would|can|going|would ~3 destroy|bury|have|love|eat|see|hear|know|tear|crush|laugh|make|enjoy|take|ruin|show|decide|find|deal|strip|want|rip|finish|going|loves|hates|interested|be ~4 you|your|this|that|how|about|fun|field|what|who|interested|apart|alive|all|to|happy
      @law ~3 hear|hears|see|sees|know|knows|find|finds|interested|love|thrilled|about ~4 you|your|this|messages|text|texts|everything|that|what
      tell it|that|this to the|my|a|your @law
      explain|tell that|this|it|yourself|why|him|!my ~2 to|the ~1 @law
      let|lets|have the|a|my|your @law decide|see|know|handle|hear|deal|explain|sort ~3 you|your|what|if|who|this|how|$|fit
      save it for|your ~1 @law|court
      tell your|the ~1 lawyer|attorney ~5
      you ~1 will|are|going|gonna|could|can ~3 lose|losing|lost ~3 custody|everything|kids|them|house|her|him|rights|shirt|all|case|@kids|job|daughter|son
      lose|lost|losing|take|taking|stripped ~2 custody|rights ~3 you|!hearing
      i ~1 will|am|going|can|want|plan|could|get|getting|filing ~4 full|sole|primary ~1 custody|!time
      full|sole custody ~4 you|regret|see|then|watch|if|$
      you ~6 full|sole custody
      enough ~2 evidence|proof|messages|screenshots|texts ~3 you|judge|court|take|bury|custody|prove
      screenshot|screenshots|evidence|documenting|recording|recorded|proof|record ~3 judge|court|against ~2 you|$
      using|use this|that|it|these|every|all|your ~2 against you
      against you in|and|at ~1
      good luck ~2 in? court|judge|!at
      judge ~2 going|will|is|not|would ~2 love|hear|believe|happy|think|like|care|going
      contempt|perjury|jail|arrested|prison|deported|warrant ~6 you|your|ass
      you ~6 jail|arrested|prison|deported|contempt|handcuffs|cuffs|bars
      have you ~2 arrested|jailed|deported|evicted|committed|fired|charged|investigated|removed`,
  },
  {
    reason: 'threatOfContact',
    patterns: `
      you|they|she|he get|gets ~2 passport|passports|back ~1 when|if|after|once ~1 i|you
      you ~2 never ~3 see|hold|touch ~1 ~1 @kids|kids|again ~1 !again|until|before|today|tonight|tomorrow|friday
      you ~1 will|are|shall|would never|not ~2 see|seeing|get|getting|have|having|touch|hold|talk ~2 @kids
      never see ~3 again|$|@kids|your
      last time you|the ~2 see|saw|will|hold|get|ever|spend ~3
      say|saying|kiss your|goodbye|bye ~2 goodbye|to|bye|@kids
      i ~1 will|am|can|could|might|going|to|would|just|plan ~3 take|taking|keep|keeping|move|moving|leave|hide|grab|disappear|remove ~1 @kids|the|them|my|away|with|our|back ~2 away|from|for|forever|good|far|permanently|without ~3 you|good|forever|never|state|country|will|not|from|mexico|across
      take|taking|keep|keeping|takes|get|hide|move ~1 @kids ~2 away|from|far ~1 you|$|from
      @kids ~1 will|are|is|would not ~2 be|going|come|coming|go|see|seeing|visit|spend|staying|sleep|sleeping ~4 you|your|house|anymore|weekend|place|ever|again|there ~1
      you can|will|may forget ~1 about|your|the|seeing|it|next|this|summer|christmas|any ~4
      forget about|seeing ~2 weekend|seeing|christmas|the|your|vacation|summer|it|kids|@kids|having ~2
      no pay|money|support|check|payment|cash no|then ~1 see|kids|visit|visits|weekend|play|visitation|time|pick
      no money|check|support ~1 no
      you ~3 see|seeing|get|getting|have|talk ~3 until|unless|when|if ~1 you|i|the|!he|she ~2 pay|paid|say|decide|money|apologize|sign|learn|behave|show|agree|beg|feel|want|grow
      until|unless you ~2 pay|apologize|sign|beg|behave|agree|send ~3 see|seeing|no|not|never|kids|them|her|him
      not|never bringing|bring|sending|send|letting|let|giving|give|dropping ~1 @kids|you ~1 back|to|anymore|near|go|see|come|have|anywhere ~2 !school|early|until|today|tomorrow
      i ~1 decide|choose|say|control ~1 when|if|who|whether ~1 you
      i ~1 will ~2 move|moving|relocate|disappear ~6 never|find|without|you|tell
      will|would never|not ~1 find us|her|him|them|me`,
  },
  {
    reason: 'watching',
    patterns: `
      i ~1 know where you|your|she|he|they ~2 live|lives|work|works|park|were|are|is|sleep|sleeps|go|been|boyfriend|girlfriend|mother|hide
      i ~1 know|see|saw what|who exactly? you ~2 did|doing|with|sleeping
      i ~1 am|was|have|been|will|be ~2 watching|following|tracking|monitoring|stalking ~1 you|your|every|closely|how
      watching you|your|every
      following|tracking|followed|tracked|track you|your ~2
      drove|drive|driving|parked|sat|walk|walked|sitting ~1 past|by|outside|near|across|around ~1 your
      i saw|see|seen you|your ~3 last|with|car|out|at|night|him|her|online|instagram|posts|pictures|photos ~3 him|her|night|who|last|someone|guy|man|woman|bar|house|active|so|and|having
      who was|is|were that|the|he|she|you ~1 ~1 man|guy|woman|car|with|in|at|sleeping|girl|staying ~2 !doctor|teacher|nurse|dentist|class|school|phone
      who @be you|he|she ~1 with|seeing|sleeping|dating|texting|fucking|out|talking ~2 last|night|now|him|her|to|$
      whose car|truck|jacket|shirt|voice|shoes ~4
      kids|they|she|he|son|daughter tell|tells|told|reports me|report everything|what|all|who|about ~2 you|your|that|happens|at|do|goes|sleep|!school
      eyes|people|friends everywhere|watching|on|keep|tell ~1 you|an|me|$|your
      read|reading|checked|hacked ~1 your ~1 phone|email|messages|location|instagram|account|bank
      you can not|never hide|escape|run|get ~2 from|me|away|forever|$|rid
      can run|hide but
      will ~1 find you|out|u ~2 wherever|and|no|$|matter|anywhere|what|where|you`,
  },
  {
    reason: 'selfHarm',
    patterns: `
      kill myself
      killing myself
      hurt|harm|cut|hang|shoot|hurting|cutting|harming myself !on|cooking|shaving|at|playing|while
      end|ending|take|taking|ended my own? ~1 life
      end it|everything all|tonight|today|now|for
      i ~3 not want|wish|need to ~1 live|wake|exist|go|alive|be ~2 anymore|any|on|here|up|alive|$
      do not want to live|exist
      i ~2 wish|want|should|could|would|might ~3 dead|die|died|disappear|born|suicide ~1 $|and|then|than|so|if
      better off without me
      better off|if dead|gone|i ~2 $|gone|dead|anyway|for|were|was
      no reason|point to|in|living|going ~1 live|living|go|on|be|alive
      nothing left|else to ~1 live|lose
      can not go|do|take ~1 on|it|this|living|life ~1 anymore|any|much|like|longer
      i ~2 suicidal|suicide
      you will ~1 be ~1 happy|sorry|free|find|better when|if|once|me ~1 i ~2 dead|gone|die|here|around
      when|if i am|were|was dead|gone ~4`,
  },
]
