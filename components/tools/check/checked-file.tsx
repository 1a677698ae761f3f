import type { Ref } from 'react'
import { Advice } from '@/components/einvoice/advice'
import { Authenticity } from '@/components/einvoice/authenticity'
import { DianWords } from '@/components/einvoice/dian-words'
import { InvoiceDocument } from '@/components/einvoice/document'
import { FindingsList } from '@/components/einvoice/findings'
import { Icon } from '@/components/site/icon'
import { summaryOf, verdictOf } from '@/components/tools/check/verdict'
import { buttonStyles } from '@/components/ui/button-styles'
import { linkStyles } from '@/components/ui/link-styles'
import {
  invoiceCheckRefusals,
  invoiceCheckResult,
  invoiceCheckResult as text,
  invoiceCheckStates,
} from '@/content/tools/invoice-check'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'
import type { Review } from '@/lib/einvoice/review-document'
import { displayName } from '@/lib/uploads/file-name'

/** The whole result of one file. */
export function CheckedFile({ file, heading }: { file: ReviewedFile; heading: Ref<HTMLHeadingElement> }) {
  return (
    <article className="mt-4">
      <h3 ref={heading} tabIndex={-1} className="text-2xl/[1.1] font-[450] tracking-[-0.018em] outline-none">
        {verdictOf(file)}
      </h3>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">
        <bdi>{displayName(file.name)}</bdi>
      </p>
      <Body file={file} />
      <p className="mt-6 border-l-5 border-double border-ink-2 bg-sunk px-4 py-3.5 text-[1rem]">
        {invoiceCheckResult.help}
      </p>
      <ResultActions />
    </article>
  )
}

function Body({ file }: { file: ReviewedFile }) {
  if ('picture' in file) return <p className="mt-4">{invoiceCheckStates[file.picture].text}</p>
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
        {text.print}
      </button>
      {/* A whole page load: what was read here is not to be kept behind it. */}
      <a href="/auth" className={linkStyles}>
        {text.portal}
        <Icon name="arrow" />
      </a>
    </p>
  )
}

type CheckedDocumentProps = { document: EDocument; review: Review }

/** A document that was read: what it is, what holds and what does not, what DIAN said, and the document itself. */
function CheckedDocument({ document, review }: CheckedDocumentProps) {
  const { invoice } = document
  return (
    <>
      <p className="mt-4 text-lg/[1.45] wrap-anywhere">{summaryOf(document)}</p>
      <div className="mt-6 space-y-6">
        <Authenticity document={document} review={review} />
        {document.kind === 'other' ? (
          <p>{text.otherText}</p>
        ) : (
          <FindingsList document={document} review={review} />
        )}
        {review.authenticity ? null : <DianWords document={document} />}
        <Advice review={review} />
        {invoice ? (
          <section>
            <h3 className="mb-3">{text.document}</h3>
            <InvoiceDocument invoice={invoice} findings={review.findings} />
          </section>
        ) : null}
      </div>
    </>
  )
}
