import { evidenceText as text } from '@/content/signature-evidence'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatExactMoment } from '@/lib/format/exact-moment'
import { formatPesos } from '@/lib/format/number'
import type { EvidenceFacts, SignatureEvent } from '@/lib/signatures/signature'

type Named = { position: number; name: string }

export function eventSentence({ kind, signer, facts }: SignatureEvent, signers: readonly Named[]): string {
  const name = signers.find(({ position }) => position === signer)?.name ?? text.somebody
  const { by = text.somebody, reason = '', pages = 0, of = 0, consent = '', mailbox = '', outside } = facts
  const { events } = text
  switch (kind) {
    case 'created':
      return facts.template
        ? events.createdFrom(by, facts.template, facts.template_version ?? 1)
        : events.created(by)
    case 'sent':
      return events.sent(by, signers.length)
    case 'read':
      return outside ? events.readOutside(name) : events.read(name, pages, of)
    case 'consented':
      return events.consented(name, consent)
    case 'code-sent':
      return events['code-sent'](name, mailbox)
    case 'declined':
      return events.declined(name, reason)
    case 'withdrawn':
      return events.withdrawn(by, reason)
    case 'superseded':
      return events.superseded(by)
    case 'expired':
    case 'reminded':
    case 'sealed':
      return events[kind]
    default:
      return events[kind](name)
  }
}

export function knownLines({ known, mailbox = '', party }: EvidenceFacts): string[] {
  const since = known?.session_since
  const session = since
    ? [
        [
          text.session(formatExactMoment(since)),
          known.second_step && text.secondStep,
          known.password && text.password,
        ]
          .filter(Boolean)
          .join(', '),
      ]
    : party === 'outside'
      ? [text.link]
      : []
  return [text.mailbox(mailbox), ...session]
}

type Fact = readonly [label: string, value: string]

/** The signer's page and the evidence pages show these facts in the same order. */
export function signatureFacts(at: string, facts: EvidenceFacts): Fact[] {
  const {
    document_type: type,
    document_number: number,
    role,
    company,
    portal_role: portal,
    consent,
    consent_sha256: hash,
    fees = [],
  } = facts
  const { facts: labels } = text
  const rows: (readonly [string, string | undefined])[] = [
    [labels.identity, type && number && `${type} ${number}`],
    [labels.role, role],
    [labels.company, company],
    [labels.account, portal && (text.roles[portal] ?? portal)],
    [
      labels.at,
      `${formatExactMoment(at)}, ${text.legalTime} (${at.slice(0, 19).replace('T', ' ')} ${text.utc})`,
    ],
    [labels.known, knownLines(facts).join('. ')],
    [
      labels.code,
      facts.code_sent_at && text.codeSent(formatExactMoment(facts.code_sent_at), facts.tries ?? 1),
    ],
    [labels.consent, consent && text.consent(consent, hash ?? '')],
    [labels.read, text.read(facts.pages ?? 0, facts.of ?? 0, facts.seconds ?? 0)],
    [
      labels.fees,
      fees
        .map(({ concept, amount, dueOn }) => text.fee(concept, formatPesos(amount), formatCivilDay(dueOn)))
        .join('\n'),
    ],
    [labels.from, facts.ip && text.from(facts.ip, facts.agent ?? '')],
  ]
  return rows.filter((row): row is Fact => Boolean(row[1]))
}
