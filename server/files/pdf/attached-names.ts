/** Attached files with these endings hold data, such as the XML of an electronic invoice or the data of an exported record. */
const dataEndings = ['xml', 'json', 'csv', 'txt', 'png', 'jpg', 'jpeg', 'webp']
const data = new RegExp(`\\.(?:${dataEndings.join('|')})$`, 'i')

const isHexadecimal = (written: Buffer): boolean => /^[0-9a-fA-F\s]+$/.test(written.toString('latin1'))

/** Says whether a file of this name is opened as data. A hexadecimal name is both what it says and what it codes. */
export const isData = (written: Buffer): boolean => {
  const text = isHexadecimal(written) ? Buffer.from(written.toString('latin1').replace(/\s/g, ''), 'hex') : written
  // UTF-16 has a zero byte beside each letter of an ending, whichever comes first.
  return data.test(text.toString('latin1').replaceAll('\0', '').trimEnd())
}
