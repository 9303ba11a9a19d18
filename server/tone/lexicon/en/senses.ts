/** English words by what they speak of. What is learned of one word of a sense holds a little for all others of it. */
export const senses = {
  you: 'you your yours yourself u ur',
  me: 'i me my mine myself',
  us: 'we us our ours together both',
  child: 'kid kids child children son sons daughter daughters boy boys girl girls baby babies toddler teen twins',
  third: 'he she him her his hers they them their',
  adult:
    'mother father mom dad mum mummy daddy papa mama grandma grandpa sister brother family parents aunt uncle cousin cousins folks',
  partner: 'girlfriend boyfriend wife husband fiance fiancee fling affair sidepiece hookup mistress lover tinder',
  praise:
    'great good best love loved lovely amazing wonderful proud hero legend star lucky kind patient sweet generous brilliant perfect awesome nice gorgeous beautiful well impressed terrific fantastic glad happy grateful favorite favourite thoughtful natural',
  thanks: 'thank thanks thankful appreciate appreciated grateful congrats congratulations bless welcome owe cheers ta',
  regret: 'sorry apologize apologise apologies apology forgive regret ashamed snapped overreacted mistake my-bad wrong',
  please: 'please could would can may mind maybe wondering possible okay ok if whenever suggest prefer rather',
  bring:
    'bring send sent drop pick pickup pack packed grab leave left swap switch trade return borrow deliver ship mail put hand',
  tell: 'tell told ask asked say said call called text texted email message let know remind heads-up confirm check answer reply',
  thing:
    'bag backpack jacket coat shoes boots cleats keys charger glasses bottle cup lunchbox toothbrush blanket bear toy toys bike helmet stroller car seat seatbelt phone ipad tablet book books uniform costume sweater hoodie socks gloves hat swimsuit towel pillow guitar violin laptop box package key umbrella diapers wipes',
  health:
    'fever cough rash doctor dentist nurse pediatrician hospital clinic er medicine meds tylenol ibuprofen inhaler antibiotic antibiotics allergy allergic asthma infection strep flu cold headache stomach vomit threw surgery stitches cast therapist therapy appointment vaccine prescription dose pills ear throat tooth teeth eczema insulin sick',
  school:
    'school teacher class homework test exam grade grades project essay math reading spelling science principal recital concert play practice field trip form permission slip conference kindergarten daycare preschool tutor camp bus report library graduation science fair',
  time: 'monday tuesday wednesday thursday friday saturday sunday weekend week tomorrow tonight morning afternoon evening noon today yesterday january february march april may june july august september october november december easter christmas thanksgiving halloween summer spring break holiday am pm hour hours minutes minute early late',
  money:
    'money pay paid owe bill bills receipt receipts invoice cost costs copay venmo zelle check rent insurance budget dollars bucks cents half split expense expenses reimburse refund deposit fee fees tuition account card bank support alimony cash',
  place:
    'house home place street road door driveway porch kitchen room bedroom garage yard park pool lake beach store airport church gym field office parking lot town city apartment',
  food: 'dinner lunch breakfast snack snacks pizza cake cookies pancakes waffles pasta chicken rice soup milk juice fruit apple apples strawberries ice cream candy food eat ate eating cooking baking bake',
  fun: 'game team soccer baseball basketball swim swimming dance ballet chess movie party birthday gift present presents lego minecraft fun lol haha laugh laughed giggled joke funny dog puppy cat kitten fish hamster bird turtle dinosaur unicorn princess christmas tree snow snowman ride bike',
  feeling:
    'sad tired scared worried nervous upset hurt lonely overwhelmed anxious stressed exhausted miss missed missing cry cried crying hard rough tough sick',
  fool: 'idiot stupid dumb moron fool clown brain brains brainless dense thick clueless iq slow spell grammar understand comprehend grasp basics basic simple concept explain crayons picture-book lecture',
  vile: 'pathetic disgusting disgust horrible awful vile trash garbage scum filth filthy rotten worthless useless pitiful sorry-excuse excuse joke loser coward cowardly spineless gutless sickening shameful despicable embarrassing embarrassment ridiculous laughable',
  selfish:
    'selfish selfishness ego yourself narcissist self-centered vain attention spoiled entitled greedy greed princess queen king throne',
  lazy: 'lazy couch unemployed job freeloader deadbeat leech mooch sponge nap naps sleep bum useless career work',
  lie: 'lie lies lying liar lied fake pretend pretending story stories excuse excuses act acting victim truth honest honestly believe cheat cheated cheater promise promises hypocrite sneaky trick manipulate manipulating',
  fail: 'fail failed failing failure ruin ruined ruining destroy destroyed destroying waste wasted wreck wrecked broke broken break mess messed screw screwed damage damaged poison poisoned worst worse lost lose losing never forgot forget forgotten',
  absent:
    'empty gone absent abandon abandoned left leaves leaving walked ditch ditched nobody nowhere without missed skipped waiting waited window seat chair show showed stranger replace replaced replacement vanish vanished disappear',
  shame:
    'ashamed shame embarrass embarrassed embarrassing laugh laughing laughs laughed laughingstock pity sorry feel mock everyone everybody whole entire neighbors friends behind talk talking knows noticed',
  order: 'shut stop quit get grow dare listen stay back off out away enough now move mind keep hands mouth face',
  rage: 'hell damn crap ass bullshit freaking sick hate hated hates despise loathe rot choke screw crap tired fed',
  harm: 'kill killed dead die dies dying death hurt bleed blood bones break knife gun shoot bullet burn fire smash hit punch slap crush bury buried grave funeral suffer pay regret sorry accident hospital teeth neck throat brakes',
  court:
    'court judge lawyer lawyers attorney custody sue police cops cop cps arrested jail prison restraining warrant evidence file filed filing motion hearing supervised visitation rights affidavit sheriff report reported caseworker bankrupt deport deported immigration',
  withhold:
    'never see again take taking took keep keeping away without move moving moved passport airport country disappear vanish locks changed blocked number forget goodbye contact until unless',
  watch:
    'know knows saw see seen watching watched follow followed following camera cameras tracker tracking gps photos pictures screenshots recording recorded recordings password passwords plates parked park window light lights outside drove alone night address',
  end: 'end life live living anymore goodbye rope pills bridge note letter tired done point reason alive funeral grave without better',
  compare: 'than better more real actual unlike like even other others compared instead finally than',
  person: 'man woman person human parent adult father mother grown guy people',
  reputation:
    'boss work job church everyone facebook post posted online family mother friends whole town neighbors school reputation hr',
  irony:
    'bravo congratulations applause award trophy medal wow clap genius hero saint oh sure surprise surprised shocker shocking shocked how lovely nice wonderful brilliant must imagine guess clearly apparently obviously of-course slow-clap standing-ovation einstein precious',
  always: 'always never every ever once again constantly anything everything nothing',
  blame: 'because fault blame guilt guilty caused cause reason thanks responsible did doing made started',
  negation: 'not no never nobody nothing none neither without hardly barely cannot',
  deny: 'fault blame against angry mad offense fighting attack criticize accusing judging mean hard-feelings offence worries problem wrong',
} as const
