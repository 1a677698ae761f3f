import { Advice } from '@/components/einvoice/advice'
import { Authenticity } from '@/components/einvoice/authenticity'
import { DianWords } from '@/components/einvoice/dian-words'
import { InvoiceDocument } from '@/components/einvoice/document'
import { FindingsList } from '@/components/einvoice/findings'
import { summaryOf } from '@/components/tools/check/verdict'
import { invoiceCheckResult as text } from '@/content/tools/invoice-check'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Review } from '@/lib/einvoice/review-document'

type CheckedDocumentProps = { document: EDocument; review: Review }

/** A document that was read: what it is, what holds and what does not, what DIAN said, and the document itself. */
export function CheckedDocument({ document, review }: CheckedDocumentProps) {
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
