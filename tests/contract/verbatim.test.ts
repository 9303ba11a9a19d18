import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Texts that people typed arrive under these names. A text of the dictionary is called, so it is not mistaken for one. */
const typed = 'note|notes|reason|reference|description|body|subject|preview|expenseName'
const value = `(?:[\\w?]+\\.)+(?:${typed})|reason|subject|preview|expenseName`

/** An element whose only content is what somebody typed. */
const alone = new RegExp(`<([\\w.]+)(?:\\s[^<>]*)?>\\s*\\{(?:${value})\\}\\s*</`, 'g')
/** A fact, or a title, that is what somebody typed. */
const handedOver = new RegExp(`\\bvalue: (?:${value}) ?[,}]|\\btitle=\\{(?:${value})\\}(?!\\s*named)`, 'g')

const leavesAlone = new Set(['Verbatim', 'Quote'])

/** Returns the places at which a typed text is shown to a page translator. */
const shownIn = (source: string): string[] => [
  ...[...source.matchAll(alone)].filter(([, tag = '']) => !leavesAlone.has(tag)).map(([place]) => place),
  ...[...source.matchAll(handedOver)].map(([place]) => place),
]

describe('what people typed is never translated by a machine', () => {
  test.each([
    '<chakra.p color="fg.2">{item.description}</chakra.p>',
    '<Body>{message.body}</Body>',
    '<td>{line.note}</td>',
    'items={[{ term: facts.note(), value: item.note }]}',
    '<Row title={message.subject} secondary={from} />',
  ])('the rule finds %s', (source) => expect(shownIn(source)).toHaveLength(1))

  test.each([
    '<Verbatim>{item.note}</Verbatim>',
    '<Quote>{item.reason}</Quote>',
    '<p>{messages.note()}</p>',
    '<Row title={message.subject} named secondary={from} />',
  ])('the rule allows %s', (source) => expect(shownIn(source)).toEqual([]))

  const files = globSync('src/{app,features}/**/*.tsx').filter((file) => !file.includes('/dev/'))
  test.each(files)('%s', (file) => expect(shownIn(readFileSync(file, 'utf8'))).toEqual([]))
})

test('one component marks it, and a printed sheet as a whole', () => {
  const marking = globSync('src/{app,features,ui}/**/*.tsx').filter(
    (file) => !file.includes('/dev/') && /translate="no"/.test(readFileSync(file, 'utf8')),
  )
  expect(marking.toSorted()).toEqual(['src/app/shared/print/print-pages.tsx', 'src/ui/data/verbatim.tsx'])
})
