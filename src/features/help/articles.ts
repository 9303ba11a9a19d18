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

const articleOf = (messages: Messages, name: Name): Article => {
  const { title, lead, sections } = messages.articles[name]
  const written: Record<string, { title: () => string; text: () => string }> = sections
  return {
    name,
    title: title(),
    lead: lead(),
    sections: Object.entries(written).map(([id, section]) => ({ id, title: section.title(), text: section.text() })),
  }
}

export const articlesIn = (messages: Messages): Article[] => names.map((name) => articleOf(messages, name))

/** Returns undefined when there is no article of that name. */
export const articleNamed = (messages: Messages, requested: string): Article | undefined => {
  const name = names.find((known) => known === requested)
  return name && articleOf(messages, name)
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
