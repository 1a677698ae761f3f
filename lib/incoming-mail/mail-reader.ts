import 'server-only'
import { setTimeout } from 'node:timers/promises'
import type { AccountId } from '@/lib/ids'
import {
  answerSchema,
  type Answer,
  type Delivery,
  type DnsAnswer,
  type ReadMail,
  type Step,
} from '@/lib/incoming-mail/reading/task'
import { resolveName } from '@/lib/incoming-mail/resolver'
import { lend, openLane, type Lane } from '@/lib/uploads/reader/readers'
import type { ReaderProcess } from '@/lib/uploads/reader/reader-process'

type MailReader = ReaderProcess<Step, Answer>

/** The milliseconds of computing for one mail, without the time in which its DNS questions are answered. */
const mailMs = 30_000
/** The DNS questions of one mail are limited, so that a server that never answers does not delay other mails. */
const mostQuestions = 40
const questionsMs = 15_000
const pieceBytes = 2 * 1024 * 1024

const holder = globalThis as typeof globalThis & { portalMailLane?: Lane<Step, Answer> }
const lane = (holder.portalMailLane ??= openLane(
  { kind: 'mail', schema: answerSchema, milliseconds: mailMs, kept: 1 },
  1,
))

/** `bytesOf` returns the bytes of one of the mail's files. */
export type OpenMail = { mail: ReadMail; bytesOf: (file: number) => Promise<Buffer> }

type About = { account: AccountId; delivery: Delivery; ours: string[] }

/** Reads a mail in a process without files, network and secrets; `use` gets null for an unreadable mail. */
export const withMail = <T>(
  { account, delivery, ours }: About,
  bytes: AsyncIterable<Uint8Array>,
  use: (read: OpenMail | null) => Promise<T>,
): Promise<T> =>
  lend(lane, { client: account, background: true }, async (reader) => {
    try {
      reader.send({ step: 'mail', delivery, ours }, true)
      for await (const piece of bytes) await reader.write(piece)
      // A late DNS question about the previous mail makes `write` drop bytes of this mail, so this reading must fail.
      const early = reader.early()
      if (early && !('refused' in early))
        throw Object.assign(new Error('mail.reader-early'), { code: 'reader-early' })
      reader.end()
      const mail = await readMail(reader)
      return await use(mail && { mail, bytesOf: (file) => readFile(reader, mail, file) })
    } catch (cause) {
      // This process may still answer about this mail, so it is ended and never reads another mail.
      reader.kill()
      throw cause
    }
  })

/** DNS questions of a mail fail as timeouts once they are too many or take too long. */
function questionsOfMail(): typeof resolveName {
  const unanswered = { code: 'ETIMEOUT' }
  let left = mostQuestions
  let late: Promise<DnsAnswer> | undefined
  let until = 0
  return async (name, type) => {
    if (!late) {
      until = Date.now() + questionsMs
      late = setTimeout(questionsMs, unanswered, { ref: false })
    }
    left -= 1
    return left < 0 || Date.now() >= until ? unanswered : Promise.race([resolveName(name, type), late])
  }
}

async function readMail(reader: MailReader): Promise<ReadMail | null> {
  const answerTo = questionsOfMail()
  for (;;) {
    const answer = await reader.answer()
    if ('mail' in answer) return answer.mail
    if (!('ask' in answer)) {
      // The machine was too busy to run the reader, so the mail is not treated as unreadable.
      if (reader.isStalled())
        throw Object.assign(new Error('mail.reader-stalled'), { code: 'reader-stalled' })
      return null
    }
    reader.send({ step: 'dns', ...(await answerTo(answer.ask.name, answer.ask.type)) }, false)
  }
}

async function readFile(reader: MailReader, { files }: ReadMail, file: number): Promise<Buffer> {
  const size = files[file]?.size ?? 0
  const pieces: Buffer[] = []
  for (let from = 0; from < size; from += pieceBytes) {
    reader.send({ step: 'piece', file, from, to: Math.min(size, from + pieceBytes) }, false)
    const answer = await reader.answer()
    if (!('piece' in answer)) throw Object.assign(new Error('mail.piece'), { code: 'mail-piece' })
    pieces.push(Buffer.from(answer.piece, 'base64'))
  }
  return Buffer.concat(pieces)
}
