import * as z from 'zod/mini'
import {
  apiAddress,
  bearerToken,
  credential,
  databaseAddress,
  encryption,
  identifier,
  isCertificateFile,
  isHashList,
  isOrigin,
  moduleAddress,
  privateKeyOf,
  serviceAddress,
  urlOf,
} from './config-formats.ts'
import { s3AddressOf } from './files/s3-address.ts'
import { clamdAddressOf } from './files/scanner/clamd.ts'
import { isNetwork, textsOf } from './http/origins/client-address.ts'

/** Lists each variable of the environment that is read, with its form and how that is told to the operator. */
export const variables = {
  PORT: {
    schema: z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535)),
    expected: 'a port number from 0 to 65535 (0 picks a free one)',
  },
  HOST: { schema: z.string().check(z.regex(/^[\w.:-]+$/)), expected: 'a host name or an address to listen on' },
  DATA_DIR: { schema: z.string().check(z.refine((text) => !text.includes('\0'))), expected: 'a path to a folder' },
  HISTORY_KEY_DIR: {
    schema: z.string().check(z.refine((text) => !text.includes('\0'))),
    expected: 'a path to a folder',
  },
  DATABASE_URL: databaseAddress,
  DATABASE_URL_APP: databaseAddress,
  DATABASE_URL_JOBS: databaseAddress,
  DATABASE_TLS: encryption,
  SMTP_TLS: encryption,
  SMTP_URL: { schema: urlOf('smtp:', 'smtps:'), expected: 'an address such as smtp://user:password@host:587' },
  S3_URL: {
    schema: z.string().check(z.refine((text) => s3AddressOf(text) !== undefined)),
    expected:
      'an address such as https://KEY:SECRET@s3.eu-west-1.amazonaws.com/bucket/folder?region=eu-west-1 (http only on this machine)',
  },
  SCANNER: {
    schema: z.string().check(z.refine((text) => clamdAddressOf(text) !== undefined)),
    expected: 'clamd://host:port or clamd:///path/to/socket',
  },
  TRUSTED_PROXIES: {
    schema: z.string().check(z.refine((text) => textsOf(text).every(isNetwork))),
    expected: 'addresses or networks such as 127.0.0.1, 10.0.0.0/8, separated by commas',
  },
  CONTACT_TO: { schema: z.email(), expected: 'an email address' },
  PUBLIC_URL: {
    schema: z.string().check(z.refine(isOrigin)),
    expected: 'an http or https origin without a path, such as https://app.example.org',
  },
  API_ORIGINS: {
    schema: z.string().check(z.refine((text) => textsOf(text).every(isOrigin))),
    expected: 'http or https origins without a path, such as https://api.example.org, separated by commas',
  },
  API_URL: apiAddress,
  SIGN_UP_API_URL: apiAddress,
  SECOND_API_URL: apiAddress,
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']),
    expected: 'production, development or test',
  },
  /** A text that is no number of minutes means the usual ones, so nothing is refused. */
  JOIN_TOKEN_MINUTES: { schema: z.string(), expected: 'a number of minutes' },
  DEMO: { schema: z.enum(['full', 'small']), expected: 'full or small' },
  HISTORY_KEY: {
    schema: z.string().check(z.refine((text) => privateKeyOf(text) !== undefined)),
    expected: 'an Ed25519 private key, PKCS8, as PEM or as base64',
  },
  WITNESSES: {
    schema: z
      .string()
      .check(z.regex(/^https?:\/\/\S+ +\S+\+[0-9a-f]{8}\+[^\s,]+( *, *https?:\/\/\S+ +\S+\+[0-9a-f]{8}\+[^\s,]+)*$/)),
    expected:
      'pairs of an address and a key, such as https://witness.example witness.example+1a2b3c4d+BASE64, separated by commas',
  },
  TSA_URL: { schema: urlOf('http:', 'https:'), expected: 'the address of a time-stamping authority' },
  TSA_CA: {
    schema: z.string().check(z.refine(isCertificateFile)),
    expected: 'a path to a PEM file with certificates',
  },
  BREACHED_PASSWORDS: {
    schema: z.string().check(z.refine(isHashList)),
    expected: 'a path to a file of sorted SHA-1, one a line in capital letters',
  },
  BANK_PROVIDER: { schema: z.enum(['sandbox', 'dwolla']), expected: 'sandbox or dwolla' },
  CARD_PROVIDER: { schema: z.enum(['practice', 'stripe']), expected: 'practice or stripe' },
  STRIPE_SECRET_KEY: credential,
  STRIPE_WEBHOOK_SECRET: credential,
  STRIPE_API_URL: serviceAddress,
  DWOLLA_KEY: credential,
  DWOLLA_SECRET: credential,
  DWOLLA_WEBHOOK_SECRET: credential,
  DWOLLA_ENVIRONMENT: { schema: z.enum(['sandbox', 'production']), expected: 'sandbox or production' },
  SUPPORT_CHAT_URL: moduleAddress,
  SUPPORT_CHAT_KEY: identifier,
  SESSION_RECORDING_URL: moduleAddress,
  SESSION_RECORDING_KEY: identifier,
  MAPS_URL: moduleAddress,
  MAPS_KEY: identifier,
  FLAGS_URL: serviceAddress,
  FLAGS_CLIENT_ID: bearerToken,
} as const

export type Variable = keyof typeof variables
