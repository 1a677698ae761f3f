import type { refusalTexts } from '@/content/einvoice/refusals'

export type RefusalReason = keyof typeof refusalTexts

/** For these reasons a file exceeds our limits; the sender made no mistake, so a person reads the file. */
const limits: ReadonlySet<RefusalReason> = new Set([
  'too-large',
  'depth',
  'elements',
  'attributes',
  'text',
  'time',
  'memory',
])
export const isLimit = (reason: RefusalReason): boolean => limits.has(reason)

export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.name = 'Refusal'
    this.reason = reason
  }
}

export function refuseWhen(wrong: boolean, reason: RefusalReason): void {
  if (wrong) throw new Refusal(reason)
}

const beginnings: readonly (readonly [reason: RefusalReason, bytes: readonly number[]])[] = [
  ['rar', [0x52, 0x61, 0x72, 0x21]],
  ['seven-zip', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['gzip', [0x1f, 0x8b]],
  // Word and Excel files before 2007 begin with the same bytes, so the message names both programs.
  ['office', [0xd0, 0xcf, 0x11, 0xe0]],
]

const texts: readonly (readonly [reason: RefusalReason, pattern: RegExp])[] = [
  ['word', /^\{\\rtf/],
  ['json', /^[{[]\s*(["[{\]}]|-?\d)/],
  ['html', /^(<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*<(!doctype\s+html|html|head|body)\b/i],
  ['mail', /^(Delivered-To|Received|Return-Path|MIME-Version|From|X-[\w-]+): /],
]

export const headSize = 512

export function foreignFormat(bytes: Uint8Array): RefusalReason | null {
  const known = beginnings.find(([, start]) => start.every((byte, at) => bytes[at] === byte))
  if (known) return known[0]
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, headSize))
    .replace(/^ï»¿/, '')
    .trimStart()
  return texts.find(([, pattern]) => pattern.test(head))?.[0] ?? null
}

export function officeFormat(names: readonly string[]): RefusalReason | null {
  if (names.some((name) => name.startsWith('word/'))) return 'word'
  return names.some((name) => name.startsWith('xl/')) ? 'excel' : null
}
