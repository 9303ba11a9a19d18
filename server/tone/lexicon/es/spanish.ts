import { cuss } from 'cuss/es'
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

export const spanish: Lexicon = {
  classes,
  senses,
  standIns: ['kidNoun', 'parent', 'kin', 'law', 'badPerson', 'badAdj', 'badNoun', 'meanAdj', 'eres', 'haces', 'tuVerb'],
  readAs,
  common:
    'el la los las un una y o pero de del al en que por para con como se le les lo te tu tus mi mis su sus es son esta estan era eres estas fue hay ya muy mas si cuando donde quien porque yo ella ellos nos nunca siempre nada todo hoy manana ahora tambien gracias favor ni eso esto ese esa este',
  rules: [...insults, ...hurts, ...scorn, ...shapes, ...sharp, ...threats],
  obscene: {
    rated: cuss,
    ordinary,
    certain:
      'puta puto putas putos pendejo pendeja pendejos pendejas pendejada pendejadas mierda verga chingada chingado chingados chingadera chingaderas chingar chingas chingues chinga chingate chingatelo cabron cabrona cabrones culero culera ojete mamadas joder jodas jodete jodida jodido cagada hijueputa putiza putazo guevos carajo 🖕',
  },
}
