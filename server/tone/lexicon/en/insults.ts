import type { Rules } from '../lexicon.ts'

/** Names, contempt, and doubts of somebody as a parent. */
export const insults: readonly Rules[] = [
  {
    reason: 'insult',
    patterns: `
      @badPerson !me
      @badAlone
      you @be ~3 @badNoun !of|care|seat|food|bottle|shower|sitter|clothes|room|support|and
      you @be ~2 being? ~1 @badAdj !to|for|about|busy|traffic|ly|cough|cold|time|week|day|headache|luck|news|enough
      your a|an|such|so|just|being ~2 @badAdj|@badNoun
      are you ~1 stupid|dumb|crazy|insane|deaf|blind|retarded|mental|high|drunk|brainless|delusional
      you|your ~1 stupid|lazy|selfish|crazy|lying|fat|ugly|evil|cheating|useless|pathetic|worthless|miserable|bitter|disgusting ~1 @person|@parent|cow|thing|witch|liar|piece|pig
      your @kin @be ~3 @badAdj|@badNoun
      your @kin @be ~2 @badPerson
      what a|an ~2 @badNoun|@badPerson you
      what a|an ~2 @badNoun|@badPerson $
      such a|an ~2 liar|coward|failure|disgrace|hypocrite|child|baby|brat|bully|victim|martyr|drama|joke|fool|monster|mess
      piece of shit|crap|work|garbage|trash
      waste of space|oxygen|air|breath
      good for nothing
      poor|sad|sorry|pathetic|pitiful|lousy excuse for|of
      drama queen
      mama|mommy|mummy|momma boy
      control freak
      gold digger
      pain in the|my ass|neck|butt|arse
      out of your mind|head|tree
      lost your mind
      sick|wrong|soft in|up the|there head
      something|screw|screws wrong|loose with|in you|your
      you ~1 need help|therapy|meds|medication|psychiatrist|shrink !with|from|on
      need your head
      take|took|off|on ~1 your meds|pills|medication !at|with|before|after|today|tonight
      you ~2 low|lowest of? a? point|low $
      you ~2 have|has|got no ~1 shame|heart|spine|soul|brain|brains|conscience|class|life|backbone|balls|guts|dignity|morals|clue
      you @be|will ~2 nothing
      you ~3 nothing but|without|to
      you @be not even worth|human
      you @be not worth ~1 my|the|a
      you are ~2 disgrace|embarrassment|insult|shame to
      does|do not have a brain
      brain|brains of a
      common sense ~4 you|your
      you ~4 common sense`,
  },
  {
    reason: 'contempt',
    patterns: `
      waste|wasting|wasted my|your breath|time on|with|explaining ~1
      thick|head|your skull|head ~1
      not ~1 strong ~1 suit|point
      you|your ~4 thinking ~2 strong|forte
      the|some|nerve nerve|of to|you
      you ~1 have|had|got the|some|a|such ~2 nerve|gall|audacity|cheek
      the nerve|gall|audacity
      not strain|hurt|exhaust|overwork|tire yourself
      should feel guilty|ashamed|embarrassed|bad
      a babysitter|stranger|dog|monkey|toddler|parrot|goldfish ~6 than you
      scrape|scraped|scrapes ~6 shoe
      off|under|of my shoe
      how will you ~1 survive|cope|manage
      your @meanAdj !hat|pills|back ~1 @kin|excuse|excuses|rule|rules|game|games|drama|job|opinion|opinions|plan|plans|text|texts|message|messages|email|emails|advice|car|house|apartment|life|feelings|idea|ideas|schedule|story|stories|lies|phone|money|hobby|friends|new|little|behavior|behaviour|self|ass|face|demands|calendar|list|attitude|apology|decisions|parenting|promises|career
      your little girlfriend|boyfriend|friend|friends|game|games|tantrum|tantrums|drama|plan|stunt|act|lawyer|fantasy|world|show|speech|lecture|life|rules|scheme|hobby|trips|vacation|feelings|performance|job|list
      @be|so|how|this|just|truly|really|absolutely|quite|honestly|beyond pathetic|laughable|pitiful|despicable|contemptible
      you disgust|sicken|repulse me|us|everyone
      you make|makes|made me ~1 sick|nauseous|puke|vomit|gag|cringe|laugh|ill
      can not|barely stand ~2 you|your
      i ~2 hate|hated|despise|loathe|detest you|your
      hate|hates you|your
      what @be wrong with you
      what ~2 @be your problem|deal|issue
      who ~1 do you think you are
      who the|do hell|fuck|you ~1 you think
      how dare you
      how could you ~2 be|do|say|let|forget|not|even|leave|treat
      how can|could you ~1 ~1 @be ~1 so|that|such|this
      how ~1 stupid|dumb|selfish|lazy|hard|low|dense|blind|desperate can|could|do|@be|is you|it|anyone|someone
      you think you ~1 @be|have|own|know|can|get ~1 better|above|special|smart|important|everything|perfect|funny|tough|god|clever|entitled|a|an|such|so|the
      you think you can just
      you think the|everyone|everything|that|it is|the|world ~3 about|around|owes|revolves|you
      world|everything does|do|is|not ~1 revolve|about around|you
      you ~1 really think ~1 i|anyone|anybody|nobody|people|you|that
      do you ~1 even|honestly|actually think|believe|care|know|hear|listen|have|remember !we|about|there|where|when|if
      do you really ~1 think|believe|care i|anyone|anybody|you|nobody|people|that|about ~4
      do you even
      you ~1 do not ~1 deserve !this|that|to
      you do not ~1 ~1 matter|count|belong
      you ~1 should|ought to? be ~1 ashamed|embarrassed
      shame on you
      ashamed of you|yourself
      do|did|does|can not even ~3 decency|courage|balls|guts|respect|spine
      you ~3 decency|courage|guts|backbone to
      i|we ~1 pity you|your|whoever|anyone|that
      i ~2 feel|felt sorry|bad for you|your|whoever|anyone
      you mean|meant|are|were nothing to
      you @be dead to
      beneath me|contempt
      full of it|crap|shit|yourself|lies|bs
      you would not know|understand ~6
      you do not ~1 know|understand|get the|how|what|anything|shit|a|first ~1 first|to|it|thing|about|means|takes|parenting|being
      you have no ~1 idea|clue|business|respect|concept|shame
      can not|never|barely|could even ~1 take|take|keep|manage|handle|remember|do|be|make|get|read|pack|feed|figure|spell|hold|pick|show|tell ~2 care|yourself|single|simple|one|simplest|basic|bothered|calendar|job|clock|time|right
      you can not even
      @be you even capable|able|listening|trying|a|her|his|their
      @be you ~1 capable of ~2 thinking|caring|being|doing|anything
      everyone|everybody|people|nobody|town|school|friends ~2 knows|thinks|says|know|laugh|laughs|laughing ~1 you|your|what|about|through|at|right ~1 are|is|kind|a|you
      nobody|no one|one likes|wants|believes|respects|trusts|misses|missed|needs|asked|invited|loves|cares|cared|takes|listens|expects|would ~3 you|your
      even your own? @kin|kids|daughter|son|children
      someone|somebody like you
      people like you
      your kind
      as if you|your ~1 care|cared|ever|matter
      i|we|she|he|they ~2 deserve|deserves|deserved ~1 better ~2 than|from you
      deserve|deserves better
      you always were|was|been
      you|your ~2 typical
      typical you|of|move|behavior|behaviour|man|woman ~1 you?
      ^ typical $
      biggest|worst|dumbest|greatest mistake|regret|decision|thing ~4 you|life|marry|marrying|married|meeting|happened
      wish|wished i|we|you had|would|could|never|were ~1 never|not|gone|disappear|dead|away
      should have never|left|listened|not ~1 married|had|met|trusted|you
      never should have ~1 married|had|met|trusted|let
      i ~2 see|saw|know|knew|understand why ~6 left|leave|divorced|fired|cheated|alone|you
      no wonder ~6 you|your ~2
      no wonder nobody|everyone|everybody ~6
      you ~1 can not do|get|manage anything|nothing|one|a|it ~1 right|thing
      ever do anything|something right
      not ~2 smart|bright|intelligent|man|woman|brave|mature|grown|adult enough
      you ~1 lack ~3
      too stupid|dumb|lazy|selfish|busy|important|proud|good|drunk|cheap|weak|thick|immature to|for|of ~3
      ^ grow up
      ^ just|please|try|maybe|oh|god|and grow up
      you ~2 grow up $
      grow a|some pair|spine|up|backbone
      man up
      act your age
      get a|some life|grip|clue|real|help|job
      ^ ~1 get over it|yourself
      you ~2 get over it|yourself
      use your brain|head|eyes
      learn how? to ~1 read|parent|be|tell|cook|drive|listen|spell|count|use|take|manage|share|communicate|behave|grow|be
      embarrassing|embarrass|embarrassed yourself|by you`,
  },
  {
    reason: 'badParent',
    patterns: `
      horrible|terrible|awful|bad|lousy|useless|unfit|crappy|shitty|shit|selfish|lazy|pathetic|worst|absent|rotten|failed|neglectful|careless|negligent|incompetent|irresponsible|toxic|abusive|lame|sorry ~1 @parent !teacher|in|day
      worst ~2 @parent
      you @be|were|was not ~2 @parent|fit|man|capable|worthy|even
      you ~2 never|not @be|were|was ~2 @parent
      you ~1 call yourself
      what|which kind|sort|type of ~1 @parent|man|woman|person|monster|human
      act|behave|be|acting|try like|being|to|a ~1 ~1 @parent|adult|grown|man|woman|human
      @be a ~1 real|actual|proper|decent|better @parent|man|woman|person|adult
      real @parent ~2 would|does|do|is|are|pay|pays|puts|would|show|shows
      good|decent|real|normal|loving|better @parent ~2 would|does|do|is|never|not|puts|knows|cares|shows|calls
      you ~1 were never ~4
      weekend|parttime|part-time|disney|disneyland|holiday|fun|facebook|instagram @parent
      part time @parent|job
      sperm donor
      just|only|nothing|glorified ~2 babysitter|wallet|donor|paycheck|visitor|atm|stranger
      not fit to|for|as
      unfit to? ~3
      not safe with you
      can not|could trust|leave|rely|count|depend|believe ~1 ~1 you|anything|word
      do not trust you|your
      never|not ~1 trust|rely|believe ~2 you|your
      you can not be trusted|counted|relied
      you ~3 neglect|neglected|neglecting|abandon|abandoned|damage|damaging|damaged|ruining|traumatized|traumatizing|messing|screwing|screwed|scarring|destroying|hurting|failing|failed|endanger|endangering|spoil ~2 @kids|us|me|as|them|family|up|childhood|at
      parenting ~2 joke|skills|failure|style|disaster|nonexistent
      your ~1 parenting|neglect
      you do not ~2 parent|raise|care|love|want|deserve|know|even ~2 @kids|about
      forgot|forget|remember|realize|aware|know ~1 you ~1 have|had|has a|kids|children|two|three|your|son|daughter
      put|putting|puts|think|thinking|thought|care|cares|love ~2 yourself`,
  },
  {
    reason: 'comparison',
    patterns: `
      better|more|nicer|kinder @parent|man|woman|of|parenting|person ~3 than you|your|ever
      better than you
      more of a @parent|man|woman ~4
      better ~2 without|when|since you|your
      happier|calmer|fine|easier|quieter|peaceful|safer|better|relaxed|good|great|nicer|lighter ~3 without|since|when|now|after|away|at ~2 you|your ~1 left|gone|not|here|away|out|are|you
      without you ~2 around|here|in|at|there|anyway
      just|exactly like your @parent|@kin
      like your @parent|brother|sister $
      turning|turn|turned into your @parent
      end up like you|your
      unlike you|some|yours
      some of us ~2 have|work|actually|care|pay|got|are|do|need
      some people ~2 actually|have|work|care|never|just|should|do|can|put
      at least i|he|she|someone|mark|my ~1 ~1 show|shows|care|cares|know|knows|am|is|try|tries|actually|do|does|have|has|pay|can|remember|pick|was|did|feed
      replaced|replace|replacing you|your @kin|!card
      already|now|even call|calls|calling him|her|my ~2 @parent
      your new @parent|family|life ~3 !year
      like a ~2 child|baby|toddler|teenager|brat|dog|maniac|fool|slave|maid|servant|idiot|psycho|crazy|spoiled|kindergartner|two|five|three|animal`,
  },
]
