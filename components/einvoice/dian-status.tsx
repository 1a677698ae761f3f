import { ExternalLink } from 'lucide-react'
import { linkStyles } from '@/components/ui/control-styles'
import { reading } from '@/content/einvoice/reading'
import { formatCivilDay, isCivilDay } from '@/lib/calendar/civil-day'
import { dianPage } from '@/lib/einvoice/cufe'
import type { DianAnswer } from '@/lib/einvoice/model/dian-answer'
import type { EDocument } from '@/lib/einvoice/model/document'
import { isSignedByDian, plainCode } from '@/lib/einvoice/signature/authenticity'

const text = reading.dian
const isCode = /^[0-9a-f]{96}$/

/**
 * What DIAN said inside of the file, and the way to its page, which alone can tell the rest: of an answer by itself, and of
 * reviews from before signatures were checked.
 */
export function DianStatus({ document: { invoice, answer, signatures } }: { document: EDocument }) {
  const isSigned = answer && signatures ? isSignedByDian(signatures.answer, answer) : false
  const code = invoice?.code.value ?? answer?.about ?? ''
  const environment = invoice?.environment ?? answer?.environment ?? ''
  if (!invoice && !answer) return null
  return (
    <section>
      <h3>{text.title}</h3>
      <p className="mt-1 text-[1rem]">
        {answer ? verdictOf(answer, isSigned) : text.absent}
        {answer && answer.remarks.length > 0 ? ` ${text.remarked(answer.remarks.length)}` : null}
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
  if (plain === '2' && !signed) return text.claimed
  if (plain === '2') return isCivilDay(date) ? text.validatedOn(formatCivilDay(date)) : text.validated
  if (plain === '4') return text.rejected
  return /^3\d$/.test(plain) ? text.event : text.other(code)
}

/** The way to DIAN's page about a document, which alone can tell how it stands there now. */
export function DianLink({ code, environment }: { code: string; environment: string }) {
  return (
    <a href={dianPage(code, environment)} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {text.page}
      <ExternalLink strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{text.newTab}</span>
    </a>
  )
}
