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

test.each([
  ['Everybody brought their father and she brought the dog', 'en'],
  ['My houseplants get more attention than you ever gave him', 'en'],
  ['Ni sus cumpleaños te sabes de memoria', 'es'],
  ['Hasta mis plantas reciben más atención de la que tú le diste', 'es'],
] as const)('a sentence without one bad word is read as a whole: %s', (text, language) => {
  const [passage] = checkTone(text, language)
  expect(passage?.reason).toMatch(/^whole(?:Hostile|Hurtful|Belittling|Threatening)$/)
  expect(text.slice(passage?.start, passage?.end)).toMatch(/^\S.*[\p{L}\p{N}]$/u)
})

test('one unkind sentence is found in a long message, and nothing else of it', () => {
  const before =
    'The appointment is on Tuesday at four and the card is in the blue folder. I packed his boots and the inhaler.'
  const after = 'Please confirm by Friday. The teacher wants both of us there, so I told her we would come.'
  const text = `${before} You are a pathetic excuse for a father and everyone knows it. ${after}`
  const passages = checkTone(text, 'en')
  expect(passages.length).toBeGreaterThan(0)
  for (const { start, end } of passages) {
    expect(start).toBeGreaterThan(before.length)
    expect(end).toBeLessThan(text.length - after.length)
  }
  expect(checkTone(`${before} ${after}`, 'en')).toEqual([])
})

test('the same text is read the same each time', () => {
  const text = 'My houseplants get more attention than you ever gave him'
  const first = checkTone(text, 'en')
  checkTone('Something else was checked in between, you liar.', 'en')
  expect(checkTone(text, 'en')).toEqual(first)
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
