import { expect, test } from 'vitest'
import { deviceOf } from '#server/features/sign-in-history/device-of.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = '(iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const windows = '(Windows NT 10.0; Win64; x64)'
const android = '(Linux; Android 15; K)'

test.each([
  [`${mozilla} ${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'chrome windows'],
  [`${mozilla} ${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'edge windows'],
  [`${mozilla} ${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'opera windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'firefox windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/19.0 Safari/605.1.15`, 'safari mac'],
  [`${mozilla} ${iphone} ${apple} Version/19.0 Mobile/15E148 Safari/604.1`, 'safari ios'],
  [`${mozilla} ${iphone} ${apple} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'chrome ios'],
  [`${mozilla} ${iphone} ${apple} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'firefox ios'],
  [`${mozilla} ${iphone} ${apple} EdgiOS/142.0.0.0 Version/19.0 Mobile/15E148 Safari/604.1`, 'edge ios'],
  [`${mozilla} ${android} ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'chrome android'],
  [`${mozilla} ${android} ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'samsung android'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'chrome chromeos'],
  [`${mozilla} (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'chrome linux'],
  ['curl/8.9.1', 'other other'],
])('%s is %s', (userAgent, words) => {
  const device = deviceOf(userAgent)
  expect(`${device?.browser} ${device?.system}`).toBe(words)
})

test('nothing is said of a browser that says nothing', () => {
  expect([deviceOf(undefined), deviceOf('')]).toEqual([null, null])
})
