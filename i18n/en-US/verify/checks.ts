/** One sentence for each thing that is checked and each way it can end. */
export const checks = {
  file: {
    holds: 'The file is an exported record, to the byte as exports are written.',
    notARecord: 'The file is not an exported record or a proof, or it was changed so that it cannot be read as one.',
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
    holds: 'It names the same key, {key:string}.',
    fails: 'It was signed with the key {signedBy:string} and checked with {yours:string}.',
    forgedChange:
      'It was signed with the key {signedBy:string}. The file claims that it replaced {yours:string}, but both keys did not sign that.',
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
    timeReversed: '{stream:string}, number {seq:number}: the entry has an earlier time than the one before it.',
  },
  anchored: {
    holds:
      'The service’s signed log holds {anchored:number} of its entr{{y|ies}} exactly as here (checkpoint {size:number} of {origin:string}).',
    notYet:
      '{count:number} newer entr{{y is|ies are}} not anchored in the log yet. Only the signature of this file stands for what is newer.',
    none: 'Nothing in this file was anchored in the service’s log when it was made. An export a minute later is.',
    open: 'Whether the service’s log holds its entries cannot be told when the key or the chain does not fit.',
    recoveryMissing: 'The service’s log continues an earlier one, and the file does not say how.',
    recoveryWrong: 'What the file says of how the service’s log continues an earlier one does not hold.',
    proofFails: 'The proof in the file does not hold.',
    otherKey: 'The service’s log was signed with another key.',
    streamRewritten: '{stream:string}: these are not the entries that the service signed into its log.',
    streamShortened: '{stream:string}: entries that the service signed into its log are missing.',
    streamUnknown: 'The proof is about a chain that is not in this file.',
  },
  stamped: {
    holds:
      'The authority “{authority:string}” stamped the log at checkpoint {size:number}, and this file continues it.',
    trust:
      'The stamp is signed by “{authority:string}”, whose certificate was not checked: whether that authority can be trusted is for you to decide.',
    open: 'The time stamp in the file could not be checked.',
    notOfLog: 'The time stamp is of a checkpoint that the log in this file does not continue.',
    invalid: 'The time stamp does not fit its checkpoint.',
  },
  laws: {
    holds: 'The rules in the file are the ones that were released.',
    missing: 'Rules number {law:number}, by which entries were decided, are missing from the file.',
    differs: 'Rules number {law:number} in the file are not the ones that were released.',
    notInLog: 'Rules number {law:number} are not the ones that the service’s log names.',
    unknown: 'Rules number {laws:string} are newer than this program, so it cannot judge what was decided by them.',
  },
  moves: {
    holds: 'Each step was allowed by the rules at that moment.',
    open: 'Whether each step was allowed cannot be told from entries that were changed, or by unknown rules.',
    noChart: '{stream:string}, number {seq:number}: no rules are known for this kind of item.',
    moveMissing: '{stream:string}, number {seq:number}: a step before this one is missing.',
    doesNotFollow: '{stream:string}, number {seq:number}: this step does not begin where the one before ended.',
    chartRefuses: '{stream:string}, number {seq:number}: the rules would not have allowed this step.',
  },
}
