/** These sentences say how the service's log came to continue an earlier one. They stand beside every verdict about it. */
export const recovery = {
  recordTitle: 'This record is genuine, restored on {date:string}',
  record:
    'It is complete and unchanged since it was exported, and its signature matches the key. Before that, the service restored its records, so something signed earlier may be missing. See below for when, why and what.',
  proofTitle: 'This proof is genuine; the record was restored on {date:string}',
  why: {
    restored: 'Restored on {date:string} by {operator:string}. Reason given: “{reason:string}”',
    keyLost:
      'Restored on {date:string} by {operator:string} with a new key, because the one before was lost. Reason given: “{reason:string}”',
    keyStolen:
      'Restored on {date:string} by {operator:string} with a new key, because the one before may be in other hands. Reason given: “{reason:string}”',
    keyRotated:
      'Since {date:string} the service signs with another key, which the one before vouches for. Reason given: “{reason:string}”',
  },
  lost: '{stream:string}: entries {from:number} to {to:number} had been signed and were lost.',
  lostLog: 'The restored state was signed on {at:string}. What was recorded between then and the restore may be lost.',
  lostAll: 'Anything signed before then may be lost.',
  nothingLost: 'None of these entries that had been signed were lost.',
}
