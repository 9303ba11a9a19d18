import type { Rules } from '../lexicon.ts'

/** What belittles somebody without a bad word, by the shape of the sentence. */
export const scorn: readonly Rules[] = [
  {
    reason: 'contempt',
    patterns: `
      you have the ~2 span|brain|brains|memory|maturity|manners|patience|charm|discipline of
      more|better ~1 sense|brains|manners|backbone|class|heart|spine|judgment|taste|discipline than you
      small|simple|short|easy|little words ~2 so|for|that
      even you|someone|somebody ~2 can|could|should|may|might|will ~1 understand|follow|manage|grasp|figure|handle
      slowly|simply enough for you
      do you need|want ~3 map|manual|diagram|instructions|translator|drawing|babysitter
      are you always|ever|naturally|just ~1 this|that|so ~1 stupid|slow|dense|late|difficult
      only you ~2 could|would|manage ~1 lose|forget|ruin|break|mess|screw|fail|make|turn|miss
      is|was there a|one ~1 single ~1 thing ~2 you
      is|was there anything|something ~2 you ~1 not|ever ~1 fail|ruin|break|forget|lose|mess|screw|complain|destroy|spoil
      name one|a thing|time|day ~1 you
      bare minimum
      your @kin raised|taught|spoiled you
      where|how you were raised
      you call that|this|it|yourself parenting|helping|love|clean|care|dinner|work|effort|trying|fair|responsible|sorry|cooking|raising|help|cleaning|reliable|mature|coparenting
      must be ~2 easy|nice|great|lovely|exhausting|wonderful ~1 to|being|having ~1 you|no|nothing
      i|we ~1 can|could not ~1 stand|bear|stomach|tolerate ~4 you|your
      the sight|sound|thought of you|your
      every|each word|thing|sentence ~6 lie|lies|joke|garbage|nonsense
      nothing but|except lies|excuses|trouble|problems|drama|pain|misery|grief|talk|disappointment|disappointments
      all talk
      not even your own ~4
      word|promise|promises is|are|was not worth ~3
      impossible|pointless|useless|hopeless|exhausting to ~1 talk|deal|reason|work|argue|speak|communicate|live|coparent with|to you
      take|takes|taking after ~3 not you
      nothing|not ~1 like you $
      @be you not ~1 ashamed|embarrassed|tired|sick ~2
      you wonder why ~6
      when|if|whenever it suits you
      give|giving|teach|teaching me|us ~1 lessons|lectures
      so much|all that ~1 talk|bragging|promises and ~6
      do not bother ~1 coming|showing|calling|asking|replying|answering|trying|explaining
      more trouble|drama than ~3
      might|may as well not ~1 have|exist|come|show|bother ~3
      you think ~2 gift|present|card|trip|text|call|apology|toy|dinner ~1 makes|fixes|erases|changes|will ~4
      only|biggest|real mistake|problem|child|liar here|in ~3 you
      what ~2 make|made|come|came up ~1 this time
      i|we|nobody|she|he|they ~1 did|do|does|will not|never ~1 ask|asked|need|want|care|value ~2 your ~1 opinion|opinions|advice|thoughts|input|lecture|lectures|comments|views|judgment
      your ~1 opinion|opinions|advice|feelings|thoughts|apology ~1 @be|do|does|means|mean ~2 not|nothing|worthless|zero|noted|worth|irrelevant|useless
      keep your ~2 opinion|opinions|advice|thoughts|comments|lectures|lies|excuses|apology|apologies|sympathy
      i pity the|whoever|any|every|anyone|your ~1
      do not flatter yourself
      who ~2 would|could ever ~1 want|love|live|stand|believe|trust|miss|hire|date ~3 you
      what did|was i|we|she|he ~1 ever? ~1 see|saw|thinking ~2 you|marrying|when
      wasted|lost|threw ~4 years|life|youth|twenties|thirties ~3 you
      relieved|glad|thankful|happier ~1 when|that|once|since you ~2 left|gone|moved|walked|out`,
  },
  {
    reason: 'comparison',
    patterns: `
      call|calls|calling ~2 dad|daddy|mom|mommy now
      learned|learnt|learns|gets|got ~5 from the best
      taught|teach|teaching ~4 how? to ~1 lie|cheat|steal|hate|quit|disrespect|manipulate
      more|better|harder|smarter|faster|longer ~6 than you ever|do|did|will $|in|all|combined|ever
      so much better|happier|calmer before ~3 you|your
      was|were better|fine|happy|happier|okay|calm before ~2 you|your
      @kids ~2 deserve|deserves|need|needs someone|somebody ~2 who|that`,
  },
  {
    reason: 'badParent',
    patterns: `
      you were|are not|never ~1 there|here|around when|for ~4 born|sick|needed|hospital|birthday|surgery|graduation|them|us|her|him
      at least ~4 one ~1 decent|good|real|responsible|sane|normal|stable|loving|caring parent|adult
      one ~1 decent|responsible|sane|real|reliable|stable parent|adult
      you ~2 bad|terrible|lousy|awful|poor|useless|worthless ~1 husband|wife|partner|spouse|influence
      you owe ~3 an|her|him|them ~1 apology|apologies
      when was the last time you ~2 even|actually|ever|played|helped|called|fed|bathed|cooked|cared|asked
      you could|can|do|did not ~1 even? ~1 put|stop|leave ~3 phone|beer|bar|tinder ~2
      what kind|sort|type of parent|father|mother|dad|mom|person ~1 *s ~3
      only|just a dad|father|mom|mother|parent when|if|on ~3
      wonder|question|doubt if|whether you ~2 love|loved|care|cared|want|wanted ~3
      did you ever ~1 love|loved|care ~3
      know|see|understand|learn|realize|discover who|what you ~2 really|truly are ~1`,
  },
  {
    reason: 'blame',
    patterns: `
      you have ~1 ruined|destroyed|wrecked|spoiled|sabotaged|poisoned ~1 every|each|everything|another|all|any|our|my|this|her|his|their`,
  },
  {
    reason: 'threat',
    patterns: `
      you ~1 better pray|hope ~1 i|nobody|no|they|she|he ~4
      try to stop|fight me ~4
      i will take everything|all ~1 you ~1 have|own|got
      you will|going ~2 end|wind up ~1 without|alone ~3
      see how far|that ~1 you|gets ~2 get|you
      i ~1 can|could|will|only ~1 make|need ~1 one|a|single ~2 call and ~4
      your visits|visitation|weekends|time|career|access|custody ~2 over|done|finished|history|numbered
      who would|will ~1 love|like|gladly ~2 pay|visit|break|teach you|your
      pay|paying you ~1 visit
      if|when you ~1 tell|say|talk|breathe ~5 lose|regret|sorry|else`,
  },
  {
    reason: 'watching',
    patterns: `
      cameras|camera|tracker|gps|spyware|recorder|detective|investigator ~3 know|see|saw ~2 you|your|who|everything
      went|looked|been|gone through|into your phone|messages|texts|emails|email|things|bag|drawers|mail|purse|computer|trash|accounts|account|laptop|wallet`,
  },
  {
    reason: 'childBetween',
    patterns: `
      why do not you tell|explain ~6
      @kids|she|he ~1 cry|cries|cried|screams|shakes|hides ~1 every|when|before|whenever ~8 to|with|at you|your
      ask|tell mom|dad|mommy|daddy|mama|papa why ~3
      tell|ask ~2 your father|mother|dad|mom ~6 reason|fault|ruined|broke|lied|liar|hate|hates|blame
      @kids|he|she ~1 told|tells|said|says ~3 wish|wishes|wished ~2 you ~2 not|gone|dead`,
  },
]
