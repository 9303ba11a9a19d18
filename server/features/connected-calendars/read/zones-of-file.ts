import ICAL from 'ical.js'
import { offsetAt } from '#domain/time.ts'
import { dayMs } from '#domain/zone-clock.ts'

/** Tells whether the clocks of a zone are known by its name, which may be an offset. */
export function isKnownZone(name: string): boolean {
  if (/[+-]\d/.test(name)) return true
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

type Range = { readonly from: number; readonly until: number }

/** Clocks change no more often than this. */
const step = 7 * dayMs

/** The offset from UTC at noon of each week of the range; both in milliseconds. */
type Offsets = ReadonlyMap<number, number>

function offsetsIn(component: ICAL.Component, { from, until }: Range): Offsets {
  const zone = new ICAL.Timezone(component)
  const offsets = new Map<number, number>()
  for (let day = Math.floor(from / dayMs); day * dayMs < until; day += step / dayMs) {
    const noon = day * dayMs + dayMs / 2
    const offset = zone.utcOffset(ICAL.Time.fromJSDate(new Date(noon), true)) * 1000
    offsets.set(noon - offset, offset)
  }
  return offsets
}

const zoneWith = (offsets: Offsets): string | undefined =>
  Intl.supportedValuesOf('timeZone').find((zone) => [...offsets].every(([at, offset]) => offsetAt(at, zone) === offset))

/** Returns the name of a zone that a file defines and the one that we know it by. What cannot be read has none. */
function renaming(section: string, names: ReadonlySet<string>, range: Range): [string, string] | null {
  try {
    const component = new ICAL.Component(ICAL.parse(section))
    const name = String(component.getFirstPropertyValue('tzid'))
    const known = names.has(name) ? zoneWith(offsetsIn(component, range)) : undefined
    return known === undefined ? null : [name, known]
  } catch {
    return null
  }
}

/** Returns the text without line breaks within a line, so that each name stands in one piece. */
const unfolded = (text: string): string => text.replaceAll(/\r?\n[\t ]/g, '')

/**
 * Renames the zones of these names, which only the file knows, to those of the IANA database that show the same times in
 * the range: Windows gives its zones names in the language of its owner. A zone that has no definition in the file, or
 * no equal, keeps its name.
 */
export function withKnownZones(text: string, names: ReadonlySet<string>, range: Range): string {
  let whole = unfolded(text)
  for (const [section] of whole.matchAll(/^BEGIN:VTIMEZONE\r?$[\s\S]*?^END:VTIMEZONE\r?$/gm)) {
    const [name, known] = renaming(section, names, range) ?? []
    if (name !== undefined)
      whole = whole.replaceAll(`;TZID=${name}`, `;TZID=${known}`).replaceAll(`;TZID="${name}"`, `;TZID=${known}`)
  }
  return whole
}
