import type { EntityEvents } from '../history/entity-events.ts'

export const supportOrderEvents = {
  entity: 'supportOrder',
  dictionary: 'childSupport',
  areas: ['support'],
  kinds: {
    begin: { text: 'begin', topic: 'support', authored: true },
    confirm: { text: 'confirm', topic: 'support' },
    dispute: { text: 'dispute', topic: 'support' },
    withdraw: { text: 'withdraw', topic: 'support' },
    askEnd: { text: 'askEnd', topic: 'support' },
    agreeEnd: { text: 'agreeEnd', topic: 'support' },
    refuseEnd: { text: 'refuseEnd', topic: 'support' },
    withdrawEnd: { text: 'withdrawEnd', topic: 'support' },
    end: { text: 'end', topic: 'support' },
    followed: { text: 'followed', topic: 'support' },
    pay: { text: 'pay', topic: null },
  },
} as const satisfies EntityEvents
