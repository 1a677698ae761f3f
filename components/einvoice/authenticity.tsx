import { CircleAlert, CircleDashed, ExternalLink, ShieldCheck, TriangleAlert } from 'lucide-react'
import { linkStyles } from '@/components/ui/control-styles'
import { authenticity as text, type IssuerState } from '@/content/einvoice/authenticity'
import { reading } from '@/content/einvoice/reading'
import { bogotaDay, formatCivilDay, isCivilDay } from '@/lib/calendar/civil-day'
import { dianPage } from '@/lib/einvoice/cufe'
import { formatNit } from '@/lib/format/nit'
import type { DianAnswer } from '@/lib/einvoice/model/invoice'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Review } from '@/lib/einvoice/review-document'
import {
  isSignedByDian,
  isValidation,
  plainCode,
  type Authenticity as Proved,
} from '@/lib/einvoice/signature/authenticity'

const looks = {
  proved: { icon: ShieldCheck, colour: 'text-green' },
  doubt: { icon: TriangleAlert, colour: 'text-ochre-ink' },
  unknown: { icon: CircleDashed, colour: 'text-ink-2' },
  wrong: { icon: CircleAlert, colour: 'text-red' },
} as const
const dianText = reading.dian

type Look = keyof typeof looks

const lookOf: Record<IssuerState, Look> = {
  trusted: 'proved',
  unusual: 'doubt',
  'third-party': 'doubt',
  'unknown-authority': 'unknown',
  unproven: 'doubt',
  unchecked: 'doubt',
  false: 'wrong',
  absent: 'unknown',
}
const verdictColours = { sound: 'text-green', doubtful: 'text-ochre-ink', wrong: 'text-red' } as const

type AuthenticityProps = {
  document: EDocument
  review: Review
  /** Advisors also see who signed and which authority certified the signer. */
  reader?: 'client' | 'advisor'
  level?: 2 | 3
}

/** Renders nothing when the file is not an invoice. */
export function Authenticity({ document, review, reader = 'client', level = 3 }: AuthenticityProps) {
  const { invoice, signatures } = document
  const { authenticity } = review
  if (!invoice || !signatures || !authenticity) return null
  const Heading = `h${level}` as const
  const signer = reader === 'advisor' ? signatures.invoice.signer : null
  const signedAt = signatures.invoice.signedAt
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-1.5">
        <Heading className={level === 2 ? 'text-[1.4375rem]' : undefined}>{text.title}</Heading>
        <p className={`text-sm font-[550] ${verdictColours[authenticity.cap]}`}>
          {text.verdicts[authenticity.cap]}
        </p>
      </div>
      <ul>
        <Proof
          look={lookOf[authenticity.issuer]}
          name={
            authenticity.signedBy
              ? text.signedBy[authenticity.signedBy]
              : text.issuer[authenticity.issuer].name
          }
        >
          <p>{text.issuer[authenticity.issuer].proves}</p>
          {signatures.invoice.state === 'reformatted' ? <p>{text.reformatted}</p> : null}
          {signer ? (
            <p>{text.certificate(signer.name, formatNit(signer.nits.at(-1) ?? ''), signer.authority)}</p>
          ) : null}
          {signedAt === null ? null : <p>{text.signedOn(formatCivilDay(bogotaDay(signedAt)))}</p>}
        </Proof>
        <AnswerProof document={document} authenticity={authenticity} />
      </ul>
      {signatures.invoice.signer ? <p className="pt-2 text-xs text-ink-2">{text.revocation}</p> : null}
    </section>
  )
}

const isCode = /^[0-9a-f]{96}$/

const answerLooks: Record<keyof typeof text.answer, Look> = {
  trusted: 'proved',
  code: 'doubt',
  rejected: 'wrong',
  unproven: 'doubt',
  unsigned: 'doubt',
  false: 'wrong',
  absent: 'unknown',
}

/** DIAN's answer alone proves only the invoice's code (CUFE or CUDE); a trusted issuer's signature proves the file. */
function answerKind(
  { issuer, answer: state }: Proved,
  answer: EDocument['answer'],
): keyof typeof text.answer {
  if (state === 'absent' && answer) return 'unsigned'
  if (state !== 'trusted') return state
  if (answer && !isValidation(answer)) return 'rejected'
  return issuer === 'trusted' ? 'trusted' : 'code'
}

function AnswerProof({ document, authenticity }: { document: EDocument; authenticity: Proved }) {
  const { invoice, answer } = document
  const kind = answerKind(authenticity, answer)
  const { name, proves } = text.answer[kind]
  const day = answer && isCivilDay(answer.date) ? formatCivilDay(answer.date) : ''
  const remarks = authenticity.answer === 'trusted' ? (answer?.remarks ?? []) : []
  const code = invoice?.code.value ?? ''
  return (
    <Proof look={answerLooks[kind]} name={name(day)}>
      <p>{proves}</p>
      {remarks.length > 0 ? (
        <>
          <p className="mt-1">{reading.dian.remarked(remarks.length)}</p>
          <ul className="list-disc pl-5 wrap-anywhere">
            {remarks.slice(0, 20).map((remark, at) => (
              <li key={at}>
                {remark.code}: {remark.text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isCode.test(code) ? <DianLink code={code} environment={invoice?.environment ?? ''} /> : null}
    </Proof>
  )
}

function Proof({ look, name, children }: { look: Look; name: string; children: React.ReactNode }) {
  const { icon: Icon, colour } = looks[look]
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 border-b border-rule py-2.5 text-sm">
      <Icon className={`mt-0.5 size-5 ${colour}`} strokeWidth={1.75} aria-hidden />
      <div className="wrap-anywhere text-ink-2">
        <p className="font-[550] text-ink">{name}</p>
        {children}
      </div>
    </li>
  )
}

/** Links to DIAN's page, which is the only proof if the file has no invoice or its signatures were never checked. */
export function DianStatus({ document: { invoice, answer, signatures } }: { document: EDocument }) {
  const isSigned = answer && signatures ? isSignedByDian(signatures.answer, answer) : false
  const code = invoice?.code.value ?? answer?.about ?? ''
  const environment = invoice?.environment ?? answer?.environment ?? ''
  if (!invoice && !answer) return null
  return (
    <section>
      <h3>{dianText.title}</h3>
      <p className="mt-1 text-[1rem]">
        {answer ? verdictOf(answer, isSigned) : dianText.absent}
        {answer && answer.remarks.length > 0 ? ` ${dianText.remarked(answer.remarks.length)}` : null}
      </p>
      {answer && answer.remarks.length > 0 ? (
        <ul className="mt-1 list-disc pl-5 text-sm wrap-anywhere">
          {answer.remarks.slice(0, 20).map((remark, at) => (
            <li key={at}>
              {remark.code}: {remark.text}
            </li>
          ))}
        </ul>
      ) : null}
      {isCode.test(code) ? (
        <p className="mt-1">
          <DianLink code={code} environment={environment} />
        </p>
      ) : null}
    </section>
  )
}

function verdictOf({ code, date }: DianAnswer, signed: boolean): string {
  const plain = plainCode(code)
  if (plain === '2' && !signed) return dianText.claimed
  if (plain === '2') return isCivilDay(date) ? dianText.validatedOn(formatCivilDay(date)) : dianText.validated
  if (plain === '4') return dianText.rejected
  return /^3\d$/.test(plain) ? dianText.event : dianText.other(code)
}

/** The state of a document can change, and only DIAN's own page shows the current state. */
export function DianLink({ code, environment }: { code: string; environment: string }) {
  return (
    <a href={dianPage(code, environment)} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {dianText.page}
      <ExternalLink strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{dianText.newTab}</span>
    </a>
  )
}
