/** Every document has this page. It says how time is kept and why entries cannot change. */
export const timekeeping = {
  title: 'How time is kept and why entries cannot change',
  clock: {
    title: 'Time',
    text: 'Each entry’s time is read once, from the server’s clock, when the entry is written, and kept in UTC to the millisecond. The clocks of phones and computers play no part. Times are printed in the time zone {zone:string} with the offset or abbreviation that held on that day, and in UTC. No third party certifies the server’s clock; the order of the entries does not depend on it.',
  },
  entry: {
    title: 'Entries',
    text: 'An entry is one thing that happened: something a signed-in person did, or a fact that {product:string} recorded on its own. It is written in the same database transaction as the change it describes, so neither exists without the other. Only what the rules allowed at that moment becomes an entry.',
  },
  chain: {
    title: 'Why they cannot change',
    text: 'Each entry carries a SHA-256 hash of the entry before it, its chain, number, time, kind and contents. Changing, inserting or removing one makes every later hash wrong. The application has no right to change or delete entries, and the database refuses it. Once a minute the ends of all chains are signed and kept outside the database.',
  },
  viewed: {
    title: 'First viewed',
    text: 'This is recorded once for each person, and only when that person opens the whole item in their own session. Lists, searches, emails, exports, professionals and administrators never count.',
  },
  check: {
    title: 'Checking this document',
    text: 'Give this PDF, or the file embedded in it, to the page {address:string} or to the command “npm run verify”. Both run without a network. They need the public key {keyId:string}: get it from {keyAddress:string}, or from someone you trust, but not from the person who gave you this file. For a printed copy, the short code shows whether a file is the one that was printed.',
  },
  limits: {
    title: 'What this does not prove',
    text: 'It proves that this was recorded, by which account and when. It does not prove that what a person wrote is true, or who was using the device. Anyone who had both the database and the signing key could write a different record; an earlier export, or a signed checkpoint kept elsewhere, would show it.',
  },
}
