import { incomingMailText } from '@/content/incoming-mail'
import { bogotaDay, yearOf } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { mailLimits, mailMegabytes } from '@/lib/incoming-mail/mail-limits'
import type { MailLine, ShownFile } from '@/lib/incoming-mail/schema'

const { labels, sentences } = incomingMailText

export type Tone = 'ok' | 'pending' | 'bad' | 'unknown'
export type Outcome = { tone: Tone; label: string; sentence: string }

const isRefused = ({ result, status, proposal }: ShownFile): boolean =>
  !['accepted', 'duplicate', 'supporting'].includes(result) ||
  (result === 'accepted' && (status === 'rejected' || (status === 'reviewing' && proposal === 'wrong')))

const domainOf = (sender: string | null) => sender?.split('@').at(-1) ?? ''
const inSentence = (title: string) => (title.charAt(0).toLowerCase() + title.slice(1)).replace(/[.\s]+$/, '')

/** `code` is Gmail's forwarding code; null for people who may not see the code. */
export function mailOutcome(line: MailLine, code: string | null = null): Outcome {
  const { state, files, sender, size, found } = line
  switch (state) {
    case 'reading':
      return { tone: 'pending', label: labels.reading, sentence: sentences.reading }
    case 'read':
      return filesOutcome(line)
    case 'no-invoice':
      return {
        tone: 'unknown',
        label: labels['no-invoice'],
        sentence: files.length > 0 ? sentences['no-invoice'] : sentences.nothing,
      }
    case 'unproved':
      return { tone: 'pending', label: labels.unproved, sentence: sentences.unproved(domainOf(sender)) }
    case 'unknown-sender':
      return { tone: 'pending', label: labels['unknown-sender'], sentence: sentences['unknown-sender'] }
    case 'too-large': {
      const megabytes = Math.round(size / 1024 / 1024)
      const sentence = sentences['too-large'](Math.max(megabytes, mailMegabytes + 1), mailMegabytes)
      return { tone: 'bad', label: labels['too-large'], sentence }
    }
    case 'too-many': {
      const sentence = sentences['too-many'](found ?? mailLimits.attachments + 1, mailLimits.attachments)
      return { tone: 'bad', label: labels['too-many'], sentence }
    }
    case 'code': {
      const sentence = code ? sentences.code(spaced(code)) : sentences.hiddenCode
      return { tone: 'ok', label: labels.code, sentence }
    }
    case 'discarded': {
      const by = line.discarded_by
      const sentence = by ? sentences.discarded(by) : sentences.discardedBySomebody
      return { tone: 'unknown', label: labels.discarded, sentence }
    }
    case 'paused':
      return { tone: 'pending', label: labels.paused, sentence: sentences.paused }
    case 'failed':
    case 'encrypted':
    case 'winmail':
      return { tone: 'bad', label: labels[state], sentence: sentences[state] }
    default:
      return { tone: 'unknown', label: labels[state], sentence: sentences[state] }
  }
}

export const spaced = (code: string): string => code.replace(/(\d{3})(?=\d)/g, '$1 ')

function dayOf(moment: string, mail: string): string {
  const day = formatDay(moment)
  return yearOf(bogotaDay(moment)) === yearOf(bogotaDay(mail)) ? day.replace(/ \d{4}$/, '') : day
}

function filesOutcome(line: MailLine): Outcome {
  const { files } = line
  const refused = files.filter(isRefused)
  const invoices = files.filter(({ result }) => result === 'accepted')
  const [only] = refused
  if (files.length > 0 && files.every(({ result }) => result === 'locked'))
    return { tone: 'bad', label: labels.locked, sentence: sentences.locked }
  // Supporting documents do not count: if the only other file was refused, the sentence is about that file.
  const rest = files.filter((file) => file !== only && file.result !== 'supporting')
  if (only && refused.length === 1 && rest.length === 0) return refusedOutcome(only)
  if (refused.length > 0) {
    const good = files.length - refused.length
    const sentence = sentences.partly(files.length, good, refused.length)
    return good > 0
      ? { tone: 'pending', label: labels.partly, sentence }
      : { tone: 'bad', label: labels.wrong, sentence }
  }
  const known = files.find(({ result }) => result === 'duplicate')
  if (invoices.length === 0 && known)
    return {
      tone: 'unknown',
      label: labels.duplicate,
      sentence: sentences.duplicate(dayOf(known.since ?? line.received_at, line.received_at)),
    }
  return invoices.every(({ status }) => status === 'accepted')
    ? {
        tone: 'ok',
        label: labels.accepted(invoices.length),
        sentence: sentences.accepted(invoices.length),
      }
    : { tone: 'pending', label: labels.reviewing, sentence: sentences.reviewing(invoices.length) }
}

function refusedOutcome({ result, why, finding }: ShownFile): Outcome {
  const label = result === 'locked' ? labels.locked : labels.wrong
  if (result === 'locked') return { tone: 'bad', label, sentence: sentences.locked }
  if (result === 'accepted') {
    const sentence = finding ? sentences.wrong(inSentence(finding)) : sentences.rejected
    return { tone: 'bad', label, sentence }
  }
  return { tone: 'bad', label, sentence: why || `${incomingMailText.results[result]}.` }
}
