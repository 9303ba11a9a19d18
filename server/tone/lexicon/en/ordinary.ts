/**
 * These words of the list of obscenities have a plain meaning in messages about children, food, illness, play and people,
 * or are too mild to point out.
 */
export const ordinary = `
  alligator gator bait bang bogan boon boong boody boob boche beaner bean beanbag beanbags booty bugger bule bung bunga burr bumblebee
  bum cheesehead chav chunky chink chug chugs cocky coons coon crap crapper crappy cracka cum cumquat kumquat dago dammit damnit damn dink dinks
  dipstick dix doggystyle dong doodoo dope dumb ero esqua faeces farty fatah fubar geez geezer gables gangsta gin glazeddonut gook gora
  goras greaser gringo gringos gub gypsies gypsy gypsys haji hajis hajj hapa hobo ho homo hoes honk hooker hookers hooters hori horis hussy idiot
  injun jap jig jigs jigger jiggy jeez juggalo koon kimchis lickme limey limy lubra mams masterblaster milf mocky mockie moron moslem munt
  nudger nookie nip nips nit panti pansies pansy peehole peepee perv pikey piker pimp pohm pom pommie poms poof poo poon poop pooper
  pooping porn pud pudd puke puss pussy quickie quim raper rearend redneck rednecks redskin redskins reefer retard retarded russki
  scallywag screwyou seppo shag shat shav sheeney sissy sixsixsix skum slave slavedriver sloper sloppy smut snowback sooty sooties spic spick
  spig spit spitter splittail spooge spreadeagle spunk spunky squaw squinty stringer stripclub stupid sucker swallow swallower swalow
  taff tang tarbaby tard teste thirdeye thirdleg threeway tinker tinkers tittie titties titty tortur toss tosser trailertrash transvestite triplex
  tuckahoe turnon twink twinkie twinkies uck ukrop usama vibr vomit wab waysted weenie weewee welcher welfare wetback whash whiz whop willie willies
  wimp wn wop wtf wuss yank yanks boonie boonies boony fu fuc kum hole holes nig nigh niggle niggled niggles niggling nigglings
  niggard niggardly coolie coolies jebus klan looser loser losers lowlife mulatto negro negroes popimp pocha pocho pochos payo polack pollock pollocks mau munch
  goy kaffir kafir kanake kwa macaca mzungu mockey mgger moky muff muffs orga pendy piefke pric rere sambo shylock shiksa slapper gyp gyped gypo gypp
  booby breastman bigass bigbutt bitchin bullcrap butchdyke diddle deego dego egg flange floo flydie fok forni fister fugly ginzo groid gummer
  hairyback hillbillies hillbilly horney ike insest ky lez lesbo lez libido livesex loverocket lugan lovebone magicwand mastabate mooky nittit
  noonan nignog ontherag paki pakis pee pi55 picaninny pindick poorwhitetrash rigger rimming scum shaggin skank skanky slut slutty schlong tramp
  squa skwa suckme vibrater virginbreaker whitey whities wigger wog wogs yid yids zipperhead cacker argie armo bohunk boonga brea5t chinaman choad clogwog cockfight cooly
  darky darkie darkies diaper exkwe eatme ikeymo fellatio gonorrehea hardon indon indons japie jewed jewess kigger kike kkk lebo lebos mofo nooky piky pisses
  pissing pissoff prairie raghead shhit shit-fit shite shitlist sodomy sootie stuinties tranny wank wanking sexed shortfuck
`
