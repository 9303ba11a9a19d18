import { cuss } from 'cuss'
import type { Lexicon } from '../lexicon.ts'
import { classes } from './classes.ts'
import { hurts } from './hurts.ts'
import { insults } from './insults.ts'
import { ordinary } from './ordinary.ts'
import { readAs } from './read-as.ts'
import { scorn } from './scorn.ts'
import { senses } from './senses.ts'
import { shapes } from './shapes.ts'
import { sharp } from './sharp.ts'
import { threats } from './threats.ts'

export const english: Lexicon = {
  classes,
  senses,
  standIns: ['kid', 'parent', 'kin', 'law', 'badPerson', 'badAdj', 'badNoun', 'meanAdj'],
  readAs,
  common:
    'the an and or but of to in on at for with from is are was were be been am have had do does did will would can could should not i you he she it we they my your his her our their this that these those what when where who why how if because about all just please thanks tomorrow today will get up out back never always',
  rules: [...insults, ...hurts, ...scorn, ...shapes, ...sharp, ...threats],
  obscene: {
    rated: cuss,
    ordinary,
    certain:
      'fuck fucks fucked fucker fuckers fucking fuckin fukin fuk fck fcking fkn effing shit shits shitty shitshow bullshit bitch bitches asshole assholes arsehole arse cunt cunts dick dickhead prick bastard bastards wanker twat motherfucker motherfucking ass dumbass jackass slut whore douchebag douche goddamn stfu gtfo fml pissed piss 🖕',
  },
}
