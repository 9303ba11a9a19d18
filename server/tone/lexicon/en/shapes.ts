import type { Rules } from '../lexicon.ts'

/** Sentences that cut by their shape: politeness that belittles, favours thrown back, threats that name nothing. */
export const shapes: readonly Rules[] = [
  {
    reason: 'contempt',
    patterns: `
      ^ even a|an|the|my|our ~4 better|faster|more|longer|nicer|harder ~4 than ~1 you
      sooner|rather ~8 than ~3 you $
      not ~2 trust you ~8 let alone
      been|be|is|was ~1 beyond you
      what|how would|do|could|can|will you ~1 know|understand|care ~1 about|of ~2
      you of all people
      person|someone|somebody|man|woman|anyone|last with your history|record|past|reputation|temper
      in your head|mind|world|version ~2 sense|true|real|logical|works
      you still|really|just do not ~1 get|understand|see|learn|grasp it|this|that|a|anything ~1 $|do
      and ~2 you never will
      the sad|saddest|worst|pathetic|funny part|thing is ~2 you|your
      not take this ~1 ~1 wrong ~1 but ~8
      what you call a|your|parenting|work|cooking|love|help ~6
      leave the thinking|parenting|talking|math|rest to|for
      let the adults|grownups|grown-ups|parents ~3
      confused|confuse|mistake|mistook *ing|being ~2 with|for ~1 being|*ing
      your|the ~1 talent|gift|knack for *ing
      one of your ~1 many ~3
      everything|anything you touch|say|do|start ~2 turns|ends|goes|becomes|breaks|falls
      you could not keep ~3 goldfish|plant|cactus|hamster|alive|job
      compared with|to you ~6
      you are not a ~2 you are a
      a special sort|kind|type|breed of
      like a ~1 teenager|toddler|child|adolescent|frat ~4 parent|and|live|dress
      stopped|quit|given|gave ~1 expecting|hoping|up|believing ~4 from|of|in|on you
      outgrown you
      house trained|broken
      better kitchen|house|room|car ~2 than you|yours
      so|very|with little going on
      reading|math|counting|thinking|spelling ~2 still|clearly|obviously ~1 a? challenge|problem|hard|difficult
      you are ~1 cautionary|walking|living ~1 tale|proof|warning|disaster|joke|example
      was|were ~1 mediocre|average|lousy|lukewarm ~1 wife|husband|partner|lover|dad|mom|father|mother
      never ~1 came|come with ~2 backbone|spine|brain|conscience
      absolute|complete|total|utter fool|disgrace|clown|joke|waste|failure|moron|child|disaster ~1 $`,
  },
  {
    reason: 'guilt',
    patterns: `
      if it was|were|had not ~1 for you
      this|that is how you ~1 repay|thank|reward|treat me|us
      what|why ~3 i ~1 ever ~1 did|do|done to deserve
      i gave you ~9 and you ~1 threw|handed|gave|left|walked|burned|spent|wasted
      stood up for you
      you broke ~4 left me|us ~3
      missing|miss|missed your absence
      did|does not ~1 live|have to see ~2 what|who you
      @theKid ~3 how long ~4 stay|be|has|have
      drew|draw|drawn their own conclusions
      ask yourself who|which|why|what|if|whether|how ~3
      while you were|are *ing ~5 i|we was|am|were|sat|held *ing|with|holding|alone
      you never ~1 loved|wanted|chose|looked|thought|bothered|tried ~1 us|them|back|him|her|$
      not love|want|need us at all
      stopped setting|saving|keeping|packing|leaving ~1 plate|seat|place|bag|chair ~2
      stopped packing his|her|their
      somebody|someone else ~1 $
      your|his|her seat|chair was|is empty
      throws|throw|tears|rips them|it|your ~2 unopened|away|out|up
      turned|turn into ~1 $
      everybody|everyone was ~4 but|except you
      easier than ~2 truth about you
      house|home|here is ~2 peaceful|quiet|happy ~6 since|when|started|left`,
  },
  {
    reason: 'hostile',
    patterns: `
      who|what gave|gives|made you the|any? ~1 right|idea|permission
      you do not get a|to|any vote|say|opinion|decide|choose|pick|tell|judge|lecture|complain|play
      save the|your|that speech|breath|tears|act|drama|lecture|sermon|apology|theatrics
      not interested|listening in|to your|anything you
      butt out
      on|get a leash
      drop the ~1 act|attitude|drama
      for the tenth|hundredth|millionth|umpteenth|thousandth time
      what is ~1 matter with you
      that|this tone with me
      who leaves|does|lets|forgets|gives|says|sends a|that|their|something ~6
      do you ~1 enjoy|like|love making|hurting|wasting|watching|being ~3
      waste|wasted|wasting my ~2 saturday|sunday|day|weekend|afternoon|evening|morning|time|life
      hide|hiding behind your|a|the
      had|have the face|nerve|gall|cheek to
      you had one thing|job|task
      like|as you are|were ~1 doing me|us ~1 favor|favour
      stunt|trick|number ~1 you pulled|pull
      i ~1 stopped listening ~3 you|your|years|ago|long
      i will|do not say please
      you make every ~3 into|about|a ~1
      face to|and ~1 ask|demand|show|complain
      your nonsense|novels|sermons|speeches|monologues|essays
      one of your novels|speeches|sermons|essays|rants|moods
      you people
      whole circus
      you hear|read me
      so help me ~6
      facts straight`,
  },
  {
    reason: 'threat',
    patterns: `
      think ~2 hard|carefully|twice before|about ~3 you
      think very|long ~1 hard|carefully
      be a ~2 shame|pity if
      be a ~2 shame|pity for you|your
      i stop being ~1 nice|reasonable|patient|polite|friendly|quiet
      going|gonna|will to? ~1 all? come out ~1 $|in|about
      you will not|never like what ~3
      you made me do
      nothing left? to lose
      very|be careful how|what|who you ~1 talk|say|speak|mess|bring|do|threaten
      near a|any|my|these|those|your ~1 child|kids|children|kid ~1 $|again
      i would hate for|if|to see your|you|something ~8
      never|not has|have|need to see|know|find ~2 what|who|about ~6
      i know all your
      not a|one hour|minute|second|day earlier|sooner|before ~2
      until|when i see the|your|a transfer|money|check|payment|cash
      @kids|he|she|they ~1 already? knows|know what to tell|say ~8
      written|writing|writing|noting|documenting down? ~1 everything|every you|time|minute|thing ~1
      another|one more line|page|entry|exhibit in|for ~3
      let us see how you ~1 enjoy|like|cope|manage|explain|do|feel
      lose touch with
      leave this|the town|city|country|state ~2 believe|trust|or
      through a straw
      will know it was|is because
      nobody|no one behind|left ~1 it|there|here $
      remember ~1 you made|forced|pushed me
      passport ~6 keep|away|gone|leave|need
      by the time i ~1 finished|done
      show your|the neighbors|boss|friends|family|kids what|who you ~2 are
      what you ~1 really are $
      anonymous letter|call|tip|report
      if you ~3 hug|love|call|talk ~6 not need to come`,
  },
]
