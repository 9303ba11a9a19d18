import type { Locale } from '#contract/locale.ts'
import type { Namespaces, Translations } from '#i18n/i18n-types.ts'
import { takeEarly } from '#src/api/early-answers.ts'

/** Every page needs these texts, so they come in one file. */
export const everywhere = ['errors', 'shell'] as const
type Everywhere = (typeof everywhere)[number]
type Base = Omit<Translations, Exclude<Namespaces, Everywhere>>

/** The build writes the dictionaries into files of this folder; without a build they are modules. */
const folder: string | undefined = import.meta.env.DICTIONARIES

async function read<Dictionary>(name: string): Promise<Dictionary> {
  const address = `${folder}/${name}.json`
  const early = await takeEarly(address, null)
  const response = early?.ok ? early : await fetch(address)
  if (!response.ok) throw new Error(`dictionary ${name}: ${response.status}`)
  return response.json()
}

const modules = () => import('#i18n/i18n-util.async.ts')

/** Loads the texts of one area in one language. */
export const loadArea = async <Area extends Namespaces>(locale: Locale, area: Area): Promise<Translations[Area]> =>
  folder ? read(`${locale}/${area}`) : (await modules()).importNamespaceAsync(locale, area)

/** Loads the texts that every page needs. */
export async function loadBase(locale: Locale): Promise<Base> {
  if (folder) return read(locale)
  const { importLocaleAsync, importNamespaceAsync } = await modules()
  const [base, errors, shell] = await Promise.all([
    importLocaleAsync(locale),
    importNamespaceAsync(locale, 'errors'),
    importNamespaceAsync(locale, 'shell'),
  ])
  return { ...base, errors, shell }
}
