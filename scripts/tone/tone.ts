// npm run tone -- train learns the weights of the tone engine from the corpus and the training sentences, and prints how
// it does on sentences that it has not seen. npm run tone -- measure en|es ORDINARY UNKIND counts what the engine points
// out in two lists of the corpus's form.
import { writeFileSync } from 'node:fs'
import { checkTone } from '#server/tone/check-tone.ts'
import type { Language } from '#server/tone/language.ts'
import { weightsFile } from '#server/tone/learned/weights.ts'
import { keptWeights } from './kept.ts'
import { marked } from './learn.ts'
import { readList, sentencesIn } from './sentences.ts'
import { figuresOf, scoredByOthers, thresholdsFor } from './thresholds.ts'

const usage = 'Usage: npm run tone -- train [en|es] | measure en|es ORDINARY.json UNKIND.json'
const languages: readonly Language[] = ['en', 'es']

const train = (language: Language): void => {
  const sentences = marked(sentencesIn(language), language).filter(({ units }) => units.length > 0)
  const scored = scoredByOthers(sentences)
  const thresholds = thresholdsFor(scored)
  for (const [source, all = []] of Object.entries(Object.groupBy(scored, ({ sentence }) => sentence.source))) {
    const { flagged, ordinary, found, unkind } = figuresOf(all, thresholds)
    console.log(`${language} ${source}: ${flagged} of ${ordinary} ordinary, ${found} of ${unkind} unkind`)
  }
  const content = keptWeights(language, sentences, thresholds)
  writeFileSync(weightsFile(language), `${JSON.stringify(content, null, 2)}\n`)
}

const measure = (language: Language, ordinary: string, unkind: string): void => {
  const count = (file: string, type: 'ordinary' | 'unkind') => {
    const list = readList(file, type, type)
    return `${list.filter(({ text }) => checkTone(text, language).length > 0).length} of ${list.length}`
  }
  console.log(`${language}: ${count(ordinary, 'ordinary')} ordinary sentences pointed out`)
  console.log(`${language}: ${count(unkind, 'unkind')} unkind sentences found`)
}

const [what, named, ordinary, unkind] = process.argv.slice(2)
const language = languages.find((one) => one === named)
if (what === 'train') for (const one of language ? [language] : languages) train(one)
else if (what === 'measure' && language && ordinary && unkind) measure(language, ordinary, unkind)
else {
  console.error(usage)
  process.exitCode = 1
}
