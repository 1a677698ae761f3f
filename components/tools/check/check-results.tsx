import { useEffect, useRef, useState, type Ref } from 'react'
import { Authenticity, DianStatus } from '@/components/einvoice/authenticity'
import { InvoiceDocument } from '@/components/einvoice/document'
import { Advice, FindingsList } from '@/components/einvoice/findings'
import { Icon } from '@/components/site/icon'
import { buttonStyles } from '@/components/ui/button-styles'
import { linkStyles } from '@/components/ui/control-styles'
import { documentNames, unknownDocument } from '@/content/einvoice/reading'
import { invoiceCheckRefusals, invoiceCheckResult, invoiceCheckStates } from '@/content/tools/invoice-check'
import { CheckedPicture, pictureVerdict } from '@/components/tools/check/checked-picture'
import type { StartFigures } from '@/components/tools/check/typed-figures'
import { formatAmount } from '@/lib/einvoice/amount'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { kindName } from '@/lib/einvoice/reading'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'
import type { Review } from '@/lib/einvoice/review-document'
import { formatNit } from '@/lib/format/nit'
import { oneForEachFigure } from '@/lib/tools/one-for-each-figure'
import { displayName } from '@/lib/uploads/file'

const names: Readonly<Record<string, string>> = documentNames

type OnType = (start: StartFigures | null) => void
type CheckResultsProps = {
  files: readonly ReviewedFile[]
  /** Opens the form for typed figures with the values that were read in a picture. */
  onType: OnType
}

/** Shows one document at a time and moves the focus to its verdict. */
export default function CheckResults({ files, onType }: CheckResultsProps) {
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = files[at]

  // On phones a strip at the bottom could cover the heading, so the start of the result is scrolled into view.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('article')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  return (
    <>
      {files.length > 1 ? (
        <nav aria-label={invoiceCheckStates.list} className="mt-4 print:hidden">
          <p className="text-sm text-ink-2">{invoiceCheckStates.files(files.length)}</p>
          <ul className="mt-2 border-t border-ink rule-closes">
            {files.map((file, index) => (
              <li key={index} className="border-t border-rule first:border-t-0">
                <button
                  type="button"
                  aria-current={index === at ? 'true' : undefined}
                  onClick={() => setAt(index)}
                  className="flex min-h-tap w-full flex-wrap items-baseline justify-between gap-x-4 px-2 py-2 text-left hover:bg-sunk aria-[current]:bg-green-wash aria-[current]:font-[550]"
                >
                  <bdi className="wrap-anywhere">{displayName(file.name)}</bdi>
                  <span className="text-sm text-ink-2">{verdictOf(file)}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {shown ? <CheckedFile key={at} file={shown} heading={heading} onType={onType} /> : null}
    </>
  )
}

type CheckedFileProps = { file: ReviewedFile; heading: Ref<HTMLHeadingElement>; onType: OnType }

function CheckedFile({ file, heading, onType }: CheckedFileProps) {
  return (
    <article className="mt-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl/[1.1] font-[450] tracking-[-0.018em] outline-none">
        {verdictOf(file)}
      </h2>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">
        <bdi>{displayName(file.name)}</bdi>
      </p>
      <Body file={file} onType={onType} />
      <p className="mt-6 border-l-5 border-double border-ink-2 bg-sunk px-4 py-3.5 text-[1rem]">
        {invoiceCheckResult.help}
      </p>
      <ResultActions />
    </article>
  )
}

function Body({ file, onType }: { file: ReviewedFile; onType: OnType }) {
  if ('picture' in file) return <CheckedPicture file={file} onType={onType} />
  if (file.refused)
    return (
      <p className="mt-4 border-l-5 border-double border-red bg-red-wash px-4 py-3.5 font-medium text-red">
        {invoiceCheckRefusals[file.refused.reason] ?? file.refused.message}
      </p>
    )
  return <CheckedDocument document={file.document} review={file.review} />
}

function ResultActions() {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <button type="button" onClick={() => window.print()} className={buttonStyles()}>
        {invoiceCheckResult.print}
      </button>
      {/* The link loads the page completely, so that the checked files do not stay in memory. */}
      <a href="/auth" className={linkStyles}>
        {invoiceCheckResult.portal}
        <Icon name="arrow" />
      </a>
    </p>
  )
}

type CheckedDocumentProps = { document: EDocument; review: Review }

function CheckedDocument({ document, review: whole }: CheckedDocumentProps) {
  const { invoice } = document
  const review = { ...whole, findings: oneForEachFigure(whole.findings) }
  return (
    <>
      <p className="mt-4 text-lg/[1.45] wrap-anywhere">{summaryOf(document)}</p>
      <div className="mt-6 space-y-6">
        <Authenticity document={document} review={review} />
        {document.kind === 'other' ? (
          <p>{invoiceCheckResult.otherText}</p>
        ) : (
          <FindingsList document={document} review={review} />
        )}
        {review.authenticity ? null : <DianStatus document={document} />}
        <Advice review={review} />
        {invoice ? (
          <section>
            <h3 className="mb-3">{invoiceCheckResult.document}</h3>
            <InvoiceDocument invoice={invoice} findings={review.findings} />
          </section>
        ) : null}
      </div>
    </>
  )
}

function verdictOf(file: ReviewedFile): string {
  if ('picture' in file) return pictureVerdict(file)
  if (file.refused) return invoiceCheckStates.refused
  return reviewVerdict(file.review, file.document.invoice)
}

function reviewVerdict({ proposal, findings, authenticity }: Review, invoice: Invoice | null): string {
  const blocking = findings.filter(({ severity }) => severity === 'block')
  const warned = findings.filter(({ severity }) => severity === 'warn').length
  // One wrong amount can cause several findings with the same difference, so equal differences count as one.
  const gaps = new Set(blocking.map(({ figures }) => figures.difference))
  const [gap] = gaps.size === 1 ? gaps : []
  switch (proposal) {
    case 'sound':
      return invoiceCheckResult.sound
    case 'doubtful':
      if (authenticity && authenticity.cap !== 'sound') return invoiceCheckResult.unproven
      return invoiceCheckResult.doubtful(warned)
    case 'wrong':
      return gap
        ? invoiceCheckResult.gap(formatAmount(gap, invoice?.currency))
        : invoiceCheckResult.wrong(blocking.length)
    default:
      if (!invoice) return invoiceCheckResult.other
      // Documents other than sales invoices follow other annexes of DIAN, so only their amounts were checked.
      return warned > 0 ? invoiceCheckResult.doubtful(warned) : invoiceCheckResult.partly
  }
}

function summaryOf({ name, invoice }: EDocument): string {
  const called = names[name] ?? unknownDocument(name)
  if (!invoice) return invoiceCheckResult.about(called)
  const { number, supplier, totals, currency } = invoice
  const nit = /^\d+$/.test(supplier.nit) ? formatNit(supplier.nit) : supplier.nit
  const id = supplier.digit ? `${nit}-${supplier.digit}` : nit
  return invoiceCheckResult.summary(
    kindName(invoice),
    number,
    supplier.name || invoiceCheckResult.noSupplier,
    id,
    formatAmount(totals.payable, currency),
  )
}
