import type { DeviceDto } from '#contract/sign-ins/device.ts'

/** The first that fits counts, because most browsers also claim to be those below them. */
const browserSigns: readonly (readonly [RegExp, DeviceDto['browser']])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:OPR|OPT|OPX|OPiOS|Opera)\//, 'opera'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'safari'],
]

const systemSigns: readonly (readonly [RegExp, DeviceDto['system']])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]

const firstOf = <Word>(signs: readonly (readonly [RegExp, Word])[], text: string): Word | 'other' =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? 'other'

/** Returns the coarse word for a device, which is all that is stored of what its browser says about itself. */
export const deviceOf = (userAgent: string | undefined): DeviceDto | null =>
  userAgent ? { browser: firstOf(browserSigns, userAgent), system: firstOf(systemSigns, userAgent) } : null
