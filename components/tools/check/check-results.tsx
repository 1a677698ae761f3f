import { useEffect, useRef, useState } from 'react'
import { CheckedFile } from '@/components/tools/check/checked-file'
import { verdictOf } from '@/components/tools/check/verdict'
import { invoiceCheckStates as text } from '@/content/tools/invoice-check'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'
import { displayName } from '@/lib/uploads/file-name'

/** What was read: of several documents one at a time, chosen from their list. The focus goes to its verdict. */
export default function CheckResults({ files }: { files: readonly ReviewedFile[] }) {
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = files[at]

  useEffect(() => heading.current?.focus(), [at])

  return (
    <>
      {files.length > 1 ? (
        <nav aria-label={text.list} className="mt-4 print:hidden">
          <p className="text-sm text-ink-2">{text.files(files.length)}</p>
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
      {shown ? <CheckedFile key={at} file={shown} heading={heading} /> : null}
    </>
  )
}
