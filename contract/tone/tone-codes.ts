/** Says how unkind a passage is read: an attack, something that hurts, something that belittles, something to worry about. */
export const toneKinds = ['aggressive', 'upsetting', 'demeaning', 'concerning'] as const
export type ToneKind = (typeof toneKinds)[number]

/** Lists the calmer ways. The dictionary `tone` has a sentence for each. */
export const toneAdvices = [
  'describeAct',
  'nameConcern',
  'sayPlainly',
  'leaveOut',
  'askPlainly',
  'lowerCase',
  'waitFirst',
  'stateStep',
  'askAlone',
  'proposeChange',
  'getHelp',
  'sayEffect',
  'oneOccasion',
  'leaveChildOut',
  'askFirst',
] as const
export type ToneAdvice = (typeof toneAdvices)[number]

type Meaning = { readonly kind: ToneKind; readonly advice: ToneAdvice }

/** Lists every reason why a passage is pointed out. The dictionary `tone` has a sentence for each. */
export const toneReasons = {
  insult: { kind: 'demeaning', advice: 'describeAct' },
  contempt: { kind: 'demeaning', advice: 'describeAct' },
  badParent: { kind: 'demeaning', advice: 'nameConcern' },
  comparison: { kind: 'demeaning', advice: 'nameConcern' },
  sarcasm: { kind: 'upsetting', advice: 'sayPlainly' },
  obscene: { kind: 'aggressive', advice: 'leaveOut' },
  hostile: { kind: 'aggressive', advice: 'askPlainly' },
  shouting: { kind: 'aggressive', advice: 'lowerCase' },
  threatOfHarm: { kind: 'concerning', advice: 'waitFirst' },
  threat: { kind: 'concerning', advice: 'stateStep' },
  threatOfCourt: { kind: 'concerning', advice: 'stateStep' },
  threatOfContact: { kind: 'concerning', advice: 'proposeChange' },
  watching: { kind: 'concerning', advice: 'askFirst' },
  selfHarm: { kind: 'concerning', advice: 'getHelp' },
  blame: { kind: 'upsetting', advice: 'sayEffect' },
  absolute: { kind: 'upsetting', advice: 'oneOccasion' },
  guilt: { kind: 'upsetting', advice: 'sayEffect' },
  childBetween: { kind: 'upsetting', advice: 'leaveChildOut' },
  wholeHostile: { kind: 'aggressive', advice: 'askPlainly' },
  wholeBelittling: { kind: 'demeaning', advice: 'describeAct' },
  wholeHurtful: { kind: 'upsetting', advice: 'sayEffect' },
  wholeThreatening: { kind: 'concerning', advice: 'askAlone' },
  accusation: { kind: 'upsetting', advice: 'askFirst' },
} as const satisfies Readonly<Record<string, Meaning>>
export type ToneReason = keyof typeof toneReasons
