import type { Ref } from 'react'
import { CheckedDocument } from '@/components/tools/check/checked-document'
import { ResultActions } from '@/components/tools/check/result-actions'
import { verdictOf } from '@/components/tools/check/verdict'
import { invoiceCheckRefusals, invoiceCheckResult, invoiceCheckStates } from '@/content/tools/invoice-check'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'
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
