import { randomOf, type Random } from './random'

/**
 * A habit is the way in which a program signs: the names, order, transforms and key forms that it uses.
 * `odd` names a defect of the signature: a part is missing, unsigned, or not as DIAN's annex describes it.
 * The defect comes from the signing program: nobody has changed the document since it was signed.
 */
export type Habit = {
  library: string
  prefix: string
  xades: string
  ids: { signature: string; key: string; properties: string; first: string }
  order: readonly Part[]
  /** The canonicalisation of each part of the signature; null means that the part has none. */
  forms: Record<Part, Form | null>
  info: Form
  leaving: 'enveloped' | 'xpath'
  root: '' | '#root' | '#xpointer(/)'
  hash: 'sha256' | 'sha384' | 'sha512'
  keyForms: readonly KeyForm[]
  others: 'none' | 'chain'
  lines: 'none' | 'lf' | 'cr' | 'pem'
  space: string
  /** The signing time without its date, such as `T14:31:00Z`. */
  time: string
  odd: Odd | null
}
export type Part = 'document' | 'key' | 'properties'
export type Form = 'inclusive' | 'inclusive11' | 'exclusive' | 'comments' | 'listed'
type KeyForm = 'value' | 'issuer' | 'subject' | 'name'
export const oddities = [
  'to-the-first-reference',
  'no-properties',
  'unsigned-properties',
  'no-time',
  'strange-time',
  'sha1-certificate',
  'no-certificate-digest',
  'dangling',
  'external',
  'other-place',
  'target-of-nothing',
] as const
export type Odd = (typeof oddities)[number]

type Library = (random: Random, seed: number) => Habit

/** A Java library for XAdES uses inclusive canonicalization and three references: document, properties and key. */
const java: Library = (random, seed) => ({
  library: 'java',
  prefix: random.pick(['ds', 'ds', 'dsig']),
  xades: random.pick(['xades', 'etsi']),
  ids: {
    signature: `xmldsig-${seed}`,
    key: `xmldsig-${seed}-keyinfo`,
    properties: `xmldsig-${seed}-signedprops`,
    first: `xmldsig-${seed}-ref0`,
  },
  order: random.pick([
    ['document', 'key', 'properties'],
    ['document', 'properties', 'key'],
    ['key', 'document', 'properties'],
  ] as const),
  forms: {
    document: random.pick([null, 'inclusive', 'comments'] as const),
    key: random.pick([null, 'inclusive'] as const),
    properties: random.pick([null, 'inclusive', 'inclusive11'] as const),
  },
  info: random.pick(['inclusive', 'inclusive11'] as const),
  leaving: 'enveloped',
  root: '',
  hash: random.pick(['sha256', 'sha512'] as const),
  keyForms: random.pick([[], ['value'], ['value', 'issuer']] as const),
  others: random.pick(['none', 'chain'] as const),
  lines: random.pick(['lf', 'cr'] as const),
  space: '',
  time: 'T09:31:00.123-05:00',
  odd: null,
})

/** The European reference library uses exclusive canonicalization, and may leave signatures out by an XPath. */
const european: Library = (random, seed) => ({
  library: 'european',
  prefix: 'ds',
  xades: 'xades',
  ids: {
    signature: `id-${seed}f00d`,
    key: `id-${seed}-key`,
    properties: `xades-id-${seed}f00d`,
    first: `r-id-${seed}f00d-1`,
  },
  order: random.pick([
    ['document', 'properties'],
    ['properties', 'document'],
  ] as const),
  forms: {
    document: 'exclusive',
    key: null,
    properties: random.pick(['exclusive', null] as const),
  },
  info: 'exclusive',
  leaving: random.pick(['xpath', 'enveloped'] as const),
  root: random.pick(['', '', '#xpointer(/)'] as const),
  hash: random.pick(['sha256', 'sha384', 'sha512'] as const),
  keyForms: random.pick([[], ['subject'], ['issuer', 'subject']] as const),
  others: random.pick(['none', 'chain'] as const),
  lines: 'none',
  space: random.pick(['', '\n', '\n  ']),
  time: 'T14:31:00Z',
  odd: null,
})

/** Microsoft's classes mostly use the default namespace, and may list prefixes in exclusive canonicalization. */
const microsoft: Library = (random, seed) => ({
  library: 'microsoft',
  prefix: random.pick(['', '', 'ds']),
  xades: 'xades',
  ids: {
    signature: `Signature-${seed}`,
    key: `KeyInfoId-${seed}`,
    properties: `SignedProperties-${seed}`,
    first: `Reference-${seed}`,
  },
  order: random.pick([
    ['document', 'properties', 'key'],
    ['key', 'properties', 'document'],
    ['properties', 'key', 'document'],
  ] as const),
  forms: {
    document: random.pick([null, 'listed', 'exclusive'] as const),
    key: random.pick([null, 'listed', 'exclusive'] as const),
    properties: random.pick(['exclusive', 'inclusive', 'listed'] as const),
  },
  info: random.pick(['inclusive', 'exclusive', 'listed'] as const),
  leaving: 'enveloped',
  root: random.pick(['', '#root'] as const),
  hash: 'sha256',
  keyForms: random.pick([['value'], ['name'], ['issuer', 'value']] as const),
  others: 'none',
  lines: random.pick(['none', 'pem', 'lf'] as const),
  space: random.pick(['', '\r\n  ']),
  time: random.pick(['T09:31:00', 'T09:31:00.5UTC:00']),
  odd: null,
})

const libraries = [java, european, microsoft]

/** Returns the habits of the three libraries in turn, with other details for each seed. */
export function habitOf(seed: number, odd: Odd | null = null): Habit {
  const library = libraries[seed % libraries.length] ?? java
  return { ...library(randomOf(seed + 1), seed), odd }
}
