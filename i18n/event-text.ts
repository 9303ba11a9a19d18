import type { EntityEvents, EventKind } from '#contract/history/entity-events.ts'
import type { HistoryArea, HistoryTopic } from '#contract/history/history-query.ts'
import type { Namespaces, TranslationFunctions } from './i18n-types.ts'

/** The values that a sentence may name, formatted for whoever reads it. `was` is the earlier name of an item. */
type Params = { readonly actor: string; readonly amount: string; readonly item: string; readonly was: string }
type Sentence = (params: Params) => string

/** The sentences for one kind of entry, by who did it; the `Item` forms also name what it was about. */
type Sentences = {
  readonly name: Sentence
  readonly you?: Sentence
  readonly youItem?: Sentence
  readonly nameItem?: Sentence
}

type SentenceInputs = Partial<Params> & {
  /** The person who reads the sentence did it. */
  readonly you: boolean
  /** The sentence names its item where it has a form for that. */
  readonly named: boolean
}

/** A loaded dictionary answers every key with a function, so its own keys are asked first. */
const ownOf = <Value>(dictionary: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(dictionary, key) ? dictionary[key] : undefined

const sentenceOf = (sentences: Sentences, { you, named, ...params }: SentenceInputs): string => {
  const { actor = '', amount = '', item = '', was = '' } = params
  const form = you ? 'you' : 'name'
  const sentence = (named && ownOf(sentences, `${form}Item`)) || (ownOf(sentences, form) ?? sentences.name)
  return sentence({ actor, amount, item, was })
}

type EventDictionary = {
  [Name in Namespaces]: TranslationFunctions[Name] extends { events: Readonly<Record<string, Sentences>> }
    ? Name
    : never
}[Namespaces]
type KeyIn<Dictionary extends EventDictionary> = keyof TranslationFunctions[Dictionary]['events'] & string

/** An area's events, with a dictionary that must have each of their sentences. */
export type EventPart = { [Name in EventDictionary]: EntityEvents<Name, KeyIn<Name>> }[EventDictionary]
export type EventTexts = Pick<TranslationFunctions, EventDictionary>

type Known = { readonly part: EventPart; readonly kind: EventKind }

/** An entry by its kind and by what else selects its sentence. */
export type ToldEvent = {
  readonly kind: string
  /** Says how a payment was begun; `later` where it waits for its date. */
  readonly method: string | null
  /** The state that the entry led to; null where it led to none. */
  readonly to: string | null
}

const keyOf = ({ text }: EventKind, { method, to }: ToldEvent): string | undefined =>
  typeof text === 'string' ? text : (text[to ?? ''] ?? text[method ?? ''] ?? text.otherwise)

/** Turns entries of the record into sentences. Pages and reports share it, so a kind of entry is worded once. */
export const eventTextsOf = (parts: readonly EventPart[]) => {
  const known = new Map<string, Known>()
  for (const part of parts)
    for (const [name, kind] of Object.entries<EventKind>(part.kinds))
      known.set(`${part.entity}.${name}`, { part, kind })
  return {
    entitiesIn: (area: HistoryArea): string[] =>
      parts.flatMap(({ areas, entity }) => (areas.some((one) => one === area) ? entity : [])),
    /** Lists the kinds of one group; for null, those that have no line of their own because another entry tells them. */
    kindsIn: (topic: HistoryTopic | null): string[] =>
      [...known].flatMap(([kind, one]) => (one.kind.topic === topic ? kind : [])),
    /** Says whether a kind is only there for checks, so that nobody is shown it. */
    isProofOnly: (kind: string): boolean => known.get(kind)?.kind.proofOnly === true,
    kindOf: (kind: string): EventKind | undefined => known.get(kind)?.kind,
    /** Lists the dictionaries that hold the sentences for these kinds. */
    dictionariesOf: (kinds: readonly string[]): EventDictionary[] => [
      ...new Set(kinds.flatMap((kind) => known.get(kind)?.part.dictionary ?? [])),
    ],
    /** Writes one sentence. A kind that is not known has one too: somebody changed something. */
    textOf: (texts: EventTexts, event: ToldEvent, telling: SentenceInputs): string => {
      const found = known.get(event.kind)
      const key = found && keyOf(found.kind, event)
      const sentences: Readonly<Record<string, Sentences>> = found ? texts[found.part.dictionary].events : {}
      return sentenceOf((key && ownOf(sentences, key)) || texts.common.events.other, telling)
    },
  }
}
export type EventTable = ReturnType<typeof eventTextsOf>
