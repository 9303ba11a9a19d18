import { formatInstant, fromEpoch, instantOf, wallOf } from '#domain/time.ts'

// Compares every half hour of 2026 in each zone with Intl and prints the differences as JSON. It runs in its own
// process, because the host's zone is fixed when a process starts.

const halfHour = 1_800_000
const [start, end] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)]
const zones = ['America/New_York', 'Europe/London', 'Australia/Sydney', 'America/Tijuana', 'America/Mexico_City']

/** Uses Intl as the oracle, because it shares no arithmetic with the tested code. */
function oracle(zone: string): (epoch: number) => string {
  const two = '2-digit'
  const format = new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    timeZone: zone,
  })
  return (epoch) => format.format(epoch).replace(' ', 'T')
}

function wrongIn(zone: string): string[] {
  const wrong: string[] = []
  const expectedWall = oracle(zone)
  const firstOf = new Map<string, string>()
  for (let epoch = start; epoch < end; epoch += halfHour) {
    const [instant, wall] = [fromEpoch(epoch), expectedWall(epoch)]
    if (wallOf(instant, zone) !== wall) wrong.push(`${zone} shows ${wallOf(instant, zone)} at ${instant}`)
    const written = formatInstant(instant, zone, 'en-GB', 'short')
    if (!written.includes(`, ${wall.slice(11)} `)) wrong.push(`${zone} writes ${written} at ${instant}`)
    if (!firstOf.has(wall)) firstOf.set(wall, instant)
  }
  return [...wrong, ...wrongReadings(zone, firstOf)]
}

/**
 * Checks every wall time of the year: it maps to the first instant that shows it, or to an hour later where the clocks
 * skip it.
 */
function wrongReadings(zone: string, firstOf: Map<string, string>): string[] {
  const wrong: string[] = []
  for (let epoch = start + 86_400_000; epoch < end - 86_400_000; epoch += halfHour) {
    const wall = fromEpoch(epoch).slice(0, 16)
    const meant = firstOf.get(wall) ?? firstOf.get(fromEpoch(epoch + 2 * halfHour).slice(0, 16))
    if (instantOf(wall, zone) !== meant) wrong.push(`${zone} reads ${wall} as ${instantOf(wall, zone)}`)
  }
  return wrong
}

process.stdout.write(JSON.stringify({ host: process.env.TZ, wrong: zones.flatMap(wrongIn) }))
