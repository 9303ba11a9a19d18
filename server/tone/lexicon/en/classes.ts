/** English words by what they are. */
export const classes = {
  negators: 'not never nobody none neither nor without hardly no',
  copula: 'is was be been being',
  thinking:
    'think thinks thought say says said saying mean means meant believe believes call calling called suggest suggesting suggested imply implying claim claiming want',
  reporting: 'called calls calling says said say saying reads sings quotes quoted titled named',
  told: 'told wrote shouted yelled screamed texted',
  self: 'i me my myself we us',
  selfIs: 'am feel felt myself',
  apology: 'sorry apologize apologise apologies apology regret',
  addressed: 'you your yours yourself u',
  second: 'you your me now up',
  mentioned: 'word words swear swears swearing swore curse cursed cursing cuss cussing language lyrics spelled',
  be: 'am are is was were be been being',
  aux: 'do does did can could will would should have has had',
  kid: 'kid kids child children son sons daughter daughters boy boys girl girls baby babies she he they her him them',
  kids: 'kid kids child children son sons daughter daughters boy boys girl girls her him them',
  theKid: 'she he they kids children daughter son boys girls everyone everybody nobody',
  parent:
    'father mother dad mom mum mummy mommy daddy parent parents coparent papa mama husband wife ex grandmother grandfather stepmom stepdad',
  person: 'person man woman human being individual guy girl adult people boy kid child',
  kin: 'mother father mom dad mum family sister brother girlfriend boyfriend wife husband parents friends partner fiance lawyer attorney',
  law: 'judge court lawyer attorney police cops cps mediator solicitor gal',
  badPerson:
    'idiot idiots moron morons loser losers jerk deadbeat narcissist narc psycho psychopath sociopath scumbag scum imbecile lowlife nutjob dumbass dipshit jackass douche douchebag wanker tosser twat prick crybaby dimwit halfwit retard bum slob dirtbag sleazebag creep weasel sleaze airhead bimbo whore slut skank ho bitch bitches cow hag golddigger freeloader nutcase lunatic wimp clown pig',
  badNoun:
    'liar liars coward cheat cheater failure disgrace joke fool monster parasite leech drunk addict junkie snake rat witch brat bully hypocrite mess hoarder burden waste embarrassment disappointment stranger quitter manipulator abuser mooch psycho monster animal savage disease cancer sellout trash garbage freak nightmare child baby toddler teenager kid princess diva queen saint martyr victim tyrant dictator control nobody nothing zero visitor',
  badAdj:
    'stupid dumb lazy selfish pathetic useless worthless disgusting crazy insane mental ridiculous incompetent irresponsible immature childish petty bitter toxic evil cruel horrible terrible awful vile nasty rude dishonest manipulative controlling narcissistic delusional unstable unfit hopeless clueless ignorant arrogant spiteful vindictive jealous hysterical dramatic paranoid abusive heartless cold neglectful careless greedy fat ugly gross embarrassing unreliable inconsiderate thoughtless selfcentered selfabsorbed entitled lying cheating weak dense thick slow brainless spineless gutless worst insufferable unbearable impossible unhinged deranged bipolar psychotic demented pitiful sad incapable unfair mean lame laughable predictable lousy crappy hateful shameless bad hopeless sick twisted rotten miserable absent boring needy clingy demanding exhausting shallow cheap broke fake phony two-faced sneaky shady helpless forgetful oblivious stubborn unbelievable trashy filthy',
  badAlone:
    'pathetic worthless spineless brainless gutless selfcentered selfabsorbed deadbeat heartless despicable contemptible goodfornothing',
  meanAdj:
    'stupid dumb pathetic ridiculous so-called precious petty lame bullshit pitiful silly idiotic trashy pointless lousy sorry lazy selfish damn freaking goddamn worthless useless disgusting crappy cheap',
  rolePraise:
    'great good best love loved loving amazing wonderful thank thanks appreciate appreciated kind helpful welcome patient generous grateful sweet admire',
  ever: 'always never constantly continually',
  fault: 'fault doing mess choice problem mistake',
  say: 'tell telling told remind ask asking',
  lose: 'lose lost losing',
  /** Words that address the reader, also by the ending of a verb. */
  spokenTo: 'you your yours yourself u',
  /** Words of a sentence that is meant kindly, whatever else is in it. */
  warm: 'worries excited appreciate appreciated thankful grateful laughed laughing enjoyed likes team won passed celebrate yay fun funny cookies welcome loves congrats congratulations',
} as const
