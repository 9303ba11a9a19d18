type Named = { readonly zones: readonly string[]; readonly names: Readonly<Record<string, string>> }

/** An offset belongs to each name, so that the hour which a change of clocks repeats keeps two names. */
const named: readonly Named[] = [
  {
    zones: ['New_York', 'Detroit', 'Indiana/Indianapolis', 'Kentucky/Louisville'],
    names: { 'GMT-5': 'hora del este', 'GMT-4': 'hora de verano del este' },
  },
  {
    zones: ['Mexico_City', 'Monterrey', 'Merida', 'Bahia_Banderas', 'Chihuahua'],
    names: { 'GMT-6': 'hora del centro' },
  },
  {
    zones: ['Chicago', 'Matamoros', 'Ojinaga'],
    names: { 'GMT-6': 'hora del centro', 'GMT-5': 'hora de verano del centro' },
  },
  {
    zones: ['Denver', 'Boise', 'Ciudad_Juarez'],
    names: { 'GMT-7': 'hora de la montaña', 'GMT-6': 'hora de verano de la montaña' },
  },
  { zones: ['Phoenix'], names: { 'GMT-7': 'hora de la montaña' } },
  { zones: ['Mazatlan', 'Hermosillo'], names: { 'GMT-7': 'hora del Pacífico' } },
  {
    zones: ['Los_Angeles', 'Tijuana'],
    names: { 'GMT-8': 'hora del Pacífico', 'GMT-7': 'hora de verano del Pacífico' },
  },
  { zones: ['Cancun'], names: { 'GMT-5': 'hora del sureste' } },
]

/** Gives the Spanish name of a zone, where people say one; Intl knows only its offset. */
export const spanishZoneName = (zone: string, offset: string): string =>
  named.find(({ zones }) => zones.some((one) => zone === `America/${one}`))?.names[offset] ?? offset
