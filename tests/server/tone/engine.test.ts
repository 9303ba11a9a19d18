import { expect, test } from 'vitest'
import { checkTone } from '#server/tone/check-tone.ts'

const found = (text: string, assumed: 'en' | 'es' = 'en') =>
  checkTone(text, assumed).map(({ start, end, reason }) => `${reason}: ${text.slice(start, end)}`)

test('an illness with strong words passes, and contempt for a person does not', () => {
  expect(found('Ana has a horrible headache and a terrible cough since lunch.')).toEqual([])
  expect(found('you are a horrible person')).not.toEqual([])
  expect(found('Le duele horrible la cabeza desde la comida.', 'es')).toEqual([])
  expect(found('eres una persona horrible', 'es')).not.toEqual([])
})

test('each passage is named by its place in the text', () => {
  const text = 'The bag is packed. You are such a liar! See you at 5.'
  const [first] = checkTone(text, 'en')
  expect([first?.start, text.slice(first?.start, first?.end)]).toEqual([19, 'You are such a liar'])
})

test.each([
  'I do not think you are a bad father',
  'Nobody said you are lazy',
  'I am such an idiot, I left the keys inside',
  'A boy on the bus called her a loser',
  'She told the teacher “you are an idiot” and has to apologise',
  'Sorry I said you were selfish',
  'She cried a little because she missed you',
  'Thanks to you he finally likes math',
])('what is denied, reported, quoted or said of oneself is not pointed out: %s', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  'No creo que seas mala madre',
  'Soy una tonta, dejé las llaves adentro',
  'Un niño en el camión le dijo idiota',
  'Perdón por decirte egoísta',
  'No es tu culpa que el camión se atrasara',
  'Cuando crezca quiere ser bombero',
])('the same holds in Spanish: %s', (text) => {
  expect(found(text, 'es')).toEqual([])
})

test.each([
  ['you never pay on time', 'absolute'],
  ['this is all your fault', 'blame'],
  ['father of the year, really', 'sarcasm'],
  ['I will kill you', 'threatOfHarm'],
  ['See you in court', 'threatOfCourt'],
  ['you will never see the kids again', 'threatOfContact'],
  ['I know where you live', 'watching'],
  ['I want to kill myself', 'selfHarm'],
  ['ANSWER YOUR PHONE NOW', 'shouting'],
  ['what the f*** is this', 'obscene'],
  ['shut up', 'hostile'],
  ['Siempre llegas tarde', 'absolute'],
  ['todo es tu culpa', 'blame'],
  ['te voy a matar', 'threatOfHarm'],
  ['nos vemos en el juzgado', 'threatOfCourt'],
  ['no vas a volver a ver a los niños', 'threatOfContact'],
  ['vete a la mierda', 'hostile'],
])('%s is found as %s', (text, reason) => {
  expect(checkTone(text, 'en').map((passage) => passage.reason)).toContain(reason)
})

test('one message may hold both languages, whichever is assumed', () => {
  const text = 'You are pathetic and everybody knows it. Nunca te importó, eres un egoísta.'
  for (const assumed of ['en', 'es'] as const) expect(checkTone(text, assumed).length).toBeGreaterThanOrEqual(2)
})

test('passages do not overlap and stand in their order', () => {
  const passages = checkTone('You always lie, you selfish liar, shut up, you never listen to anybody.', 'en')
  expect(passages.length).toBeGreaterThan(1)
  passages.reduce((before, { start, end }) => {
    expect(start).toBeGreaterThanOrEqual(before)
    expect(end).toBeGreaterThan(start)
    return end
  }, 0)
})
