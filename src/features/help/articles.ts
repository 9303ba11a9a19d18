import type { TranslationFunctions } from '#i18n/i18n-types.ts'

type Messages = TranslationFunctions['help']

/** Articles are listed in this order; the name is part of the address, `/help/expenses`. */
const names = [
  ...(['start', 'expenses', 'splits', 'receipts', 'disputes', 'private'] as const),
  ...(['payments', 'paymentAccount', 'transfers', 'scheduled', 'activity', 'support'] as const),
  ...(['record', 'professionals', 'notices', 'account', 'trouble'] as const),
]
type Name = (typeof names)[number]

export type Article = {
  readonly name: Name
  readonly title: string
  readonly lead: string
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[]
}

/** These articles are about bank transfers alone. */
const ofTransfers: readonly Name[] = ['paymentAccount', 'transfers', 'scheduled']

/** Lists the articles for a country with or without bank transfers. */
const namesFor = (transfers: boolean): Name[] => names.filter((name) => transfers || !ofTransfers.includes(name))

type Section = {
  readonly title: () => string
  readonly text: () => string
  /** Replaces the text where bank transfers are not offered. */
  readonly byHand?: () => string
}

const articleOf = (messages: Messages, name: Name, transfers: boolean): Article => {
  const { title, lead, sections } = messages.articles[name]
  const written: Record<string, Section> = sections
  return {
    name,
    title: title(),
    lead: lead(),
    sections: Object.entries(written).map(([id, { title: heading, text, byHand }]) => ({
      id,
      title: heading(),
      text: !transfers && byHand ? byHand() : text(),
    })),
  }
}

export const articlesIn = (messages: Messages, transfers: boolean): Article[] =>
  namesFor(transfers).map((name) => articleOf(messages, name, transfers))

/** Returns undefined when there is no article of that name. */
export const articleNamed = (messages: Messages, requested: string, transfers: boolean): Article | undefined => {
  const name = namesFor(transfers).find((known) => known === requested)
  return name && articleOf(messages, name, transfers)
}

/** Removes accents and case, so that "segun" finds "según". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the articles that contain every typed word, anywhere. */
export const searched = (articles: readonly Article[], typed: string): Article[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return articles.filter(({ title, lead, sections }) => {
    const text = plain([title, lead, ...sections.flatMap((section) => [section.title, section.text])].join(' '))
    return words.every((word) => text.includes(word))
  })
}
