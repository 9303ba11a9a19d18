import { type Tone, tones } from '#src/theme/palette.ts'

export const toneNames = Object.keys(tones) as readonly Tone[]
