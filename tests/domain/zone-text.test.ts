import { describe, expect, test } from 'vitest'
import { zoneText } from '#domain/zone-text.ts'

describe('a zone is named as people say it, with its city', () => {
  test.each([
    ['America/New_York', 'en-US', 'Eastern Time (New York)'],
    ['America/New_York', 'es-MX', 'hora del este (Nueva York)'],
    ['America/Mexico_City', 'es-MX', 'hora del centro (Ciudad de México)'],
    ['America/Mexico_City', 'en-US', 'Central Standard Time (Mexico City)'],
    ['America/Tijuana', 'es-MX', 'hora del Pacífico (Tijuana)'],
    ['America/Argentina/Buenos_Aires', 'en-US', 'Argentina Standard Time (Buenos Aires)'],
    ['Europe/London', 'en-GB', 'United Kingdom Time (London)'],
    ['UTC', 'en-US', 'UTC'],
  ] as const)('%s in %s', (zone, locale, text) => expect(zoneText(zone, locale)).toBe(text))
})
