import { writeSync } from 'node:fs'
import { gmailCode, withoutCode } from '@/lib/incoming-mail/gmail-code'
import type { Email } from 'postal-mime'
import { mailLimits } from '@/lib/incoming-mail/mail-limits'
import { isProved, type AskDns } from '@/lib/incoming-mail/reading/authenticate'
import { collectFiles, parse, TooMany, type Held } from '@/lib/incoming-mail/reading/collect-files'
import {
  automaticKind,
  isEncrypted,
  isLoop,
  senderOf,
  subjectOf,
} from '@/lib/incoming-mail/reading/header-facts'
import type {
  Answer,
  Delivery,
  DnsAnswer,
  MailFinding,
  ReadMail,
  Step,
} from '@/lib/incoming-mail/reading/task'
import { answerBytes, frame, readFrames } from '@/lib/uploads/reader/frames'
import { dropPermissions, endWithParent, lockDown } from '@/lib/uploads/reader/lock-down'

/** This process reads mails and has no files, network or secrets. */

const [, , , startedBy] = process.argv

endWithParent(Number(startedBy))
lockDown()

let files: Held[] = []
/** Receives the answer to a DNS question; questions are asked one at a time. */
let answered: ((answer: DnsAnswer) => void) | null = null
let line: Promise<unknown> = Promise.resolve()
/** The number of mails so far, by which a late DNS question about an earlier mail is recognised and dropped. */
let current = 0

function say(message: Answer | 'ready'): void {
  const bytes = answerBytes(message)
  for (let at = 0; at < bytes.length;) at += writeSync(3, bytes, at)
}

const askDns: AskDns = (name, type) => {
  const mail = current
  const asked = line.then(() => {
    if (mail !== current) return { code: 'ETIMEOUT' }
    return new Promise<DnsAnswer>((resolve) => {
      answered = resolve
      say({ ask: { name: name.slice(0, 255), type: type.slice(0, 10) } })
    })
  })
  line = asked
  return asked
}

type Coming = { delivery: Delivery; ours: string[]; parts: Buffer[]; size: number }

const dash = 0x2d
const lineEnd = 0x0a

/** Counts every line that begins with two dashes, as finding the real boundaries would take a hundred times longer. */
function countBoundaryLines(mail: Uint8Array): number {
  let count = 0
  for (let at = 0; at < mail.length;) {
    if (mail[at] === dash && mail[at + 1] === dash) count += 1
    const end = mail.indexOf(lineEnd, at)
    if (end < 0) break
    at = end + 1
  }
  return count
}

async function readMail({ delivery, ours, parts }: Coming): Promise<ReadMail> {
  const mail = Buffer.concat(parts.splice(0))
  const boundaries = countBoundaryLines(mail)
  const nothing = { sender: null, shown: '', subject: '', proved: false, code: null, files: [] }
  if (boundaries > mailLimits.boundaryLines) return { ...nothing, finding: 'too-many', found: boundaries }
  const parsed = await parse(mail)
  const { headers } = parsed
  const { sender, shown } = senderOf(headers)
  const subject = subjectOf(parsed)
  const about = { ...nothing, sender, shown, subject: withoutCode(sender, subject), found: null }
  const closed = (finding: MailFinding, found: number | null = null) => ({ ...about, finding, found })
  if (isLoop(headers, ours)) return closed('loop')
  const collected = await collectFiles(parsed).catch((cause: unknown) => {
    if (cause instanceof TooMany) return cause
    throw cause
  })
  if (collected instanceof TooMany) return closed('too-many', collected.found)
  files = collected.files
  const proved = sender !== null && (await isProved(mail, sender, delivery, askDns))
  const code = gmailCode({ sender, proved, subject })
  const found = files.map(({ file }) => file)
  const finding =
    code || found.some(({ isDocument }) => isDocument) ? null : findingOf(headers, delivery, collected)
  return { ...about, finding, proved, code, files: found }
}

type Collected = Awaited<ReturnType<typeof collectFiles>>

/** Returns why a mail without an electronic document is not read further; null for a mail to read. */
function findingOf(headers: Email['headers'], delivery: Delivery, collected: Collected): MailFinding | null {
  if (collected.encrypted || isEncrypted(headers)) return 'encrypted'
  const kind = automaticKind(headers, delivery)
  if (kind) return kind
  return collected.winmail && collected.files.length === 0 ? 'winmail' : null
}

async function work(coming: Coming): Promise<void> {
  files = []
  line = Promise.resolve()
  const read = await readMail(coming).catch(() => null)
  current += 1
  say(read ? { mail: read } : { refused: 'unreadable' })
}

function pieceOf({ file, from, to }: Extract<Step, { step: 'piece' }>): string {
  const bytes = files[file]?.bytes.subarray(from, to) ?? new Uint8Array()
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
}

async function listen(): Promise<void> {
  let coming: Coming | null = null
  for await (const { kind, bytes } of readFrames(process.stdin)) {
    if (kind === frame.bytes) {
      // One byte above the limit is enough to refuse the mail, so further bytes are dropped.
      if (coming && coming.size <= mailLimits.bytes) coming.parts.push(Buffer.from(bytes))
      if (coming) coming.size += bytes.length
    } else if (kind === frame.end) {
      // The mail is read without `await`, because this loop has to receive the answers to the mail's DNS questions.
      if (coming) void work(coming)
      coming = null
    } else {
      const step = JSON.parse(bytes.toString('utf8')) as Step
      if (step.step === 'mail') coming = { delivery: step.delivery, ours: step.ours, parts: [], size: 0 }
      else if (step.step === 'dns') answered?.(step)
      else say({ piece: pieceOf(step) })
    }
  }
}

dropPermissions()
say('ready')
await listen()
process.exit(0)
