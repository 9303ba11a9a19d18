import { describe, expect, test } from 'vitest'
import '#i18n/i18n-node.ts'
import type { locales } from '#i18n/i18n-util.ts'
import { loadedLocales } from '#i18n/i18n-util.ts'

/** Returns every text of a dictionary by its path: `expenses.title`. */
function texts(dictionary: object, path: string[] = []): [string, string][] {
  return Object.entries(dictionary).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'string') return [[[...path, key].join('.'), text] as [string, string]]
    return typeof text === 'object' && text ? texts(text, [...path, key]) : []
  })
}

const saying = (locale: (typeof locales)[number], pattern: RegExp) =>
  texts(loadedLocales[locale]).filter(([, text]) => pattern.test(text))

describe('one thing has one word', () => {
  test.each([
    ['an expense is added, not recorded', /recorded (an|the) expense|record an expense|whoever records/i],
    ['an expense is changed, not corrected', /correct(ed|ing) (an|the) expense|correcting one/i],
    ['a payment is voided', /(make|made|making)( it| one)? void/i],
    ['somebody is someone', /\b(somebody|anybody)\b/i],
    ['a list is filtered', /narrow(ed)?\b/i],
    ['a professional views', /look(s|ing)? on\b/i],
    ['what is upcoming does not wait', /what waits|what is scheduled could|nothing waits/i],
    ['several is multiple, in all is total', /pay several|\} in all\b/i],
    ['what is due has a day', /\bdues\b|which due\b/i],
    ['a file is genuine or changed', /\b(record|proof|checkpoint) (holds|does not hold)\b/i],
    ['everybody is everyone', /\beverybody\b/i],
    ['a lawyer or case manager is a professional', /\bpractitioners?\b/i],
    [
      'accounts, links and folders are created',
      /\b(make|made|making) (an? |the )?(new )?(account|link|address|folder)\b/i,
    ],
    ['what ended no longer works', /\bany ?more\b(?! files)/i],
    ['a file is shared, not shown', /\bshow(ed|n)? (you|to) (a file|you by)\b/i],
    ['a changed entry has a new version', /\beditions?\b/i],
    ['what may be left empty says so in parentheses', /^optional$/i],
    ['verification has two steps', /^second step$|switch(ed)? (on|off)/i],
  ])('%s', (_, pattern) => {
    expect(saying('en-US', pattern)).toEqual([])
  })

  test('a person declines, a payment is not received, its author withdraws; the labels “Refused” and “Void” are given', () => {
    const { expenses, payments, childSupport } = loadedLocales['en-US']
    const { label } = expenses
    expect([label.declined, label.withdrawn, payments.label.refused, payments.label.void]).toEqual([
      'Refused',
      'Withdrawn',
      'Not received',
      'Void',
    ])
    expect([childSupport.action.refuseEnd, childSupport.label.disputed]).toEqual(['Decline', 'Disputed'])
    expect(saying('en-US', /^Refused$/)).toHaveLength(1)
  })
})

test('the United Kingdom reads of child maintenance, cheques and working days', () => {
  expect(
    saying('en-GB', /child support|\bcheck \/ other|check number|business day|driver’s license|\bcolors?\b/i),
  ).toEqual([])
})

test.each([
  ['an amount is a monto', /\bimportes?\b/i],
  ['Check / Other has one name', /cheque u otro(?! medio)|cheque \/ otro/i],
  ['a turn is somebody’s, nothing waits for them', /te espera|^espera a/i],
  ['no email comes at certain hours', /horas de silencio/i],
  ['a professional is no gestor and does not observe', /gestor(es)? de casos|observan?\b/i],
  ['a file is authentic', /se sostiene/i],
  ['an expense is added', /registró un gasto|quien (lo )?registra\b/i],
  ['parents are padres', /progenitor/i],
  ['a report is a reporte', /\binformes?\b/i],
  ['quotes are those of Mexico', /[«»]/],
  ['one tries again in the same words', /reintentar|vuelve a intentarlo|intenta de nuevo\./i],
  ['nobody is connected by having a connection', /vuelvas a tener conexión/i],
  ['a name has two surnames', /^apellido$/i],
  ['whoever reads is tú', /\busted\b/i],
  ['what may be left empty says so in parentheses', /^opcional$/i],
])('Spanish: %s', (_, pattern) => {
  expect(saying('es-MX', pattern)).toEqual([])
})
