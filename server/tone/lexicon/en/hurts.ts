import type { Rules } from '../lexicon.ts'

/** Blame, absolutes, guilt, children between their parents, and accusations. */
export const hurts: readonly Rules[] = [
  {
    reason: 'absolute',
    unless: '@rolePraise',
    patterns: `
      you have? always|constantly|continually !can|said|told|be|call|ask|liked|wanted !here|there|by
      you ~1 have? never !know|mind|need|told|said|have|met|been|asked|answered|mentioned|got|received|saw|heard|opened
      you are|were always !there|here|in|by|on|around|so|his|her|their
      you are|were never !too|in|far|the|alone
      you have never|always ~1 !to|a|the|in|said|there
      why @aux you always|never
      why can|could|do not you ever|just|once
      why must|is|are|am you|it|everything|i ~3 always|never
      every single time ~6 you|your
      you ~6 every single time|day|week
      every time ~2 you|your ~6 late|forget|excuse|lie|fight|same|cancel|promise
      all|only you ever? do|did|care|think|want|know|talk ~2
      the|only one|thing you ~1 ~1 care|think|want|know|do|did|good ~2
      only care|think|want|love|worry|call|show|thing|person ~1 about|yourself|is|you ~1 yourself|money|you|image|about
      you only|just ~1 care|think|call|show|want|wanted|remember|see|love|do ~3
      not|never once have|did|do|has|in you|the|all|your|these ~1
      not once ~6 you
      you ~3 not even once
      for once in|be|do|think|try|act|you|put|show|just|please
      just for|this once ~2
      nothing you ~1 ever|do|say|did
      you ~2 nothing ~1 ever|for|but
      you keep|kept *ing !her|him|them
      always|same the|about|old|story|excuse|excuses ~2 same|you|with|excuse|excuses|story|lies
      same old ~2 you|story|excuse|excuses|lies|song|thing
      it is always|never|all ~1 about|your|you|me|someone|my|somebody|everyone
      everything is always|about|a|my|our|your ~2 you|fault|fight|problem|battle|me
      you|your ~6 as always|usual $
      ^ as always|usual you|your
      ^ typical
      since when do|did|are|have you
      ever again|once|even|think|thought|bother|occur|wonder ~2 you|to`,
  },
  {
    reason: 'blame',
    patterns: `
      made|make|making|makes ~1 it|everything|that|this ~1 about you|yourself
      your ~2 fault|doing !and
      you are|@be the only? ~1 reason|cause|problem|one ~2 why|that|for|here|who|she|he|they|we|i|the
      you ~1 ruined|ruin|ruins|destroyed|destroy|wrecked|broke|wreck|spoiled|spoil|sabotage|sabotaged|poisoned|tore|killed|stole ~3 @kids|us|me|it|everything|my|our|family|life|christmas|birthday|marriage|day|vacation|weekend|childhood|heart|trust|home|plans|night|everyone
      you ~1 messed|screwed|fucked ~3 up|over
      because|cause of ~1 you|your ~1 !call|good|kind|message|help|email|being|flexibility
      thanks to you|your ~3 late|miss|missed|lost|cry|crying|cried|failed|hate|hates|broke|ruined|drama|selfishness|mess|sick|again|stunt|lies|no|we|i|she|he|now|everyone
      look ~1 what you|your ~1 did|done|do|made|caused|have|turned|put
      see what you|happens ~1 did|done|do|have|when
      you did this|that ~2 me|us|@kids|yourself|to
      you caused|started all|this|it|everything
      you made|make|makes|making !sure|it|the|a|an|dinner|time|plans|arrangements|for|up|good|my|me|that|your ~2 cry|cries|crying|sick|late|wait|miss|feel|anxious|hate|suffer|afraid|scared|choose|nervous|hell|impossible|worse|hard|difficult|everything|miserable|upset
      you made me|my|this|it|everything ~2 cry|sick|hell|impossible|worse|hard|difficult|miserable|crazy|wait|look|feel|late|lose
      make|makes|making|made everything|this|my|our|it|life ~1 hell|impossible|miserable|about ~1
      you let|failed|fail|disappointed|disappoint ~1 @kids|us|me|everyone|her|at|as|again|another ~1
      you let ~2 down
      you wasted|waste|wasting ~3
      you chose|choose|picked|put|prioritize|prioritized ~4 over|before|first|ahead|instead|above
      you chose|wanted|made this|that|divorce|your ~1 leave|divorce|life|bed|choice
      you ~1 walked|ran|run|walk out|away|off
      you left|abandoned|abandon|deserted|dumped|ditched us|me|them|your|the ~1 @kids|family|us|alone|them|me|nothing|all|and|waiting|for|there|behind
      you gave up ~3
      you do|did not ~1 care|bother|lift|pay|even|appreciate|respect|consider ~1 ~1 !if|the|tuesday|for|to|at|on|me|want
      you ~1 not even
      not even ~2 call|bother|text|ask|try|care|look|say|birthday|remember|thank|apologize|show|notice|once ~3 you|your
      you could|can not be bothered
      could|can|cannot not be bothered
      not lift a finger
      you forgot|forget|missed|miss|cancelled|canceled|cancel|blew|bailed|skipped|ignored|late|dropped|flaked ~5 again|another|yet|as|like|always
      again you ~2 forgot|missed|did|are|were|late
      yet|once again you|your|late|i|we|the
      again and again
      over and over
      how many times must|have|do|will|should|did i|we ~3 have|tell|ask|told|asked|say|said|go|explain|remind|repeat|wait ~4
      ^ how many times $
      how many more times
      how hard is|can it|that
      is it ~2 hard|difficult|much to|for
      too much to ask
      is|was it|that|this ~1 too much for you ~2 $
      no excuse for|you|!needed
      no more excuses|lies
      another|more|your|always|full|same|stupid|making|make|these|enough ~1 excuse|excuses
      cause|causing|causes you? nothing|drama|problems|trouble|chaos ~1
      you are|were the|not|an|a ~2 reason|cause|problem|one ~1
      you ~2 problem here
      should|could have thought|told|asked|known ~2 before|that|about|better
      if you ~2 actually|bothered|listened|loved|half|cared ~2
      if you ~2 cared|loved|bothered|listened
      maybe if you|your ~5
      maybe you ~1 should|will ~1 try|think|spend|start|have|focus|stop|learn|show|pay|get|be|need
      maybe try|start|stop|spend|think|focus *ing|to|being|less
      try *ing ~1 ~1 once|instead|like|a|yourself|your|for|less
      instead of *ing ~2 all|always|yourself|around|on
      lucky i|you|that ~3 not|even|still|let|do
      your ~1 selfishness|neglect|laziness|stupidity|incompetence|ego|temper|drinking|cheating|lies|nonsense|games|crap|stunts|tantrum|tantrums|manipulation|bitterness|jealousy|immaturity|bs|antics|stunt|affair|mistress`,
  },
  {
    reason: 'guilt',
    patterns: `
      there is ~1 no ~1 room|place|space ~1 for you
      nobody|one will|would|even ~1 notice|notices|noticed ~3 you|your
      you ~1 are not ~1 in it
      miss|misses ~2 someone|somebody|anyone who
      flinch|flinches|flinched
      told ~1 @kids ~1 to tell|say
      hope|hoping ~1 you|your|it ~2 happy|proud|satisfied|pleased|worth|ashamed|sleep|feel|realize|know|enjoy|rot|choke !well|better|with|soon|and|in|there|at|too
      @be you ~1 happy|proud|satisfied|pleased now|with|of|yet|that
      happy now $
      you must ~1 be ~1 proud|happy|pleased|thrilled
      proud of yourself
      after all|everything that? ~1 i|we ~3 done|did|do|gave|sacrificed|been|put
      i ~1 gave|give|sacrificed|wasted|threw ~2 years|life|everything|youth|best|career ~2
      best years of my
      i do|have|pay|did everything ~3 you|alone|myself|while|here|and
      while you are|were|go|sit|play|party|lie|sleep|run ~5 vacation|beach|couch|bar|bed|girlfriend|boyfriend|fun|around|partying|drinking|dating
      must be nice|easy|great|fun|good|lovely $
      must be nice|easy|great|fun|good|lovely ~1 to|being|having|living|not ~4 no|not|sleep|never|free|money|time|all|so|nothing|do|just|without|out|responsible|responsibility
      must have been nice|hard|tough|exhausting|difficult|great for|to|having|living|at
      enjoy your|the ~2 life|freedom|girlfriend|boyfriend|family|party|vacation|trip|bachelor|weekend|night|time|money|house ~1 while|without|with|alone|!and|$
      hope it was|is worth
      was|is it|she|he worth it
      worth it ~3 you|your
      how ~1 do|can|could you ~1 sleep|live|look|face|do
      sleep at night
      live with yourself
      look at yourself|them|her|him in
      look ~3 in the mirror|eye|eyes|face
      @theKid ~3 cry|cried|cries|crying|heartbroken|devastated|sobbing|sad|upset|disappointed|hurt|suffering|suffer|anxious|waiting|waited|miss ~8 because|thanks|due|over of|to? you|your
      @theKid ~2 cried|cries|cry ~3 sleep|night|hours|all|for ~3 you|because|thanks
      @theKid ~3 waited|waiting|sat|sitting|stood|stared|looking ~3 hours|bag|steps|curb
      waited|waiting|sat|sitting|stood|looking ~3 window|door|porch ~6 never|not|nobody|hours|until|whole
      kept looking ~3 window|door
      cried himself|herself|themselves to
      cry|cries|cried|crying|sobbed|sobs every ~3 you|your
      broke|break|breaking|breaks|broken ~2 heart|hearts ~2
      @theKid will|is|are|may|can ~2 never|remember|hate|resent|know|blame|see|realize|find|grow|figure|learn|forgive|forget ~1 you|this|what|who|about|the|your|that|out|up ~3 you|your|did|is|are|really|truth|up|resenting|hating
      never forgive you|this
      will remember|know this|that|what|who|how ~2 you|your|when|is|did
      @theKid ~2 hate|hates|hated|resent|resents|fear|fears|despises you|your|being|going|visiting|it|coming ~2
      @theKid ~2 not|never ~3 want|wants|love|loves|like|likes|need|needs|miss|misses|trust|trusts|respect|respects|ask|asks|mention|recognize|know|call|care|notice|talk ~3 you|your ~2
      @theKid ~3 dread|dreads|terrified|scared|afraid|ashamed|embarrassed|sick|tired|nervous ~1 of|by|going|to|around|with|about ~1 you|your|see|go|be
      @theKid ~2 asked|asks|wonders|wondered|wants|knows|know|sees|see|told|tell|says|say|thinks|think|realized|starting ~2 why ~2 you|daddy|mommy|dad|mom|their|his|her
      @theKid ~2 knows|know|sees|see|notice|understands ~1 exactly|what|who|through ~1 you|kind ~1 are|really|your
      @theKid ~2 stopped|stop|quit asking|caring|believing|waiting|expecting|hoping ~3
      @theKid ~2 did|do|does not even ~2 miss|ask|notice|want|know|recognize|remember
      @theKid ~1 deserve|deserves|deserved better|more|a|someone|to|parents ~3
      poor @kid|thing ~1 ~1 has|have|thinks|still|waited|believes|actually|had ~3 you|your
      poor you
      your own ~1 @kid|flesh|blood ~2
      you ~3 your own ~1 @kid|flesh|blood|family|mother
      missing|missed|miss out on|your|another|her|his|their|every ~2 life|childhood|birthday|recital|again|game|whole|entire
      you ~1 missed|miss ~2 birthday|recital|everything|childhood|first|life|whole|another|graduation
      not surprised|surprising ~6 you|your
      always here|there when you
      i hope ~1 one|some day|someday ~2 you|your
      one day|someday|somebody ~3 @theKid|you ~2 understand|regret|realize|see|know|hate|alone|find|wake|thank
      wait|until|till|when|once they|she|he are|is|get|grows|grow ~2 older|old|up|adults`,
  },
  {
    reason: 'childBetween',
    patterns: `
      deleted|blocked|erased|removed ~1 your number|photos|pictures|name|contact
      @say ~1 @kids ~2 why|that|who|what|how ~2 you|your|daddy|mommy|we|dad|mom
      @say ~1 @kids ~2 the truth
      @say ~1 @kids everything|about|exactly ~2 you|your|everything
      you ~1 tell|explain|ask|look @kids|it|them ~2 why|that|yourself|what|how|to|in
      you ~1 can|will ~1 explain|tell @kids|it to|why ~3
      ^ ~1 tell|ask your ~1 dad|mom|father|mother|daddy|mommy ~3
      using|use|uses|used the|your|our|my ~1 @kids|her|him|them ~2 as|against|for|to|like ~2 pawn|pawns|weapon|weapons|messenger|leverage|spy|get|me|hurt|shield|tool
      use|using|uses her|him|them ~1 as|against|to ~2
      turn|turning|turned|turns ~3 against
      poison|poisoning|poisoned|brainwash|brainwashed|brainwashing|alienate|alienating @kids|my|our|the
      put|putting|putting|gets? @kids|her|him|them in|between the|us middle|!bed
      @theKid ~2 choose|chose|chooses|prefer|prefers|wants|want|rather ~1 me|stay|live|never ~2 me|here|without
      @theKid rather ~2
      loves|love|like|likes me|him|her more|better
      @theKid loves|love|like|likes|prefer|prefers me|him|her|my|@parent ~2 more|better|than`,
  },
  {
    reason: 'accusation',
    patterns: `
      you|your|i ~1 @be ~1 ~1 lying|liar|cheating|stealing|manipulating|manipulative|gaslighting|hiding|sneaking|bluffing|pretending|faking|scheming ~1 !in|on|down|awake|behind|low|the
      you ~1 lied|lie|lies|cheated|cheat|stole|steal|manipulate|manipulated|gaslight|twist|twisted|fake|faked|hid|hide ~1 !down|the|on|awake
      stop lying|gaslighting|manipulating
      lie|lies|lied|liar ~3 again|after|to|as|always|through|about ~3 you|your|me|us|face|teeth|everyone|judge|court
      all you ~2 lie|lies
      your ~2 lies
      believe|buy|fall|fell ~2 your|a|one|word|for ~2 lies|word|act|crap|you|say|excuse|excuses|it|story|for ~1 !a|the|in
      play|playing|plays|played ~1 victim|games|dumb|innocent|martyr|stupid|saint|house|happy|mind ~1 !with|at|on|in|and
      act|acting|pretend|pretending|acted|pretended ~2 like|innocent|victim|to ~1 nothing|care|victim|innocent|parent|father|mother|child|adult|idiot
      you ~1 pretend|act ~2
      manipulat*
      gaslight*
      mind games
      hiding|hide ~2 money|income|something|assets|truth
      you ~2 spend|spent|spending|blow|blew|waste ~4 on ~3 yourself|girlfriend|boyfriend|beer|booze|drinks|nails|hair|shoes|vacation|vacations|toys|cars|bar|alcohol|her|him|drugs|weed|clothes|parties|handbag|trip|trips|stuff
      money|support|check|payments ~4 on your|yourself ~2
      my money
      you|your ~3 broken|empty promises
      promise ~2 again|broken|never|means|worth
      your word|promise|promises is|are|means|mean ~2 nothing|worthless|worth|joke
      another|more|broken|empty promises|lie|lies|promise
      you ~1 overreact|overreacting|exaggerate|exaggerating|dramatic
      overreacting|overreact again|as|like|to
      drama with|again|you|from|is ~1
      no|another|enough|your|so|all|much this? ~1 drama
      you ~1 just ~1 want|wanted|looking|trying|love|like|need ~2 money|attention|control|fight|hurt|revenge|win|make|punish|get|argue|me|pick|start|drama|everyone
      you ~1 love|enjoy|live ~1 drama|fighting|playing|hurting|watching ~2
      you ~2 looking for|attention a|sympathy|pity|fight|attention
      attention seeking|whore|seeker
      you @be ~2 drunk|high|hungover|stoned !fever|temperature
      sober ~3 you
      you ~2 bottle|drinking|booze|drunk ~2 again|while|around|with|all
      care|cared|cares more about|for|than ~4
      more important ~3 than ~3 @kids|us|your|own
      never about @kids|them|us
      ulterior|whole story|!grain
      where|what|who|how ~1 @be|were you really|even|hiding
      busy ~3 girlfriend|boyfriend|partying|drinking|mistress|yourself|tinder|instagram
      too busy|drunk|hungover|lazy with|to|for ~3
      your|new ~1 girlfriend|boyfriend|mistress|fling|toy|side|whore|tinder ~1 first|important|more|matters|of|before|over|comes|piece|is ~1 !picking`,
  },
]
