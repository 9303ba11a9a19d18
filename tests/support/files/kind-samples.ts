import type { FileType, ReceiptType } from '#contract/files/file-types.ts'
import { officeFile, recording, videoFile, wordFile, zipFile } from './kept-kinds.ts'

const padded = (head: string | readonly number[]): Buffer =>
  Buffer.concat([typeof head === 'string' ? Buffer.from(head, 'latin1') : Buffer.from(head), Buffer.alloc(256)])

const openDocument = (kind: string) =>
  zipFile({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<office:document-content/>' })

const office = (part: string, kind: string) =>
  officeFile(part, `application/vnd.openxmlformats-officedocument.${kind}.main+xml`)

/** The first page of an Ogg stream, with a packet of Vorbis in it. */
const oggPage = () => padded(`OggS${'\0'.repeat(22)}\x01\x1e\x01vorbis`)

const wave = () => padded('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0')

/** EBML whose document type is of four letters. */
const ebml = (documentType: string) =>
  padded([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...Buffer.from(documentType)])

type Sample = readonly [ending: string, make: () => Buffer | Promise<Buffer>]

/** A small file of each kind that MyFiles takes beside pictures and PDFs. A kind that is added needs one. */
export const kindSamples: Readonly<Record<Exclude<FileType, ReceiptType>, Sample>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx', wordFile],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': [
    '.xlsx',
    () => office('xl/workbook.xml', 'spreadsheetml.sheet'),
  ],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': [
    '.pptx',
    () => office('ppt/presentation.xml', 'presentationml.presentation'),
  ],
  'application/vnd.oasis.opendocument.text': ['.odt', () => openDocument('text')],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods', () => openDocument('spreadsheet')],
  'application/vnd.oasis.opendocument.presentation': ['.odp', () => openDocument('presentation')],
  'application/rtf': ['.rtf', () => Buffer.from('{\\rtf1\\ansi Hello}')],
  'text/plain': ['.txt', () => Buffer.from('Mañana, 5 pm\r\n')],
  'text/csv': ['.csv', () => Buffer.from('d\xeda;hora\n', 'latin1')],
  'audio/mpeg': ['.mp3', recording],
  'audio/x-m4a': ['.m4a', () => videoFile(undefined, 'M4A ')],
  'audio/wav': ['.wav', wave],
  'audio/ogg': ['.ogg', oggPage],
  'audio/aac': ['.aac', () => padded([0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc])],
  'audio/flac': ['.flac', () => padded('fLaC\0\0\0\x22')],
  'audio/amr': ['.amr', () => padded('#!AMR\n')],
  'video/mp4': ['.mp4', () => videoFile()],
  'video/quicktime': ['.mov', () => videoFile(undefined, 'qt  ')],
  'video/webm': ['.webm', () => ebml('webm')],
  'video/3gpp': ['.3gp', () => videoFile(undefined, '3gp4')],
  'video/x-m4v': ['.m4v', () => videoFile(undefined, 'M4V ')],
}
