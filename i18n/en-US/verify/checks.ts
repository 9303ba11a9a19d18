/** One sentence for each thing that is checked and each way it can end. */
export const checks = {
  file: {
    holds: 'The file is an exported record, to the byte as exports are written.',
    notARecord: 'The file is not an exported record, or it was changed so that it cannot be read as one.',
    nothingInside:
      'This PDF has no record inside. Printing it to a new PDF, or saving it with another program, takes the record out.',
  },
  pages: {
    holds: 'The pages of the PDF are as they were made.',
    changed: 'The PDF was changed after it was made. Its pages may not say what the record says.',
    notSealed:
      'The PDF does not end with its seal. Saving it with another program removes it too. Do not rely on its pages.',
    open: 'Whether the pages are as they were made cannot be told with this key.',
  },
  code: {
    holds: 'The printed code belongs to this file.',
    fails: 'The printed code belongs to another file. The code of this one is {code:string}.',
  },
  key: {
    holds: 'It names the key you brought, {key:string}.',
    fails: 'It was signed with the key {signedBy:string}. The one you brought is {yours:string}.',
  },
  signature: {
    holds: 'The signature fits all of it.',
    fails: 'The signature does not fit: something in the record was changed after it was signed.',
    open: 'The signature cannot be checked with this key.',
  },
  chain: {
    holds: 'Each entry follows on from the one before. None was changed, taken out or slipped in.',
    entryMissing: '{stream:string}, number {seq:number}: an entry was taken out or slipped in.',
    payloadChanged: '{stream:string}, number {seq:number}: what the entry says was changed.',
    chainBroken: '{stream:string}, number {seq:number}: the entry does not follow on from the one before.',
    timeReversed: '{stream:string}, number {seq:number}: the entry is dated before the one that precedes it.',
  },
  moves: {
    holds: 'Each step was allowed by the rules at that moment.',
    open: 'Whether each step was allowed cannot be told from entries that were changed.',
    noChart: '{stream:string}, number {seq:number}: no rules are known for this kind of item.',
    moveMissing: '{stream:string}, number {seq:number}: a step before this one is missing.',
    doesNotFollow: '{stream:string}, number {seq:number}: this step does not begin where the one before ended.',
    chartRefuses: '{stream:string}, number {seq:number}: the rules would not have allowed this step.',
  },
}
