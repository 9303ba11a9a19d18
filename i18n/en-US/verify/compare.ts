/** These sentences say what two files show about each other, and a checkpoint alone. */
export const compare = {
  agreeTitle: 'The two files agree',
  agree: 'Everything the older file shows is in the newer one, exactly as it was.',
  agreeLog: 'Both come from the same log: nothing was removed or changed between the two.',
  restoredTitle: 'The two files agree, except for what a restore lost',
  restored:
    'The service restored its record between the two, and the newer file says so. Entries found only in the older file were lost then. Keep the older file.',
  contradictTitle: 'The two files contradict each other',
  contradict: {
    otherLog: 'The service signed two different logs.',
    streamShrank: '{stream:string}: the newer file lacks entries that the older one has.',
    otherStream: '{stream:string}: the newer file does not begin with the entries in the older one.',
    otherEntry: '{stream:string}, number {seq:number}: the two files have different entries.',
  },
  keep: 'Both carry the service’s signature, so the service signed something after changing it. Keep both files.',
  notComparableTitle: 'The two files cannot be compared',
  notComparable: {
    fails: 'A file that is not genuine proves nothing about another one.',
    otherOrigin: 'They come from two different logs.',
    logProof: 'Nothing shows that both come from the same log. A consistency proof would.',
    streamProof:
      '{stream:string}: nothing shows that the newer file continues the older one. A consistency proof would.',
    nothingShared: 'They have no chain in common.',
  },
  older: 'Older file: {name:string}.',
  newer: 'Newer file: {name:string}.',
  holds: 'It is genuine.',
  fails: 'It is not genuine: {why:string}',
  otherKey: 'It was signed with another key, so nothing about it is proven here.',
  log: {
    shown: 'Between the two, entries were only added to the log {origin:string}.',
    notShown: 'Nothing shows that both come from the same log. A consistency proof would.',
    otherOrigin: 'They come from two different logs, so a new log was started in between. The newer file says why.',
    none: 'At least one of them has no proof from the log, so only their entries were compared.',
  },
  streams: '{count:number} chain{{|s}} in both files compared, entry by entry or by proof.',
  chain: 'Chain {id:string}',
  ask: 'A parent who is signed in can get the consistency proof here. Then choose it together with the two files.',
  refused: 'If the service has no such proof for files it created, its record is no longer the one they show.',
  get: 'Get the consistency proof',
  alone: {
    title: 'This file needs two others',
    text: 'A consistency proof shows that one file continues another. Choose those two files as well.',
  },
  tooMany: 'Choose one file, or two files to compare, and at most one consistency proof.',
  unreadable: 'it cannot be read as an export, a proof or a checkpoint.',
  checkpoint: {
    holdsTitle: 'This checkpoint is genuine',
    holds:
      'The service signed the log {origin:string} with {size:number} lea{{size:f|ves}}. Compare it with a newer file.',
    failsTitle: 'This checkpoint is not genuine',
    fails: 'Its signature does not match the key.',
  },
}
