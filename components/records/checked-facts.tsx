import { BadgeCheck } from 'lucide-react'
import { CompareFile } from '@/components/records/compare-file'
import { Notice } from '@/components/ui/notice'
import { checkText as text, recordText } from '@/content/records'
import { formatDateTime } from '@/lib/format/date'
import type { CheckedRecord } from '@/lib/records/record-answer'

/** What we wrote in a record, to be held against the paper. */
export function CheckedFacts({ record }: { record: CheckedRecord }) {
  const { number, document, verdict, issued_at, file_sha256, sha256, newer } = record
  const facts: readonly (readonly [string, string | null])[] = [
    [text.labels.number, number],
    [text.labels.document, document],
    [text.labels.verdict, recordText.verdicts[verdict]],
    [text.labels.issuedAt, formatDateTime(issued_at)],
    [text.labels.fileHash, file_sha256],
    [text.labels.hash, sha256],
  ]
  return (
    <section aria-labelledby="record-answer" className="mt-12 max-w-[44rem]">
      <h2 id="record-answer" className="flex items-center gap-2.5 text-2xl text-green">
        <BadgeCheck className="size-[1.1em] flex-none" strokeWidth={1.75} aria-hidden />
        {text.genuine}
      </h2>
      {newer ? (
        <div className="mt-4">
          <Notice tone="warn">{text.newer}</Notice>
        </div>
      ) : null}
      <dl className="mt-5 border-t-5 border-double border-rule-green">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[16rem_1fr]">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="font-[550] break-all tabular-nums">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <CompareFile sha256={sha256} />
    </section>
  )
}
